import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './layout.module.css'

type Gap = 'none' | 's' | 'm' | 'l' | 'xl'

/** The width of a page; `narrow` is the width of comfortable reading, for forms and prose. */
export function Wrap({ narrow, children }: { narrow?: boolean | undefined; children: ReactNode }) {
  return <div className={classNames(css.wrap, narrow && css.narrow)}>{children}</div>
}

/** One thing under the other. */
export function Stack({ gap = 'l', children }: { gap?: Gap | undefined; children: ReactNode }) {
  return <div className={classNames(css.stack, css[gap])}>{children}</div>
}

/** Things side by side that wrap when there is no room. */
export function Cluster({ gap = 'm', between, children }: { gap?: Gap | undefined; between?: boolean | undefined; children: ReactNode }) {
  return <div className={classNames(css.cluster, css[gap], between && css.between)}>{children}</div>
}

/** Columns on a desktop, one column on a phone. `tiles` fills the row with as many as fit. */
export function Grid({ columns, children }: { columns: 'halves' | 'aside' | 'tiles'; children: ReactNode }) {
  return <div className={classNames(css.grid, css[columns])}>{children}</div>
}
