import { groupBy } from '~/platform/polyfills.ts'
import type { DentalBenefits, DentalLastService, DentalService, DentalServiceDetail } from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import type { Estimate } from '~/domain/estimate-payment.ts'
import { fromCents, toCents } from '~/domain/money.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { intlTag, type Locale } from '~/platform/i18n/locale.ts'

/** What came as a 400 and is no result: said in the service's words, as any failure is (COV-13). */
function failure({ messageEn, messageFr, title }: DentalBenefits): PortalError {
  const serverText = { ...(messageEn && { en: messageEn }), ...(messageFr && { fr: messageFr }), ...(title && { title }) }
  return new PortalError({ kind: 'validation', operationId: 'getDentalBenefits', status: 400, serverText })
}

/** What the plan covers; what the service leaves out of it is empty. */
export type Coverage = Required<Pick<DentalBenefits, 'coverages' | 'overallProvisions'>>

/** The answer to the question without codes; null for no dental coverage. */
export function parseCoverage(answer: DentalBenefits | null): Coverage | null {
  if (answer === null) return null
  const { coverages, overallProvisions } = answer
  if (!coverages && !overallProvisions) throw failure(answer)
  return { coverages: coverages ?? [], overallProvisions: overallProvisions ?? [] }
}

/** What became of the codes. */
export type CodeResult = Required<Pick<DentalBenefits, 'coverages' | 'serviceDetails'>> & Pick<DentalBenefits, 'messageEn' | 'messageFr'>

/**
 * The answer to a search: that of a 200 (COV-10), and that of a 400 when at least one of its codes is covered (COV-12, COV-13, ERR-30). A 400 of which nothing is
 * covered is an error: the page tells it code by code where the service says why, and it fails where that says nothing of the codes (D-201).
 */
export function parseSearch(answer: DentalBenefits | null): CodeResult | null {
  if (answer === null) return null
  const { coverages = [], serviceDetails = [] } = answer
  if (coverages.length === 0 && serviceDetails.length === 0) throw failure(answer)
  return { ...answer, coverages, serviceDetails }
}

/** Whether a search came to nothing: no code has a service. */
export const isRefused = ({ serviceDetails }: CodeResult): boolean => listedServices(serviceDetails).length === 0

export const listedServices = (details: readonly DentalServiceDetail[]): readonly DentalService[] => details.flatMap(({ service }) => service ?? [])

/** Codes without a service under their first error, each error once, in the order of the codes (COV-12). */
export function errorsOf(details: readonly DentalServiceDetail[]): readonly { readonly reason: string; readonly codes: readonly string[] }[] {
  const refused = details.flatMap(({ code, errors }) => (errors?.[0] ? [{ code, reason: errors[0].description }] : []))
  return [...groupBy(refused, ({ reason }) => reason)].map(([reason, each]) => ({ reason, codes: each.map(({ code }) => code) }))
}

/** A list of choices out of values and labels, in the order of the labels (LOOK-03). */
export const toOptions = (labels: Readonly<Record<string, string>> | null, locale: Locale): readonly Option[] =>
  Object.entries(labels ?? {})
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, intlTag(locale)))

/** By description, as the language sorts (COV-18). */
export const sortedResults = (services: readonly DentalLastService[], locale: Locale): readonly DentalLastService[] =>
  services.toSorted((one, other) => one.description.localeCompare(other.description, intlTag(locale)))

/** From when the plan pays a service again that it pays only so often, by its code; what it pays already has no day (Date8). */
export const nextPayableDate = (last: readonly DentalLastService[] | null | undefined, today: string): ReadonlyMap<string, string> =>
  new Map((last ?? []).flatMap(({ code, nextServiceDate }) => (code && nextServiceDate && nextServiceDate > today ? [[code, nextServiceDate] as const] : [])))

/** A treatment in all: what the plan should pay of the prices of the guide. What it does not pay again yet is the member's. */
export function estimateTreatment(services: readonly DentalService[], again: ReadonlyMap<string, string>): Estimate {
  const sum = (of: readonly DentalService[], cents: (service: DentalService) => number) => fromCents(of.reduce((total, each) => total + cents(each), 0))
  const paid = services.filter(({ code }) => !again.has(code))
  const waiting = services.filter(({ code }) => again.has(code))
  const guide = ({ guideAmount }: DentalService) => toCents(guideAmount)
  return {
    amount: sum(services, guide),
    planPays: sum(paid, ({ planAmount }) => toCents(planAmount)),
    share: sum(paid, (service) => guide(service) - toCents(service.planAmount)),
    deductible: '0.00',
    aboveVisit: '0.00',
    aboveYear: '0.00',
    notYet: sum(waiting, guide),
  }
}
