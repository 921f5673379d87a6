import type { ClaimTerms } from '../../generated/member/model/index.ts'
import type { Locale, Bilingual } from '../bilingual.ts'

const TITLE: Bilingual = { en: 'Claim agreement', fr: 'Entente relative à la demande de règlement' }
const PARAGRAPHS: readonly Bilingual[] = [
  {
    en: 'I confirm that the information in this claim is true and complete, and that the services were received.',
    fr: 'Je confirme que les renseignements fournis dans cette demande sont exacts et complets et que les services ont été reçus.',
  },
  {
    en: 'I have the consent of the people in this claim to share their information with the insurer.',
    fr: 'J’ai le consentement des personnes visées par cette demande pour communiquer leurs renseignements à l’assureur.',
  },
  {
    en: 'I will keep the original receipts and other supporting documents for at least 12 months after submitting the claim, and send them if the insurer asks.',
    fr: 'Je conserverai les reçus originaux et les autres pièces justificatives pendant au moins 12\u00A0mois après la présentation de la demande et je les transmettrai si l’assureur me le demande.',
  },
  {
    en: 'The insurer may check this claim with the provider, and may ask for an amount paid in error to be returned.',
    fr: 'L’assureur peut vérifier cette demande auprès du fournisseur et recouvrer toute somme versée à tort.',
  },
]

/** What a member agrees to before submitting (D-98, CONST-16). */
export const claimTerms = (locale: Locale): ClaimTerms => ({ title: TITLE[locale], paragraphs: PARAGRAPHS.map((words) => words[locale]) })
