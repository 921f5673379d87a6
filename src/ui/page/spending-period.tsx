import type { SpendingPeriod } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { BalanceBar } from '../balance-bar/balance-bar.tsx'

interface SpendingPeriodBarProps {
  readonly label: string
  /** what can still be used, as it is shown */
  readonly left: string
  readonly period: SpendingPeriod
}

/** One period of a spending account as a picture: what was used of it, and until when the rest can be (catalogue `dashboard`). */
export function SpendingPeriodBar({ label, left, period }: SpendingPeriodBarProps) {
  const text = useText()
  const { usedAmount, allocationAmount, forfeitDate, endDate } = period
  return (
    <BalanceBar
      label={label}
      headline={left}
      detail={text('spending.period.left')}
      used={Number(usedAmount)}
      total={Number(allocationAmount)}
      usedText={text('spending.period.used', { used: formatMoney(usedAmount, text.locale), allocation: formatMoney(allocationAmount, text.locale) })}
      untilText={text('spending.period.until', { date: formatDate(forfeitDate ?? endDate, text.locale) })}
    />
  )
}
