import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { fillLink, type LinkElement } from '../slot.ts'
import css from './link-list.module.css'

export interface LinkListItem {
  id: string
  label: ReactNode
  description?: ReactNode | undefined
  link: LinkElement
}

/** Where one can go from here: a landing page, a menu on a phone. The whole line is the link. */
export function LinkList({ items }: { items: readonly LinkListItem[] }) {
  return (
    <ul className={css.list} role="list">
      {items.map((item) => (
        <li key={item.id} className={css.item}>
          {fillLink(
            item.link,
            { className: css.link },
            <>
              <span className={css.words}>
                <span className={css.label}>{item.label}</span>
                {item.description && <span className={css.description}>{item.description}</span>}
              </span>
              <Icon name="chevron-right" className={css.mark} />
            </>,
          )}
        </li>
      ))}
    </ul>
  )
}
