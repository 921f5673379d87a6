import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type Tone, TONE_ICON } from './icon.tsx'
import tones from './tone.module.css'
import css from './alert-box.module.css'

interface AlertBoxProps {
  tone?: Tone | undefined
  title?: ReactNode | undefined
  children: ReactNode
  /**
   * Announces the message to screen readers. Set this property for a message that appears after an action, not for a
   * message that is on the page from the start.
   */
  live?: boolean | undefined
}

/** An inline message: an error of this part of the page, or information before the next step. */
export function AlertBox({ tone = 'bad', title, children, live }: AlertBoxProps) {
  return (
    <div className={classNames(css.box, tones[tone])} role={live ? 'alert' : undefined}>
      <Icon name={TONE_ICON[tone]} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
