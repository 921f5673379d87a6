import { useId } from 'react'
import { classNames } from './class-names.ts'
import css from './bar-list.module.css'

interface BarListProps {
  caption: string
  /** value that fills the whole bar (100 for percentages); default: the largest value */
  outOf?: number | undefined
  /** `under`: bars below their labels, for labels that need the whole line. */
  bars?: 'beside' | 'under' | undefined
  items: readonly { id: string; label: string; value: number; text: string }[]
}

/** Compares amounts (payments by month). The text is the content, the bars illustrate it. */
export function BarList({ caption, outOf, bars = 'beside', items }: BarListProps) {
  const id = useId()
  const largest = outOf ?? Math.max(...items.map((item) => item.value), 0)
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption id={id}>{caption}</figcaption>
      <ul className={classNames(css.list, css[bars], outOf !== undefined && css.whole)} role="list">
        {items.map((item) => (
          <li key={item.id} className={css.item}>
            <span>{item.label}</span>
            <svg className={css.bar} aria-hidden="true" focusable="false">
              <rect width={`${largest > 0 ? (item.value / largest) * 100 : 0}%`} height="100%" rx="4" />
            </svg>
            <span className={css.value}>{item.text}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
