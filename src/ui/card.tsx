import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Heading, type HeadingLevel } from './heading.tsx'
import css from './card.module.css'

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
