import { z } from 'zod'
import type { ClaimType } from '../../generated/member/model/index.ts'
import type { Bilingual, Locale } from '../bilingual.ts'
import { findDrugs } from './drugs/catalogue.ts'
import { toRulesResponse } from './catalogue/describe.ts'
import { claimWithin, RECEIPT } from './catalogue/rules.ts'
import { dollars, readData, text } from './read-data.ts'

const claimType = z.strictObject({
  code: z.string(),
  name: text,
  lob: z.string(),
  /**
   * line of business and benefit that the portal sends to look up other coverage if the flag maaxClaims is on. If this
   * field is absent, the portal sends `lob` as both (D-202).
   */
  maax: z.tuple([z.string(), z.string()]).exactOptional(),
  /** benefit category in the claim history for claims whose service the member described in words */
  benefitCode: z.string(),
  isRta: z.boolean(),
  /** provinces in which the portal lists the claim type as disabled (D-100) */
  disabledIn: z.array(z.string()).exactOptional(),
  /**
   * for claims with receipts: number of months after the date of service within which the claim must be submitted
   * (CLAIM-87)
   */
  months: z.literal([24, 36]).exactOptional(),
  /** if present, only plans with this benefit have the claim type (DATA-67) */
  benefit: z.string().exactOptional(),
})
type Entry = z.infer<typeof claimType>

const otherService = z.strictObject({
  code: z.string(),
  benefitCode: z.string(),
  claimType: z.string(),
  name: text,
  /** percentage that the plan pays, as its coverage pages say */
  pays: z.number(),
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

/** The claim types, in the order in which the claim type page lists them (CLAIM-04). */
export const CLAIM_TYPES: readonly Entry[] = claimTypes
/** Names of the benefit categories by which members search the claim history (DATA-66). */
export const BENEFIT_CATEGORIES: Record<string, Bilingual> = categories
/**
 * Services of providers that are not in the directory, for the claim history of personas. `usual` is a price in cents.
 * `din` is a drug identification number from the drug catalogue.
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
  ...(entry.months && {
    claimRequirements: toRulesResponse([RECEIPT, claimWithin(entry.months)], locale),
    isReceiptRequired: true,
  }),
})

/**
 * True if any claim type uses this line of business to look up other coverage. If maaxClaims is on, the benefit must
 * match too.
 */
export const isLookedUp = (lob: string, benefit?: string): boolean =>
  CLAIM_TYPES.some((entry) =>
    benefit === undefined
      ? entry.lob === lob
      : (entry.maax?.[0] ?? entry.lob) === lob && (entry.maax?.[1] ?? entry.lob) === benefit,
  )

/** Names of the lines of business, by code (CLAIM-88). */
export const labels = (locale: Locale): Record<string, string> =>
  Object.fromEntries(CLAIM_TYPES.map(({ lob, name }) => [lob, name[locale]]))

/** The identification number of the drug of a claim line, whose service code is this number or one of the history. */
export const dinOf = (serviceCode: string): string | undefined =>
  findDrugs(serviceCode)[0]?.drug.din ?? OTHER_SERVICES.find(({ code }) => code === serviceCode)?.din
