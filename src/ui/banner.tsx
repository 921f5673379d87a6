import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { TONE_ICON, type Tone } from './tone.ts'
import tones from './tone.module.css'
import css from './banner.module.css'

interface BannerProps {
  tone: Exclude<Tone, 'neutral'>
  /** "Success!" / "C'est fait!" (SHELL-51), or what happened in a few words. */
  heading: ReactNode
  children?: ReactNode | undefined
  action?: ReactNode | undefined
  /** With both, the banner can be put away. */
  onDismiss?: (() => void) | undefined
  dismissLabel?: string | undefined
}

/** News about what was just done, at the top of a page. An error interrupts a screen reader; the rest waits its turn. */
export function Banner({ tone, heading, children, action, onDismiss, dismissLabel }: BannerProps) {
  return (
    <div className={classNames(css.banner, tones[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={TONE_ICON[tone]} />
      <div className={css.words}>
        <p className={css.heading}>{heading}</p>
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && dismissLabel && (
        <button type="button" className={css.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
