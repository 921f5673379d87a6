import type { Words } from '../words.ts'

/** Why the amounts of a line are what they are. */
export const EXPLANATIONS = {
  E01: {
    en: 'Your plan pays the coinsurance percentage of the eligible amount.',
    fr: 'Votre régime rembourse le pourcentage de coassurance du montant admissible.',
  },
  E02: {
    en: 'The amount is above the maximum your plan recognises for one visit.',
    fr: 'Le montant dépasse le maximum admissible par visite de votre régime.',
  },
  E03: { en: 'The yearly maximum for this service has been reached.', fr: 'Le maximum annuel pour ce service est atteint.' },
  E04: { en: 'Your deductible was applied.', fr: 'Votre franchise a été appliquée.' },
  E05: { en: 'The payment takes into account what the other insurer paid.', fr: 'Le paiement tient compte du montant versé par l’autre assureur.' },
  E06: { en: 'Your health spending account paid some or all of the rest.', fr: 'Votre compte de gestion-santé a payé une partie ou la totalité du reste.' },
  E07: {
    en: 'Your personal wellness account paid some or all of this expense.',
    fr: 'Votre compte de mieux-être personnel a payé une partie ou la totalité de cette dépense.',
  },
  E08: { en: 'Your spending account did not have enough left to pay the rest.', fr: 'Le solde de votre compte ne suffisait pas pour payer le reste.' },
  R01: { en: 'This service needs a prescription and none was provided.', fr: 'Ce service exige une ordonnance et aucune n’a été fournie.' },
  R02: { en: 'This service is not covered by your plan.', fr: 'Ce service n’est pas couvert par votre régime.' },
} as const satisfies Record<string, Words>

export type ExplanationId = keyof typeof EXPLANATIONS
