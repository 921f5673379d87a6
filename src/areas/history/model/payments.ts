import { groupBy } from '~/platform/polyfills.ts'
import type { GetPaymentDetailsParams, PaymentLine } from '~generated/member/model/index.ts'
import { isDate8, monthsBefore, monthsBetween } from '~/domain/dates/date8.ts'
import { isSearchable, lastMonths, readPeriod, type ClosedPeriod, type Period } from '~/domain/dates/period.ts'
import { sumMoney } from '~/domain/money.ts'

/** How many months the page opens with (D-93). */
const MONTHS = 3

/** The period an address asks for; without any, the last months. */
export function defaultPeriod(query: URLSearchParams, today?: string): Period {
  const asked = readPeriod(query)
  return asked.fromDate || asked.toDate ? asked : lastMonths(MONTHS, today)
}

/** What the payments are searched with; undefined for a period that is not complete, or not allowed: nothing is asked then (HIST-32). */
export function paymentSearch(query: URLSearchParams, today?: string): ClosedPeriod | undefined {
  const asked = defaultPeriod(query, today)
  return isSearchable(asked, today) ? asked : undefined
}

/** What an address says of one payment; all three are needed (HIST-37). */
export const paymentInSearch = (query: URLSearchParams): GetPaymentDetailsParams => ({
  paymentId: query.get('paymentId') ?? '',
  fromDate: '',
  toDate: '',
  ...readPeriod(query),
})

/** Numbers as the contract has them (PaymentId). */
export const isComplete = ({ paymentId, fromDate, toDate }: GetPaymentDetailsParams): boolean =>
  /^[A-Za-z\d-]{1,40}$/.test(paymentId) && fromDate !== '' && toDate !== ''

/**
 * What was paid in each month from the first with payments to the last, newest first; a month without any is one of nothing. A month is the first of its
 * days. None where a day is none: parts of a total would not be its picture.
 */
export function paidByMonth(lines: readonly PaymentLine[]): readonly { readonly month: string; readonly paid: string }[] {
  if (!lines.every(({ dateProcessed }) => isDate8(dateProcessed))) return []
  const byMonth = groupBy(lines, ({ dateProcessed }) => `${dateProcessed.slice(0, 6)}01`)
  const reached = [...byMonth.keys()].toSorted()
  const [first, last] = [reached[0], reached.at(-1)]
  if (!first || !last) return []
  return Array.from({ length: Math.round(monthsBetween(first, last)) + 1 }, (_, index) => monthsBefore(last, index)).map((month) => ({
    month,
    paid: sumMoney((byMonth.get(month) ?? []).map(({ paidAmount }) => paidAmount)),
  }))
}
