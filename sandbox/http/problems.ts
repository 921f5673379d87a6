import type { Problem } from '../../generated/member/model/index.ts'
import type { Reply } from '../handlers/call.ts'
import type { Bilingual } from '../bilingual.ts'

/** The usual texts of errors, by status. */
export const PROBLEM_TEXTS = {
  400: {
    en: 'We could not read the information you sent. Check it and try again.',
    fr: 'Les renseignements envoyés sont illisibles. Vérifiez-les et réessayez.',
  },
  401: { en: 'Please sign in to continue.', fr: 'Veuillez vous connecter pour continuer.' },
  403: {
    en: 'You do not have access to this information. If you think this is a mistake, call the number on your member card.',
    fr: 'Vous n’avez pas accès à ces renseignements. Si vous croyez qu’il s’agit d’une erreur, composez le numéro indiqué sur votre carte de membre.',
  },
  404: {
    en: 'We could not find what you are looking for. Go back and choose something else.',
    fr: 'Nous n’avons pas trouvé ce que vous cherchez. Revenez en arrière et faites un autre choix.',
  },
  409: {
    en: 'This information has changed in the meantime. Reload the page and try again.',
    fr: 'Ces renseignements ont changé entre-temps. Rechargez la page et réessayez.',
  },
  413: {
    en: 'The files are too large. Choose smaller ones and try again.',
    fr: 'Les fichiers sont trop volumineux. Choisissez-en de plus petits et réessayez.',
  },
  415: {
    en: 'We cannot accept this type of content. Reload the page and try again.',
    fr: 'Nous ne pouvons pas accepter ce type de contenu. Rechargez la page et réessayez.',
  },
  422: {
    en: 'Some of the information is not valid. Correct it and try again.',
    fr: 'Certains renseignements ne sont pas valides. Corrigez-les et réessayez.',
  },
  423: {
    en: 'Your account is locked for your protection. Try again in a few minutes, or reset your password. If it stays locked, call the number on your member card.',
    fr: 'Votre compte est verrouillé pour votre protection. Réessayez dans quelques minutes ou réinitialisez votre mot de passe. S’il reste verrouillé, composez le numéro indiqué sur votre carte de membre.',
  },
  429: {
    en: 'Too many attempts in a short time. Wait a moment, then try again.',
    fr: 'Trop de tentatives en peu de temps. Attendez un moment, puis réessayez.',
  },
  503: {
    en: 'Our service is not available right now. Try again in a few minutes.',
    fr: 'Notre service n’est pas disponible pour le moment. Réessayez dans quelques minutes.',
  },
} as const satisfies Record<number, Bilingual>
export const GENERIC_PROBLEM: Bilingual = {
  en: 'Oops, something went wrong. Please try again later.',
  fr: "Oups, une erreur s'est produite. Veuillez réessayer plus tard.",
}

/** The usual error response (problem details), in both languages. */
export function problemReply(status: number, more: Partial<Problem> & { details?: readonly string[] } = {}): Reply {
  const { en, fr } = (PROBLEM_TEXTS as Record<number, Bilingual>)[status] ?? GENERIC_PROBLEM
  return {
    status,
    body: { messageEn: en, messageFr: fr, ...more },
    headers: {
      'content-type': 'application/json',
      ...(status === 429 || status === 503 ? { 'retry-after': '5' } : {}),
    },
  }
}
