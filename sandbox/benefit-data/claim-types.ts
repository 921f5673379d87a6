import { z } from 'zod'
import type { ClaimType } from '../../generated/member/model/index.ts'
import type { Bilingual, Locale } from '../bilingual.ts'
import { toRulesResponse } from './catalogue/describe.ts'
import { claimWithin, RECEIPT } from './catalogue/rules.ts'
import { dollars, readData, text } from './read-data.ts'

const claimType = z.strictObject({
  code: z.string(),
  name: text,
  lob: z.string(),
  /**
   * line of business and benefit of the lookup of other coverage where maaxClaims is on; without it, `lob` stands for
   * both (D-202)
   */
  maax: z.tuple([z.string(), z.string()]).exactOptional(),
  /** category of the search in history for lines described in words */
  benefitCode: z.string(),
  isRta: z.boolean(),
  /** provinces where the portal lists it and members cannot choose it (D-100) */
  disabledIn: z.array(z.string()).exactOptional(),
  /** deadline in months after the date of service, for claims with receipts (CLAIM-87) */
  months: z.literal([24, 36]).exactOptional(),
  /** only plans with this benefit offer it (DATA-67) */
  benefit: z.string().exactOptional(),
})
type Entry = z.infer<typeof claimType>

const otherService = z.strictObject({
  code: z.string(),
  benefitCode: z.string(),
  claimType: z.string(),
  name: text,
  usual: dollars,
  din: z.string().exactOptional(),
})

const { claimTypes, categories, otherServices } = readData(
  'claim-types.yaml',
  z.strictObject({
    claimTypes: z.array(claimType),
    categories: z.record(z.string(), text),
    otherServices: z.array(otherService),
  }),
)

/** Types of claims in the order of the page (CLAIM-04). */
export const CLAIM_TYPES: readonly Entry[] = claimTypes
/** Categories of benefits in history (DATA-66). */
export const BENEFIT_CATEGORIES: Record<string, Bilingual> = categories
/**
 * Services without a provider of the directory, for the history of personas. `usual` is in cents, `din` a number of the
 * drug catalogue.
 */
export const OTHER_SERVICES = otherServices

export const findClaimType = (code: string): Entry | undefined => CLAIM_TYPES.find((each) => each.code === code)

export const toClaimTypeResponse = (entry: Entry, locale: Locale, province: string): ClaimType => ({
  claimType: entry.code,
  description: entry.name[locale],
  lob: entry.lob,
  ...(entry.maax && { maaxLob: entry.maax[0], maaxBenefit: entry.maax[1] }),
  isRta: entry.isRta,
  isDisabledForProv: entry.disabledIn?.includes(province) ?? false,
  ...(entry.months && { claimRequirements: toRulesResponse([RECEIPT, claimWithin(entry.months)], locale) }),
})

/**
 * Whether a claim type has the line of business of a lookup of other coverage. Where maaxClaims is on, the benefit
 * counts too.
 */
export const isLookedUp = (lob: string, benefit?: string): boolean =>
  CLAIM_TYPES.some((entry) =>
    benefit === undefined
      ? entry.lob === lob
      : (entry.maax?.[0] ?? entry.lob) === lob && (entry.maax?.[1] ?? entry.lob) === benefit,
  )

/** Names of the lines of business (CLAIM-88). */
export const labels = (locale: Locale): Record<string, string> =>
  Object.fromEntries(CLAIM_TYPES.map(({ lob, name }) => [lob, name[locale]]))

export const dinOf = (serviceCode: string): string | undefined =>
  OTHER_SERVICES.find(({ code }) => code === serviceCode)?.din
