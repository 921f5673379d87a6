import type { Bilingual } from '../bilingual.ts'

/** Why the amounts of a line are what they are. */
export const EXPLANATIONS = {
  E01: {
    en: 'Your plan pays a percentage of the eligible amount (coinsurance).',
    fr: 'Votre régime rembourse un pourcentage du montant admissible (coassurance).',
  },
  E02: {
    en: 'The amount is above the maximum your plan recognizes for one visit.',
    fr: 'Le montant dépasse le maximum que votre régime reconnaît par visite.',
  },
  E03: { en: 'The yearly maximum for this service has been reached.', fr: 'Le maximum annuel pour ce service est atteint.' },
  E04: { en: 'Your deductible was applied.', fr: 'Votre franchise a été appliquée.' },
  E05: { en: 'The payment takes into account what the other insurer paid.', fr: 'Le paiement tient compte du montant versé par l’autre assureur.' },
  E06: { en: 'Your health spending account paid some or all of the rest.', fr: 'Votre compte de gestion-santé a payé le reste, en tout ou en partie.' },
  E07: {
    en: 'Your personal wellness account paid some or all of this expense.',
    fr: 'Votre compte de mieux-être personnel a payé cette dépense, en tout ou en partie.',
  },
  E08: {
    en: 'Your account did not have enough left to pay the rest.',
    fr: 'Le solde de votre compte ne suffisait pas pour payer le reste.',
  },
  R01: {
    en: 'This service needs a prescription and none was provided. Submit the claim again once you have one.',
    fr: 'Ce service exige une ordonnance et aucune n’a été fournie. Présentez de nouveau la demande lorsque vous en aurez une.',
  },
  R03: {
    en: 'Your plan paid for this service too recently to pay for it again.',
    fr: 'Votre régime a payé ce service trop récemment pour le payer de nouveau.',
  },
  R02: { en: 'This service is not covered by your plan.', fr: 'Ce service n’est pas couvert par votre régime.' },
} as const satisfies Record<string, Bilingual>

export type ExplanationId = keyof typeof EXPLANATIONS
