import type { ReactNode } from 'react'
import css from './skip-link.module.css'

interface SkipLinkProps {
  /** Hash of the main content, such as `#main-content`. */
  href: string
  children: ReactNode
}

/**
 * The link to the main content. It is the first focusable element of every page (SHELL-14), and hidden until it has the
 * focus.
 */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={css.skip} href={href}>
      {children}
    </a>
  )
}
