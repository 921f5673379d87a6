import { useId } from 'react'
import css from './bar-list.module.css'

interface BarListProps {
  caption: string
  items: readonly { id: string; label: string; value: number; text: string }[]
}

/** Amounts side by side (payments by month): the text is the content, the bar only makes the comparison quick. */
export function BarList({ caption, items }: BarListProps) {
  const id = useId()
  const largest = Math.max(...items.map((item) => item.value), 0)
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption id={id}>{caption}</figcaption>
      <ul className={css.list} role="list">
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
