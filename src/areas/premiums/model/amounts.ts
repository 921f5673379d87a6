import type { Premiums } from '~generated/member/model/index.ts'
import { fromCents, toCents } from '~/platform/money/money.ts'

const LEAST = 1_00
const MOST = 9_999_99

/** What a one-time payment proposes: the total due, where that is an amount that can be paid (D-145). */
export const proposedAmount = (total: string): string | undefined => (toCents(total) >= LEAST && toCents(total) <= MOST ? total : undefined)

export const owedAfter = (total: string, amount: string): string => fromCents(toCents(total) - toCents(amount))

export type Owed = 'something' | 'nothing' | 'credit'
export function owedKind(total: string): Owed {
  const cents = toCents(total)
  if (cents > 0) return 'something'
  return cents === 0 ? 'nothing' : 'credit'
}

/** Whether this amount was paid at this date already: somebody who pays it again should know. */
export const isPaidOn = ({ premiums }: Premiums, amount: string, date: string): boolean =>
  premiums.some((entry) => entry.type === 'PAYMENT' && entry.transactionDate === date && entry.amount === `-${amount}`)

/** The newest one-time payment, as a positive amount. */
export function latestPayment({ premiums }: Premiums): { readonly amount: string; readonly date: string } | undefined {
  const entry = premiums.find(({ type }) => type === 'PAYMENT')
  return entry && { amount: entry.amount.replace(/^-/, ''), date: entry.transactionDate }
}
