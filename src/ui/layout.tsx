import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import css from './layout.module.css'

export type HeadingLevel = 1 | 2 | 3 | 4

/** A heading whose level depends on where it is used, so that a page skips no level. */
export function Heading({ level, ...rest }: ComponentProps<'h2'> & { level: HeadingLevel }) {
  const Tag = `h${level}` as const
  return <Tag {...rest} />
}

type Gap = 'none' | 's' | 'm' | 'l'

/** Width of a page. `narrow` is a comfortable width for reading forms and prose. */
interface ContainerProps {
  readonly narrow?: boolean | undefined
  /** centres the content on the page; for the claim wizard and pages before sign-in, which have no breadcrumbs */
  readonly centred?: boolean | undefined
  /** makes the page as narrow as a few short fields, such as those for signing in */
  readonly small?: boolean | undefined
  readonly children: ReactNode
}
export function Container({ narrow, centred, small, children }: ContainerProps) {
  return (
    <div className={classNames(css.wrap, narrow && css.narrow, centred && css.centred, small && css.small)}>
      {children}
    </div>
  )
}

/** Stacks its children. */
export function Stack({ gap = 'l', children }: { gap?: Gap | undefined; children: ReactNode }) {
  return <div className={classNames(css.stack, css[gap])}>{children}</div>
}

/** Children side by side, which wrap if there is not enough room. */
export function Inline({
  gap = 'm',
  between,
  children,
}: {
  gap?: Gap | undefined
  between?: boolean | undefined
  children: ReactNode
}) {
  return <div className={classNames(css.cluster, css[gap], between && css.between)}>{children}</div>
}

/** A bulleted list of sentences. */
export const Bullets = ({ children }: { children: ReactNode }) => <ul className={css.bullets}>{children}</ul>

/** Keeps its children at the top of the screen while the page scrolls. The children never cover the focused element. */
export const Sticky = ({ children }: { children: ReactNode }) => <div className={css.pinned}>{children}</div>

interface ActionRow {
  readonly id: string
  readonly children: ReactNode
  /** smaller text below the text of the row */
  readonly note?: string
  /** the button or link of the row, beside the text or below it if there is no room */
  readonly action: ReactNode
}

/** Rows that each have a button or link. */
export function ActionRows({ rows }: { rows: readonly ActionRow[] }) {
  if (rows.length === 0) return null
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

/** Two columns on a desktop, one column on a phone. */
export function Grid({ columns, children }: { columns: 'halves' | 'aside'; children: ReactNode }) {
  return <div className={classNames(css.grid, css[columns])}>{children}</div>
}

interface CardProps {
  /** A card with a title is a named region. */
  title?: ReactNode | undefined
  level?: HeadingLevel | undefined
  /** A link or button at the end of the title's line. */
  action?: ReactNode | undefined
  tone?: 'plain' | 'accent' | undefined
  children: ReactNode
}

/** A card for one item: a claim, an account, a person, a card. */
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

/** Cards of one kind in a box, with a line between them. */
export function CardList({ children }: { children: ReactNode }) {
  return <div className={css.list}>{children}</div>
}

export interface DefinitionItem {
  id: string
  label: ReactNode
  value: ReactNode
  /**
   * A link such as "Edit", with an accessible name that includes the field: `<Link>Edit<VisuallyHidden> the
   * address</VisuallyHidden></Link>`.
   */
  action?: ReactNode | undefined
}

interface DefinitionListProps {
  items: readonly DefinitionItem[]
  /**
   * `rows`: a summary with one line for each item. `tiles`: a few items side by side. `headline`: tiles of which the
   * first is large.
   */
  layout?: 'rows' | 'tiles' | 'headline' | undefined
}

export function DefinitionList({ items, layout = 'rows' }: DefinitionListProps) {
  return (
    <dl
      className={classNames(
        css.facts,
        layout === 'rows' ? css.factRows : css.factTiles,
        layout === 'headline' && css.headline,
      )}
    >
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
