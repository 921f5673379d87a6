import { z } from 'zod'
import type { AgreementType } from '../../../generated/member/model/index.ts'
import type { Bilingual } from '../../bilingual.ts'
import { inDollars } from '../../money.ts'
import { dollars, readData, text } from '../read-data.ts'

/** A rule of the plan, as one sentence. The API response adds a dash before the sentence (COV-29). */
export interface Rule {
  readonly text: Bilingual
  readonly agreement?: AgreementType
}

const SENTENCES = readData('catalogue/sentences.yaml', z.record(z.string(), text))

/**
 * Schema of a reference to a rule. YAML files contain only the name of the rule; its text is in
 * catalogue/sentences.yaml.
 */
export const sentence = z
  .string()
  .refine((name) => name in SENTENCES, 'is no name of catalogue/sentences.yaml')
  .transform((name): Rule => ({ text: SENTENCES[name]! }))

export const RECEIPT = sentence.parse('receipt')

/** The rule that a claim must be submitted within this many months after the service. */
export const claimWithin = (months: number): Rule => ({
  text: {
    en: `The claim must be submitted within ${months} months of the date of service`,
    fr: `La demande de règlement doit être présentée dans les ${months}\u00A0mois suivant la date du service`,
  },
})

export const perYear = (cents: number): Rule => ({
  text: {
    en: `Maximum of ${inDollars(cents, 'en')} for each person in a calendar year`,
    fr: `Maximum de ${inDollars(cents, 'fr')} par personne assurée et par année civile`,
  },
  agreement: 'FISCAL_MAXIMUM',
})

/**
 * Schema fields for the coverage percentage and the limits of a product in a YAML file. The numbers are samples, and no
 * claim is decided with them (D-120).
 */
export const limits = {
  /** percentage that the plan pays */
  pays: z.number(),
  perYear: dollars.exactOptional(),
  everyYears: z.int().exactOptional(),
  maximum: text.exactOptional(),
  condition: text.exactOptional(),
}

interface Limits {
  readonly pays: number
  /** maximums in cents, for one visit and for one year */
  readonly perVisit?: number
  readonly perYear?: number
  readonly everyYears?: number
  readonly maximum?: Bilingual
  readonly condition?: Bilingual
}

/** The coverage percentage and the limits of a product, each as a sentence. */
export const toRules = (limit: Limits): Rule[] => [
  {
    text: { en: `Reimbursed at ${limit.pays}%`, fr: `Remboursement à ${limit.pays}\u00A0%` },
    agreement: 'COINSURANCE',
  },
  ...(limit.perVisit === undefined ? [] : [perVisit(limit.perVisit)]),
  ...(limit.perYear === undefined ? [] : [perYear(limit.perYear)]),
  ...(limit.everyYears === undefined ? [] : [maximum(everyYears(limit.everyYears))]),
  ...(limit.maximum ? [maximum(limit.maximum)] : []),
  ...(limit.condition ? [{ text: limit.condition }] : []),
]

const perVisit = (cents: number): Rule => ({
  text: {
    en: `Up to ${inDollars(cents, 'en')} recognized per visit`,
    fr: `Jusqu’à ${inDollars(cents, 'fr')} admissibles par visite`,
  },
  agreement: 'HEALTH_PRICING',
})
const maximum = (words: Bilingual): Rule => ({ text: words, agreement: 'BENEFIT_MAXIMUM' })
const everyYears = (years: number): Bilingual => ({
  en: `One every ${years} years`,
  fr: `Un article tous les ${years}\u00A0ans`,
})
