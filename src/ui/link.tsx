import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import css from './link.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * A link given by the app: an element without content, such as `<Link to="/en/coverage" />` or `<a href="..." />`.
 * The design system knows no router; it dresses this element and fills in the words.
 */
export type LinkElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>

/** The app's link, with our class, attributes and words. */
export function fillLink(link: LinkElement, props: Record<string, unknown>, children: ReactNode): ReactElement {
  return cloneElement(link, props, children)
}

type LinkVariant = 'standalone' | 'plain'

/** Looks for the app's own link. Within a sentence a link needs none: the base style is right. */
export function linkClass(variant: LinkVariant): string {
  return css[variant] ?? ''
}

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string
  /** Said after the link's words: "opens in a new window" (D-77). */
  hint: string
  children: ReactNode
}

/** A link out of the portal: always a new window, and the other site never gets a handle on ours (SHELL-37). */
export function ExternalLink({ hint, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" className={css.external} />
      <VisuallyHidden> ({hint})</VisuallyHidden>
    </a>
  )
}
