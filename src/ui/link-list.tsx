import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { fillLink, type LinkElement } from './link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import css from './link-list.module.css'

interface LinkListItem {
  id: string
  label: ReactNode
  description?: ReactNode | undefined
  /** a sign in front of the words, which say the same */
  picture?: ReactNode | undefined
  link: LinkElement
  /** leads out of the portal, in a new window: said after the words */
  external?: string | undefined
}

/** Where one can go from here: a landing page, a menu on a phone. The whole line is the link. */
export function LinkList({ items }: { items: readonly LinkListItem[] }) {
  return (
    <ul className={css.list} role="list">
      {items.map((item) => (
        <li key={item.id} className={css.item}>
          {fillLink(
            item.link,
            { className: css.link, ...(item.external && { target: '_blank', rel: 'noopener noreferrer' }) },
            <>
              {item.picture}
              <span className={css.words}>
                <span className={css.label}>
                  {item.label}
                  {item.external && <VisuallyHidden>{inBrackets(item.external)}</VisuallyHidden>}
                </span>
                {item.description && <span className={css.description}>{item.description}</span>}
              </span>
              <Icon name={item.external ? 'external' : 'chevron-right'} className={css.mark} />
            </>,
          )}
        </li>
      ))}
    </ul>
  )
}

const inBrackets = (words: string) => ` (${words})`
