import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Heading, type HeadingLevel } from './heading.tsx'
import { Icon, type IconName } from './icon.tsx'
import { TONE_ICON, type Tone } from './tone.ts'
import tones from './tone.module.css'
import css from './notice.module.css'

interface NoticeProps {
  tone: Tone
  icon?: IconName | undefined
  heading: ReactNode
  level?: HeadingLevel | undefined
  children?: ReactNode | undefined
  /** Buttons or links: what one can do now. */
  footer?: ReactNode | undefined
}

/** The end of something or the lack of something: a receipt, an empty list, a page that cannot be shown. Says what it means and what to do. */
export function Notice({ tone, icon, heading, level = 2, children, footer }: NoticeProps) {
  return (
    <section className={classNames(css.notice, tones[tone])}>
      <span className={css.mark}>
        <Icon name={icon ?? TONE_ICON[tone]} />
      </span>
      <div className={css.words}>
        <Heading level={level}>{heading}</Heading>
        {children}
      </div>
      {footer && <div className={css.footer}>{footer}</div>}
    </section>
  )
}
