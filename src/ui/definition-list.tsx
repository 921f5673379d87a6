import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './definition-list.module.css'

export interface DefinitionItem {
  id: string
  label: ReactNode
  value: ReactNode
  /** "Edit", whose accessible name says what: `<Link>Edit<VisuallyHidden> the address</VisuallyHidden></Link>`. */
  action?: ReactNode | undefined
}

interface DefinitionListProps {
  items: readonly DefinitionItem[]
  /** `rows`: a summary, one line each. `tiles`: a few facts side by side. */
  layout?: 'rows' | 'tiles' | undefined
}

export function DefinitionList({ items, layout = 'rows' }: DefinitionListProps) {
  return (
    <dl className={classNames(css.list, css[layout])}>
      {items.map((item) => (
        <div key={item.id} className={css.item}>
          <dt>{item.label}</dt>
          <dd className={css.value}>{item.value}</dd>
          {item.action && <dd className={css.action}>{item.action}</dd>}
        </div>
      ))}
    </dl>
  )
}
