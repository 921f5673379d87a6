import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

/** Words for people who listen rather than look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>
}
