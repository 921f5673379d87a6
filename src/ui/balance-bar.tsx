import { type ReactNode, useId } from 'react'
import css from './balance-bar.module.css'
import { classNames } from './class-names.ts'

interface BalanceBarProps {
  /** What is measured: "Health spending account". Heard with the meter; shown by the card's title. */
  label: string
  /** The number the member cares about, large: "$412.50". */
  headline?: ReactNode | undefined
  /** What follows the headline: "left of $750.00". */
  detail?: ReactNode | undefined
  /** What fills the bar: it empties as the account does. */
  left: number
  total: number
  /** Heard as the value: "$412.50 left of $750.00". */
  leftText: string
  /** Stand below: "Use $37.50 by December 31, 2026". */
  words: readonly string[]
  tone?: 'accent' | 'warn' | undefined
}

/** An account balance or a yearly maximum as a picture of what is left, with every figure in words around it. */
export function BalanceBar({ label, headline, detail, left, total, leftText, words, tone = 'accent' }: BalanceBarProps) {
  const id = useId()
  const share = total > 0 ? Math.min(1, Math.max(0, left / total)) : 0
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
        aria-valuenow={Math.min(left, total)}
        aria-valuetext={leftText}
      >
        <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" rx="6" />
      </svg>
      <div className={css.words} id={id}>
        {words.flatMap((each) => [<span key={each}>{each}</span>, ' '])}
      </div>
    </div>
  )
}
