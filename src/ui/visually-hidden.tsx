import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

/** Words for people who listen rather than look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>
}

/** What is seen is short, what is read aloud a whole sentence. It begins with what is seen, so that whoever speaks to the computer can name it. */
export function AccessibleLabel({ visible, full }: { visible: string; full: string }) {
  return (
    <>
      <span aria-hidden>{visible}</span>
      <span className={css.hidden}>{full}</span>
    </>
  )
}
