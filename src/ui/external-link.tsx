import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import css from './external-link.module.css'

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
      <Icon name="external" className={css.mark} />
      <VisuallyHidden> ({hint})</VisuallyHidden>
    </a>
  )
}
