import { Icon } from './icon.tsx'
import { fillLink, type LinkElement } from './link.tsx'
import css from './breadcrumbs.module.css'

interface Crumb {
  label: string
  /** An empty link element (`<Link to="..." />`); null for the current page. */
  link: LinkElement | null
}

interface BreadcrumbsProps {
  label: string
  items: readonly Crumb[]
  /**
   * Label of the link that leads back on a phone. It contains the name of the previous page (A11Y-09): "Back to
   * Coverage".
   */
  backLabel: (crumb: string) => string
}

/**
 * Breadcrumbs of the page. On a phone, one link to the previous page replaces them (SHELL-48). CSS chooses which of the
 * two is shown, so that the prerendered page is right at any width.
 */
export function Breadcrumbs({ label, items, backLabel }: BreadcrumbsProps) {
  const previous = items.slice(0, -1).findLast((item) => item.link) ?? null
  return (
    <nav aria-label={label} className={css.crumbs} data-print="hide">
      {previous?.link &&
        fillLink(
          previous.link,
          { className: css.back },
          <>
            <Icon name="chevron-left" />
            {backLabel(previous.label)}
          </>,
        )}
      <ol className={css.list} role="list">
        {items.map((item, index) => (
          <li key={index} className={css.item}>
            {index > 0 && <Icon name="chevron-right" className={css.separator} />}
            {item.link ? (
              fillLink(item.link, { className: css.link }, item.label)
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
