import type { ReactNode } from 'react'
import css from './page-header.module.css'

interface PageHeaderProps {
  /** A short line above the title: where the member is in a process ("Submit a claim, step 5 of 9"). */
  eyebrow?: ReactNode | undefined
  title: ReactNode
  lead?: ReactNode | undefined
  /** Buttons or links beside the title, such as print or download. */
  actions?: ReactNode | undefined
}

/** The page's only h1, and a sentence about the purpose of the page. */
export function PageHeader({ eyebrow, title, lead, actions }: PageHeaderProps) {
  return (
    <div className={css.header}>
      <div className={css.words}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <h1>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {actions}
    </div>
  )
}
