import { cloneElement, type ReactElement, type ReactNode } from 'react'

/**
 * A link given by the app: an element without content, such as `<Link to="/en/coverage" />` or `<a href="..." />`.
 * The design system knows no router; it dresses this element and fills in the words.
 */
export type LinkElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>

/** The app's link, with our class, attributes and words. */
export function fillLink(link: LinkElement, props: Record<string, unknown>, children: ReactNode): ReactElement {
  return cloneElement(link, props, children)
}
