import { groupBy } from '~/platform/polyfills.ts'
import type {
  BenefitsResult,
  DentalBenefits,
  DentalLastService,
  DentalService,
  DentalServiceDetail,
} from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import type { Estimate } from '~/domain/estimate-payment.ts'
import { benefitLimits } from '~/domain/benefit-limits.ts'
import { fromCents, toCents } from '~/domain/money.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { readServerText } from '~/platform/http/to-portal-error.ts'
import { intlTag, type Locale } from '~/platform/i18n/locale.ts'

/**
 * The error for a response with status 400 and without results. It contains the service's text, if there is one
 * (COV-13).
 */
function failure(answer: DentalBenefits): PortalError {
  const serverText = readServerText(answer)
  return new PortalError({
    kind: 'validation',
    operationId: 'getDentalBenefits',
    status: 400,
    ...(serverText && { serverText }),
  })
}

/** The plan's coverage; fields missing in the response are empty. */
export type Coverage = Required<Pick<DentalBenefits, 'coverages' | 'overallProvisions'>>

/** Parses the response to a request without codes; null if there is no dental coverage. */
export function parseCoverage(answer: DentalBenefits | null): Coverage | null {
  if (answer === null) return null
  const { coverages, overallProvisions } = answer
  if (!coverages && !overallProvisions) throw failure(answer)
  return { coverages: coverages ?? [], overallProvisions: overallProvisions ?? [] }
}

/** The results of a search by codes. */
export type CodeResult = Required<Pick<DentalBenefits, 'coverages' | 'serviceDetails'>> &
  Pick<DentalBenefits, 'messageEn' | 'messageFr'>

/**
 * Parses the response to a search: a 200, or a 400 with at least one covered code (COV-12). A 400 without a covered
 * code may contain an error for each code, which is returned. If it contains none, this function throws an error
 * (D-201).
 */
export function parseSearch(answer: DentalBenefits | null): CodeResult | null {
  if (answer === null) return null
  const { coverages = [], serviceDetails = [] } = answer
  if (coverages.length === 0 && serviceDetails.length === 0) throw failure(answer)
  return { ...answer, coverages, serviceDetails }
}

/** True if a search found nothing for any code. */
export const isRefused = ({ coverages, serviceDetails }: CodeResult): boolean =>
  coverages.length === 0 && listedServices(serviceDetails).length === 0

export const listedServices = (details: readonly DentalServiceDetail[]): readonly DentalService[] =>
  details.flatMap(({ service }) => service ?? [])

/**
 * The codes for which the search found no service, grouped by their first error, in the order of the codes (COV-12).
 */
export function errorsOf(
  details: readonly DentalServiceDetail[],
): readonly { readonly reason: string; readonly codes: readonly string[] }[] {
  const refused = details.flatMap(({ code, errors }) => (errors?.[0] ? [{ code, reason: errors[0].description }] : []))
  return [...groupBy(refused, ({ reason }) => reason)].map(([reason, each]) => ({
    reason,
    codes: each.map(({ code }) => code),
  }))
}

/** Options from values and labels, sorted by label (LOOK-03). */
export const toOptions = (labels: Readonly<Record<string, string>> | null, locale: Locale): readonly Option[] =>
  Object.entries(labels ?? {})
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, intlTag(locale)))

/** Services sorted by description, in the alphabetical order of the language (COV-18). */
export const sortedResults = (services: readonly DentalLastService[], locale: Locale): readonly DentalLastService[] =>
  services.toSorted((one, other) => one.description.localeCompare(other.description, intlTag(locale)))

/** Maximum number of latest services whose codes are offered. */
const LATEST = 3

/** The latest services that have a code, each code once. */
export const latestCodes = (
  last: readonly DentalLastService[] | null | undefined,
): readonly { readonly code: string; readonly description: string }[] => {
  const known = (last ?? [])
    .toSorted((one, other) => (other.lastServiceDate ?? '').localeCompare(one.lastServiceDate ?? ''))
    .flatMap(({ code, description }) => (code ? [[code, { code, description }] as const] : []))
  return [...new Map(known).values()].slice(0, LATEST)
}

/**
 * The date (Date8) from which the plan pays for each service again, by code. Services that the plan pays today are left
 * out.
 */
export const nextPayableDate = (
  last: readonly DentalLastService[] | null | undefined,
  today: string,
): ReadonlyMap<string, string> =>
  new Map(
    (last ?? []).flatMap(({ code, nextServiceDate }) =>
      code && nextServiceDate && nextServiceDate > today ? [[code, nextServiceDate] as const] : [],
    ),
  )

/** A service with its price in the fee guide and the amount that the plan pays. */
export type PricedService = DentalService & Required<Pick<DentalService, 'guideAmount' | 'planAmount'>>
export const hasPrice = (service: DentalService): service is PricedService =>
  service.guideAmount !== undefined && service.planAmount !== undefined

/**
 * What is left of the person's maximum for dental care, in dollars with two decimals. Undefined if the service names no
 * maximum, or several, because nothing says which of them applies to a code (D-369).
 */
export function dentalLeft(answer: BenefitsResult | null | undefined, person: string | undefined): string | undefined {
  const own = answer ? { benefits: answer.benefits.filter(({ key }) => key === 'DENTAL') } : null
  const { used, untouched } = benefitLimits(own, person ?? '')
  const [only, ...others] = [...used, ...untouched]
  return others.length === 0 ? only?.remaining : undefined
}

/**
 * The estimate of a whole treatment at the prices of the fee guide. The plan pays at most what is left of the maximum,
 * if that is known. The member pays for services that the plan does not pay again yet.
 */
export function estimateTreatment(
  services: readonly PricedService[],
  again: ReadonlyMap<string, string>,
  left?: string,
): Estimate {
  const sum = (of: readonly PricedService[], cents: (service: PricedService) => number) =>
    of.reduce((total, each) => total + cents(each), 0)
  const paid = services.filter(({ code }) => !again.has(code))
  const waiting = services.filter(({ code }) => again.has(code))
  const guide = ({ guideAmount }: PricedService) => toCents(guideAmount)
  const plan = ({ planAmount }: PricedService) => toCents(planAmount)
  const wanted = sum(paid, plan)
  const planPays = left === undefined ? wanted : Math.min(wanted, toCents(left))
  return {
    amount: fromCents(sum(services, guide)),
    planPays: fromCents(planPays),
    share: fromCents(sum(paid, guide) - wanted),
    deductible: '0.00',
    aboveVisit: '0.00',
    aboveYear: fromCents(wanted - planPays),
    notYet: fromCents(sum(waiting, guide)),
  }
}
