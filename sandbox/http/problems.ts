import type { Problem } from '../../generated/member/model/index.ts'
import type { Reply } from '../handlers/call.ts'
import type { Words } from '../words.ts'

const TEXTS: Record<number, Words> = {
  400: { en: 'The request could not be read. Check the information and try again.', fr: 'La demande est illisible. Vérifiez les renseignements et réessayez.' },
  401: { en: 'Please sign in to continue.', fr: 'Veuillez vous connecter pour continuer.' },
  403: { en: 'You do not have access to this information.', fr: 'Vous n’avez pas accès à ces renseignements.' },
  404: { en: 'We could not find what you are looking for.', fr: 'Nous n’avons pas trouvé ce que vous cherchez.' },
  409: { en: 'This has changed in the meantime.', fr: 'Ces renseignements ont changé entre-temps.' },
  413: { en: 'The files are too large.', fr: 'Les fichiers sont trop volumineux.' },
  415: { en: 'This type of content is not accepted.', fr: 'Ce type de contenu n’est pas accepté.' },
  422: { en: 'Some of the information is not valid. Correct it and try again.', fr: 'Certains renseignements ne sont pas valides. Corrigez-les et réessayez.' },
  423: { en: 'Your account is locked.', fr: 'Votre compte est verrouillé.' },
  429: { en: 'Too many requests. Wait a moment and try again.', fr: 'Trop de demandes. Attendez un instant et réessayez.' },
  503: {
    en: 'This service is not available right now. Please try again in a few minutes.',
    fr: 'Ce service n’est pas accessible en ce moment. Veuillez réessayer dans quelques minutes.',
  },
}
const GENERIC: Words = { en: 'Oops, something went wrong. Please try again later.', fr: "Oups, une erreur s'est produite. Veuillez réessayer plus tard." }

/** An ordinary failure in both languages. */
export function problemReply(status: number, more: Partial<Problem> & { details?: readonly string[] } = {}): Reply {
  const { en, fr } = TEXTS[status] ?? GENERIC
  return {
    status,
    body: { messageEn: en, messageFr: fr, ...more },
    headers: { 'content-type': 'application/json', ...(status === 429 || status === 503 ? { 'retry-after': '5' } : {}) },
  }
}
