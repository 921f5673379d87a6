import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { fillLink, type LinkElement } from './link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import css from './link-list.module.css'

interface LinkListItem {
  id: string
  label: ReactNode
  description?: ReactNode | undefined
  /** an icon before the text, with the same meaning as the text */
  picture?: ReactNode | undefined
  link: LinkElement
  /** text such as "opens in a new window", announced after the label of a link to another site */
  external?: string | undefined
}

/** Links of an overview page or of a phone's menu. The whole line is the link. */
export function LinkList({ items }: { items: readonly LinkListItem[] }) {
  return (
    <ul role="list">
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
