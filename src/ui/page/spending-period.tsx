import { type ReactNode, useId } from 'react'
import type { SpendingPeriod } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import css from '~/ui/balance-bar.module.css'
import { classNames } from '~/ui/class-names.ts'

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
      usedText={text('spending.period.used', { used: text.money(usedAmount), allocation: text.money(allocationAmount) })}
      untilText={text('spending.period.until', { date: text.date(forfeitDate ?? endDate) })}
    />
  )
}

interface BalanceBarProps {
  /** What is measured: "Health spending account". Heard with the meter; shown by the card's title. */
  label: string
  /** The number the member cares about, large: "$412.50". */
  headline?: ReactNode | undefined
  /** What follows the headline: "left of $750.00". */
  detail?: ReactNode | undefined
  used: number
  total: number
  usedText: string
  /** "Use it by December 31, 2026". */
  untilText?: string | undefined
  tone?: 'accent' | 'warn' | undefined
}

/** An account balance or a yearly maximum as a picture, with every figure in words around it. */
export function BalanceBar({ label, headline, detail, used, total, usedText, untilText, tone = 'accent' }: BalanceBarProps) {
  const id = useId()
  const share = total > 0 ? Math.min(1, Math.max(0, used / total)) : 0
  return (
    <div className={css.balance}>
      {headline && (
        <p>
          <span className={css.headline}>{headline}</span> {detail && <span className={css.detail}>{detail}</span>}
        </p>
      )}
      <svg
        className={classNames(css.bar, tone === 'warn' && css.warn)}
        role="meter"
        aria-label={label}
        aria-describedby={id}
        focusable="false"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(used, total)}
        aria-valuetext={usedText}
      >
        <rect width={`${share * 100}%`} height="100%" rx="6" />
      </svg>
      <div className={css.words} id={id}>
        <span>{usedText}</span> {untilText && <span>{untilText}</span>}
      </div>
    </div>
  )
}
