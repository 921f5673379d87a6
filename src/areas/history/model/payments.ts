import { groupBy } from '~/platform/polyfills.ts'
import type { GetPaymentDetailsParams, PaymentLine, PaymentStatement } from '~generated/member/model/index.ts'
import { isDate8, monthsBefore, monthsBetween } from '~/domain/dates/date8.ts'
import { isSearchable, lastMonths, readPeriod, type ClosedPeriod, type Period } from '~/domain/dates/period.ts'
import { sumMoney, toCents } from '~/domain/money.ts'

/** Number of months the page initially shows, as many as the history of claims (D-93). */
const MONTHS = 12

/** The period in the URL; if the URL has none, the last `MONTHS` months. */
export function defaultPeriod(query: URLSearchParams, today?: string): Period {
  const asked = readPeriod(query)
  return asked.fromDate || asked.toDate ? asked : lastMonths(MONTHS, today)
}

/**
 * The parameters of the payment search. Undefined if the period is incomplete or not allowed; no request is sent in
 * that case (HIST-32).
 */
export function paymentSearch(query: URLSearchParams, today?: string): ClosedPeriod | undefined {
  const asked = defaultPeriod(query, today)
  return isSearchable(asked, today) ? asked : undefined
}

/** The parameters of a payment in the URL; all three are required (HIST-37). */
export const paymentInSearch = (query: URLSearchParams): GetPaymentDetailsParams => ({
  paymentId: query.get('paymentId') ?? '',
  fromDate: '',
  toDate: '',
  ...readPeriod(query),
})

/** True if all three parameters are present and the payment id is valid (PaymentId). */
export const isComplete = ({ paymentId, fromDate, toDate }: GetPaymentDetailsParams): boolean =>
  /^[A-Za-z\d-]{1,40}$/.test(paymentId) && fromDate !== '' && toDate !== ''

/**
 * The sum paid in each month, newest first. It includes months without payments between the first and the last. A month
 * is represented by its first day. Empty if a date is invalid, because the sums would not add up to the total.
 */
export function paidByMonth(
  lines: readonly PaymentLine[],
): readonly { readonly month: string; readonly paid: string }[] {
  if (!lines.every(({ dateProcessed }) => isDate8(dateProcessed))) return []
  const byMonth = groupBy(lines, ({ dateProcessed }) => `${dateProcessed.slice(0, 6)}01`)
  const reached = [...byMonth.keys()].toSorted()
  const [first, last] = [reached[0], reached.at(-1)]
  if (!first || !last) return []
  return Array.from({ length: Math.round(monthsBetween(first, last)) + 1 }, (_, index) =>
    monthsBefore(last, index),
  ).map((month) => ({
    month,
    paid: sumMoney((byMonth.get(month) ?? []).map(({ paidAmount }) => paidAmount)),
  }))
}

/**
 * The part of a payment, in cents, whose lines the statement does not show, because they are about people who do not
 * share their information with the member (D-158). Zero if the lines and adjustments add up to the payment.
 */
export function centsNotShown({ paidAmount, calculationOfBenefits, claimAdjustments }: PaymentStatement): number {
  const lines = calculationOfBenefits.flatMap(({ benefitLines }) =>
    benefitLines.flatMap(({ paymentDetailLine }) => paymentDetailLine),
  )
  const shown = [
    ...lines.flatMap((line) => [line.paidAmount, line.hspAmount ?? '']),
    ...claimAdjustments.map(({ adjustmentAmount }) => adjustmentAmount),
  ]
  return Math.max(0, toCents(paidAmount) - toCents(sumMoney(shown)))
}
