import type { SpendingPeriod } from '~generated/member/model/index.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { spendingTotal, usableByDeadline } from '~/domain/spending-accounts.ts'
import { sumMoney } from '~/domain/money.ts'
import { BalanceBar } from '~/ui/balance-bar.tsx'

interface SpendingPeriodBarProps {
  readonly label: string
  /** the usable amount of all periods, formatted */
  readonly left: string
  readonly period: SpendingPeriod
  /**
   * earlier periods that may have a usable amount; if they are not known, the bar is labelled as the current period's
   */
  readonly earlier?: readonly SpendingPeriod[] | undefined
}

/** The balance of a spending account as a bar, with the amount that expires first as text (catalogue `limits`). */
export function SpendingPeriodBar({ label, left, period, earlier }: SpendingPeriodBarProps) {
  const text = useText()
  const parts = usableByDeadline([period, ...(earlier ?? [])])
  const usable = sumMoney(parts.map(({ amount }) => amount))
  const all = spendingTotal(period, earlier)
  const figures = { left: text.money(usable), all: text.money(all) }
  const dated = parts.flatMap(({ amount, until }) =>
    until ? [{ amount: text.money(amount), date: text.date(until, 'medium') }] : [],
  )
  return (
    <BalanceBar
      label={label}
      headline={left}
      detail={earlier ? text('spending.period.left-of', { all: figures.all }) : text('spending.period.left')}
      left={Number(usable)}
      total={Number(all)}
      leftText={earlier ? text('spending.period.share', figures) : text('spending.period.share-of-period', figures)}
      words={[
        ...(earlier ? [] : [text('spending.period.share-of-period', figures)]),
        ...dated.map((part, index) => text(index === 0 ? 'spending.period.first' : 'spending.period.then', part)),
        text('spending.period.as-of', {
          from: text.date(period.startDate, 'medium'),
          to: text.date(period.endDate, 'medium'),
          date: text.date(today8(), 'medium'),
        }),
      ]}
    />
  )
}
