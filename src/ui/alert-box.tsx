import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type Tone, TONE_ICON } from './icon.tsx'
import tones from './tone.module.css'
import css from './alert-box.module.css'

interface AlertBoxProps {
  tone?: Tone | undefined
  title?: ReactNode | undefined
  children: ReactNode
  /** It appeared because of something the member did: announce it. A note that was on the page from the start stays silent. */
  live?: boolean | undefined
}

/** A message in its place: what is wrong with this part of the page, or what to know before going on. */
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
