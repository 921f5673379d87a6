import css from './amount-bar.module.css'

/** What a part of an amount stands for: paid for the member by the plan, an account or another insurer, the member's own, or outside of what is recognized. */
type PartTone = 'paid' | 'account' | 'other' | 'yours' | 'outside'

export interface AmountPart {
  readonly id: string
  readonly label: string
  /** as it is read: `$72.00` */
  readonly text: string
  readonly cents: number
  readonly tone: PartTone
}

/** An amount and what became of it, part by part: a picture, and the same in words and figures. Parts of nothing are left out. */
export function AmountBar({ parts }: { readonly parts: readonly AmountPart[] }) {
  const shown = parts.filter(({ cents }) => cents > 0)
  const total = shown.reduce((sum, { cents }) => sum + cents, 0)
  const starts = shown.map((_, index) => shown.slice(0, index).reduce((sum, { cents }) => sum + cents, 0))
  return (
    <div className={css.amount}>
      <svg className={css.bar} aria-hidden="true" focusable="false">
        {shown.map(({ id, tone, cents }, index) => (
          <rect key={id} className={css[tone]} x={`${((starts[index] ?? 0) / total) * 100}%`} width={`${(cents / total) * 100}%`} height="100%" />
        ))}
      </svg>
      <ul className={css.parts} role="list">
        {shown.map(({ id, tone, label, text }) => (
          <li key={id}>
            <svg className={css.key} aria-hidden="true" focusable="false">
              <rect className={css[tone]} width="100%" height="100%" />
            </svg>
            <span>{label}</span>
            <span className={css.value}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
