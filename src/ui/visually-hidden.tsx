import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>
}

/**
 * A short visible label whose accessible name is a full sentence. The name starts with the visible label, so that
 * members can use it for voice control.
 */
export function AccessibleLabel({ visible, full }: { visible: string; full: string }) {
  return (
    <>
      <span aria-hidden>{visible}</span>
      <span className={css.hidden}>{full}</span>
    </>
  )
}
