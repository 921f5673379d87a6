import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import css from './layout.module.css'

export type HeadingLevel = 1 | 2 | 3 | 4

/** A heading whose level follows from where the component is used, so that no page skips one. */
export function Heading({ level, ...rest }: ComponentProps<'h2'> & { level: HeadingLevel }) {
  const Tag = `h${level}` as const
  return <Tag {...rest} />
}

type Gap = 'none' | 's' | 'm' | 'l' | 'xl'

/** The width of a page; `narrow` is the width of comfortable reading, for forms and prose. */
export function Container({ narrow, children }: { narrow?: boolean | undefined; children: ReactNode }) {
  return <div className={classNames(css.wrap, narrow && css.narrow)}>{children}</div>
}

/** One thing under the other. */
export function Stack({ gap = 'l', children }: { gap?: Gap | undefined; children: ReactNode }) {
  return <div className={classNames(css.stack, css[gap])}>{children}</div>
}

/** Things side by side that wrap when there is no room. */
export function Inline({ gap = 'm', between, children }: { gap?: Gap | undefined; between?: boolean | undefined; children: ReactNode }) {
  return <div className={classNames(css.cluster, css[gap], between && css.between)}>{children}</div>
}

/** Sentences that belong together, each with a dot. */
export const Bullets = ({ children }: { children: ReactNode }) => <ul className={css.bullets}>{children}</ul>

/** Stays in sight at the top while what follows it is filled in, and never over what has the focus. */
export const Sticky = ({ children }: { children: ReactNode }) => <div className={css.pinned}>{children}</div>

interface ActionRow {
  readonly id: string
  readonly children: ReactNode
  /** said below it, smaller */
  readonly note?: string
  /** the one thing to do about it: beside it, below it where there is no room */
  readonly action: ReactNode
}

/** Rows of which each has something to press. */
export function ActionRows({ rows }: { rows: readonly ActionRow[] }) {
  return (
    <ul className={css.actionRows} role="list">
      {rows.map(({ id, children, note, action }) => (
        <li key={id}>
          <div>
            {children}
            {note && <p>{note}</p>}
          </div>
          {action}
        </li>
      ))}
    </ul>
  )
}

/** Columns on a desktop, one column on a phone. `tiles` fills the row with as many as fit. */
export function Grid({ columns, children }: { columns: 'halves' | 'aside' | 'tiles'; children: ReactNode }) {
  return <div className={classNames(css.grid, css[columns])}>{children}</div>
}

interface CardProps {
  /** With a title the card is a named region. */
  title?: ReactNode | undefined
  level?: HeadingLevel | undefined
  /** One link or button at the end of the title's line. */
  action?: ReactNode | undefined
  tone?: 'plain' | 'accent' | undefined
  children: ReactNode
}

/** Only for something that is a thing: a claim, an account, a person, a card. */
export function Card({ title, level = 2, action, tone = 'plain', children }: CardProps) {
  const id = useId()
  return (
    <section className={classNames(css.card, tone === 'accent' && css.accent)} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={css.header}>
          <Heading level={level} id={id}>
            {title}
          </Heading>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}

/** Cards that are parts of one thing: one box, with a line between them. */
export function CardList({ children }: { children: ReactNode }) {
  return <div className={css.list}>{children}</div>
}

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
    <dl className={classNames(css.facts, layout === 'rows' ? css.factRows : css.factTiles)}>
      {items.map((item) => (
        <div key={item.id} className={css.fact}>
          <dt>{item.label}</dt>
          <dd className={css.value}>{item.value}</dd>
          {item.action && <dd>{item.action}</dd>}
        </div>
      ))}
    </dl>
  )
}
