import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import css from './link.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * A link that the app passes: an element without content, such as `<Link to="/en/coverage" />` or `<a href="..." />`.
 * The design system has no router, so it adds style and content to this element.
 */
export type LinkElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>

/** Adds class, attributes and content to a link that the app passed. */
export function fillLink(link: LinkElement, props: Record<string, unknown>, children: ReactNode): ReactElement {
  return cloneElement(link, props, children)
}

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string
  /** Text that screen readers announce after the link's own text: "opens in a new window" (D-77). */
  hint: string
  children: ReactNode
}

/**
 * A link to another site. It always opens a new window, and the other site has no access to the portal's window
 * (SHELL-37).
 */
export function ExternalLink({ hint, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" className={css.external} />
      <VisuallyHidden> ({hint})</VisuallyHidden>
    </a>
  )
}
