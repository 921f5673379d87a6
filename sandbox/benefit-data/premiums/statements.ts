import type { PremiumStatement } from '../../../generated/member/model/index.ts'
import { addMonths, dayBefore } from '../../dates.ts'
import { toMoney } from '../../money.ts'
import type { LedgerEntry } from './past.ts'

/** The premium statements, newest first: one for each past month that has premiums (D-142). */
export function statementsOf(ledger: readonly LedgerEntry[], today: string): PremiumStatement[] {
  const premiums = ledger.filter(
    ({ type, transactionDate }) => type === 'PREMIUM' && transactionDate.slice(0, 6) < today.slice(0, 6),
  )
  const months = Map.groupBy(premiums, ({ transactionDate }) => transactionDate.slice(0, 6))
  return [...months]
    .map(([month, entries]) => ({
      statementId: `S${month}`,
      periodStart: `${month}01`,
      periodEnd: dayBefore(addMonths(`${month}01`, 1)),
      amount: toMoney(entries.reduce((sum, { amount }) => sum + amount, 0)),
    }))
    .toSorted((a, b) => b.periodStart.localeCompare(a.periodStart))
}
