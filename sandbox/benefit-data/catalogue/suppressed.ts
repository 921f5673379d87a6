import { z } from 'zod'
import type { SuppressedHospitalBenefit } from '../../../generated/member/model/index.ts'
import type { Locale } from '../../bilingual.ts'
import { readData, text } from '../read-data.ts'
import { toRulesResponse } from './describe.ts'
import { HOSPITAL } from './catalogues.ts'

/**
 * Hospital coverage without percentages and maximums, for plans that hide amounts from their members (flag
 * suppressCoverage, DATA-58).
 */
export const suppressedHospital = (locale: Locale): SuppressedHospitalBenefit[] =>
  HOSPITAL.groups.flatMap(({ benefits }) =>
    benefits.map(({ code, name, products }) => ({
      benefitCode: code,
      benefitDetails: {
        heading: name[locale],
        description: products.map(({ about }) => about[locale]).join(' '),
        provisions: toRulesResponse(HOSPITAL.overall, locale),
        eligibility: distinct(
          toRulesResponse(
            products.flatMap(({ eligibility }) => eligibility),
            locale,
          ),
        ),
        claimRequirements: distinct(
          toRulesResponse(
            products.flatMap(({ requirements }) => requirements),
            locale,
          ),
        ),
      },
    })),
  )

const distinct = <T extends { description: string }>(rules: readonly T[]): T[] => [
  ...new Map(rules.map((rule) => [rule.description, rule])).values(),
]

/**
 * Coverage texts without percentages and amounts, for plans that hide amounts from their members (flag
 * suppressCoverage, D-12).
 */
export const SUPPRESSED = readData(
  'catalogue/suppressed.yaml',
  z.strictObject({ EHB: z.array(text), DENTAL: z.array(text), DRUGS: z.array(text) }),
)
