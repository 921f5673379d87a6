import type { ReactNode } from 'react'
import css from './skip-link.module.css'

interface SkipLinkProps {
  /** The hash of the main landmark, such as `#main-content`. */
  href: string
  children: ReactNode
}

/** The first thing that Tab meets on every page (SHELL-14). Out of sight until it is focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={css.skip} href={href}>
      {children}
    </a>
  )
}
