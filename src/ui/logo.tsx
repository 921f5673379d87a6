import type { ReactNode } from 'react'
import css from './logo.module.css'

/**
 * Neutral logos. MBC has the default logo, SBC its own (SHELL-09), and OBC and QBC share the generic one (SHELL-10).
 */
const DRAWINGS = {
  default: <path d="M7 24V13.5a4.5 4.5 0 0 1 9 0V24m0-10.5a4.5 4.5 0 0 1 9 0V24" />,
  prairie: <path d="M6 22h20M10.5 22a5.5 5.5 0 0 1 11 0M16 9.5v3M8.2 13.2l2.1 2.1M23.8 13.2l-2.1 2.1" />,
  generic: <path d="M16 25c-6-3.2-9-6.5-9-10.5a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 4-3 7.3-9 10.5Z" />,
} as const satisfies Record<string, ReactNode>

/** The logo with the portal's name beside it. The name is text, so the logo needs no text alternative. */
export function Logo({ drawing = 'default', name }: { drawing?: keyof typeof DRAWINGS; name: string }) {
  return (
    <span className={css.logo} data-logo={drawing}>
      <svg className={css.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" />
        {DRAWINGS[drawing]}
      </svg>
      {name}
    </span>
  )
}
