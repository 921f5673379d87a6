import { groupBy } from '~/platform/baseline.ts'
import type { GetPaymentDetailsParams, PaymentLine } from '~generated/member/model/index.ts'
import { monthsBefore } from '~/platform/dates/date8.ts'
import { isSearchable, lastMonths, readPeriod, type ClosedPeriod, type Period } from '~/platform/dates/period.ts'
import { sumMoney } from '~/platform/money.ts'

/** How many months the page opens with (D-93). */
const MONTHS = 3

/** The period an address asks for; without any, the last months. */
export function askedPeriod(query: URLSearchParams, today?: string): Period {
  const asked = readPeriod(query)
  return asked.fromDate || asked.toDate ? asked : lastMonths(MONTHS, today)
}

/** What the payments are searched with; undefined for a period that is not complete, or not allowed: nothing is asked then (HIST-32). */
export function paymentSearch(query: URLSearchParams, today?: string): ClosedPeriod | undefined {
  const asked = askedPeriod(query, today)
  return isSearchable(asked, today) ? asked : undefined
}

/** What an address says of one payment; all three are needed (HIST-37). */
export const askedPayment = (query: URLSearchParams): GetPaymentDetailsParams => ({
  paymentId: query.get('paymentId') ?? '',
  fromDate: '',
  toDate: '',
  ...readPeriod(query),
})

/** Numbers as the contract has them (PaymentId). */
export const isComplete = ({ paymentId, fromDate, toDate }: GetPaymentDetailsParams): boolean =>
  /^[A-Za-z\d-]{1,40}$/.test(paymentId) && fromDate !== '' && toDate !== ''

/** What was paid in each month from the first with payments to the last, newest first; a month without any is one of nothing. A month is the first of its days. */
export function paidByMonth(lines: readonly PaymentLine[]): readonly { readonly month: string; readonly paid: string }[] {
  const byMonth = groupBy(lines, ({ dateProcessed }) => `${dateProcessed.slice(0, 6)}01`)
  const reached = [...byMonth.keys()].toSorted()
  const months: string[] = []
  for (let month = reached.at(-1) ?? ''; month !== '' && month >= (reached[0] ?? ''); month = monthsBefore(month, 1)) months.push(month)
  return months.map((month) => ({ month, paid: sumMoney((byMonth.get(month) ?? []).map(({ paidAmount }) => paidAmount)) }))
}
