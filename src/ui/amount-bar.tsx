import { useId } from 'react'
import css from './amount-bar.module.css'

/**
 * The payer of a part of an amount: the plan, an account, another insurer or the member. `outside` is the part above
 * the amount that the plan recognizes.
 */
type PartTone = 'paid' | 'account' | 'other' | 'yours' | 'outside'

export interface AmountPart {
  readonly id: string
  readonly label: string
  /** formatted amount: `$72.00` */
  readonly text: string
  readonly cents: number
  readonly tone: PartTone
}

/** An amount and its parts as a chart and as text. Parts of zero are left out. */
export function AmountBar({ parts }: { readonly parts: readonly AmountPart[] }) {
  const shown = parts.filter(({ cents }) => cents > 0)
  const total = shown.reduce((sum, { cents }) => sum + cents, 0)
  const starts = shown.map((_, index) => shown.slice(0, index).reduce((sum, { cents }) => sum + cents, 0))
  const hatch = useId()
  // The hatch pattern is referenced here, because a reference in the stylesheet would look for the pattern in the
  // stylesheet's own file.
  const look = (tone: PartTone) => (tone === 'outside' ? { fill: `url(#${hatch})` } : { className: css[tone] })
  return (
    <div className={css.amount}>
      <svg className={css.bar} aria-hidden="true" focusable="false">
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={css.ground} width="6" height="6" />
          <path className={css.line} d="M0 0V6" />
        </pattern>
        {shown.map(({ id, tone, cents }, index) => (
          <rect
            key={id}
            {...look(tone)}
            x={`${((starts[index] ?? 0) / total) * 100}%`}
            width={`${(cents / total) * 100}%`}
            height="100%"
          />
        ))}
      </svg>
      <ul className={css.parts} role="list">
        {shown.map(({ id, tone, label, text }) => (
          <li key={id}>
            <svg className={css.key} aria-hidden="true" focusable="false">
              <rect {...look(tone)} width="100%" height="100%" />
            </svg>
            <span>{label}</span>
            <span className={css.value}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
