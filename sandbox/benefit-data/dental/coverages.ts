import { z } from 'zod'
import type { Bilingual } from '../../bilingual.ts'
import { claimWithin, limits, perYear, sentence, toRules, type Rule } from '../catalogue/rules.ts'
import { dollars, readData, text } from '../read-data.ts'

const coverage = z
  .strictObject({ code: z.string(), name: text, about: text, ...limits, requires: z.array(sentence).default([]) })
  .transform(({ code, name, about, requires, ...limit }) => ({
    code,
    name,
    about,
    percent: limit.pays,
    rules: [...toRules(limit), ...requires],
  }))
/** A coverage group of dental procedures. `percent` is the percentage of the fee guide price that the plan pays. */
export type DentalCoverage = z.infer<typeof coverage>

const { everyService, groups } = readData(
  'dental/coverages.yaml',
  z.strictObject({
    everyService: z.strictObject({ perYear: dollars, claimWithinMonths: z.int() }),
    groups: z.array(coverage),
  }),
)

/**
 * Plan rules for the whole dental benefit: the fee guide, the yearly maximum and the time limit for claims (CONST-26).
 */
export const DENTAL_RULES: readonly Rule[] = [
  { ...sentence.parse('feeGuide'), agreement: 'DENTAL_PRICING' },
  perYear(everyService.perYear),
  claimWithin(everyService.claimWithinMonths),
]

/** The sentence for a dental code that the plan does not cover, as the specification quotes it (COV-68). */
export const INELIGIBLE: Bilingual = { en: 'Product or service is ineligible', fr: 'Produit ou service non admissible' }

export const DENTAL_COVERAGES: readonly DentalCoverage[] = groups

export const findCoverage = (code: string): DentalCoverage | undefined =>
  DENTAL_COVERAGES.find((each) => each.code === code)
