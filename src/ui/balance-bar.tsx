import { type ReactNode, useId } from 'react'
import css from './balance-bar.module.css'
import { classNames } from './class-names.ts'

interface BalanceBarProps {
  /**
   * Accessible name of the meter, which is the name of the account: "Health spending account". The meter does not
   * display the name, because the title of the card does.
   */
  label: string
  /** The most important number, large: "$412.50". */
  headline?: ReactNode | undefined
  /** Text after the headline: "left of $750.00". */
  detail?: ReactNode | undefined
  /** Size of the filled part of the bar, out of `total`. The filled part shrinks with the balance. */
  left: number
  total: number
  /** Accessible value: "$412.50 left of $750.00". */
  leftText: string
  /** Lines below: "Use $37.50 by December 31, 2026". */
  words: readonly string[]
  tone?: 'accent' | 'warn' | undefined
}

/** A chart of an account balance or yearly maximum, with every number in text, too. */
export function BalanceBar({
  label,
  headline,
  detail,
  left,
  total,
  leftText,
  words,
  tone = 'accent',
}: BalanceBarProps) {
  const id = useId()
  const share = total > 0 ? Math.min(1, Math.max(0, left / total)) : 0
  return (
    <div className={css.balance}>
      {headline && (
        <div>
          <p className={css.headline}>{headline}</p>
          {detail && <p className={css.detail}>{detail}</p>}
        </div>
      )}
      <svg
        className={classNames(css.bar, tone === 'warn' && css.warn)}
        role="meter"
        aria-label={label}
        aria-describedby={words.length > 0 ? id : undefined}
        focusable="false"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(left, total)}
        aria-valuetext={leftText}
      >
        <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" rx="6" />
      </svg>
      {words.length > 0 && (
        <div className={css.words} id={id}>
          {words.flatMap((each) => [<span key={each}>{each}</span>, ' '])}
        </div>
      )}
    </div>
  )
}
