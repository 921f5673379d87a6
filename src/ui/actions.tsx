import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './actions.module.css'

/** The buttons that end a page, a form or a dialog. One under the other, full width, on a phone. The primary one comes first. */
export function Actions({ align = 'start', children }: { align?: 'start' | 'end' | undefined; children: ReactNode }) {
  return <div className={classNames(css.actions, align === 'end' && css.end)}>{children}</div>
}
