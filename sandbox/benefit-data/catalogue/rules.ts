import { inDollars } from '../../money.ts'
import type { Bilingual } from '../../bilingual.ts'
import type { Product, Rule } from './model.ts'

/** Sentences of the plan. Numbers are samples and nothing enforces them (D-120, CONST-26 to CONST-28). */
export const statesRule = (en: string, fr: string): Rule => ({ text: { en, fr } })

export const coinsurance = (percent: number): Rule => ({
  text: { en: `Reimbursed at ${percent}%`, fr: `Remboursement à ${percent} %` },
  agreement: 'COINSURANCE',
})

export const perYear = (cents: number): Rule => ({
  text: {
    en: `Maximum of ${inDollars(cents, 'en')} for each person in a calendar year`,
    fr: `Maximum de ${inDollars(cents, 'fr')} par personne assurée et par année civile`,
  },
  agreement: 'FISCAL_MAXIMUM',
})

export const perVisit = (cents: number): Rule => ({
  text: { en: `Up to ${inDollars(cents, 'en')} recognized per visit`, fr: `Jusqu’à ${inDollars(cents, 'fr')} admissibles par visite` },
  agreement: 'HEALTH_PRICING',
})

export const maximum = (en: string, fr: string): Rule => ({ text: { en, fr }, agreement: 'BENEFIT_MAXIMUM' })

export const claimWithin = (months: number): Rule =>
  statesRule(
    `The claim must be submitted within ${months} months of the date of service`,
    `La demande de règlement doit être présentée dans les ${months}\u00A0mois suivant la date du service`,
  )

export const PUBLIC_PLAN_FIRST = statesRule('What the provincial plan pays is deducted first', 'Ce que paie le régime provincial est déduit en premier')
export const RECEIPT = statesRule('A detailed receipt that shows what was paid', 'Un reçu détaillé qui indique le montant payé')
export const PRESCRIPTION = statesRule(
  'A prescription from a physician or nurse practitioner',
  'Une ordonnance d’un médecin, d’une infirmière praticienne ou d’un infirmier praticien',
)
export const AUTHORIZATION = statesRule('Prior authorization – ask for it before you pay', 'Une autorisation préalable\u00A0– à demander avant de payer')

/** A product with a receipt and the usual deadline; more is said where it differs. */
export const product = (
  code: string,
  name: Bilingual,
  about: Bilingual,
  provisions: readonly Rule[],
  more: { readonly eligibility?: readonly Rule[]; readonly requirements?: readonly Rule[]; readonly months?: number } = {},
): Product => ({
  code,
  name,
  about,
  provisions,
  eligibility: more.eligibility ?? [
    statesRule('You and your dependants covered by this benefit', 'Vous et vos personnes à charge couvertes par cette garantie'),
  ],
  requirements: [...(more.requirements ?? []), RECEIPT, claimWithin(more.months ?? 24)],
})
