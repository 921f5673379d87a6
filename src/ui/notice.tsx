import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Heading, type HeadingLevel } from './layout.tsx'
import { Icon, type IconName, type Tone, TONE_ICON } from './icon.tsx'
import tones from './tone.module.css'
import css from './notice.module.css'

interface NoticeProps {
  tone: Tone
  icon?: IconName | undefined
  /** a drawing instead of the icon */
  picture?: ReactNode
  heading: ReactNode
  level?: HeadingLevel | undefined
  /** makes the heading large, for a notice that is the main content of the page (docs/design.md) */
  large?: boolean | undefined
  children?: ReactNode | undefined
  /** Buttons or links for the next step. */
  footer?: ReactNode | undefined
}

/**
 * A result or an empty state: a confirmation, an empty list, a page that cannot be shown. The notice explains the
 * result and the next step.
 */
export function Notice({ tone, icon, picture, heading, level = 2, large, children, footer }: NoticeProps) {
  return (
    <section className={classNames(css.notice, tones[tone], large && css.result)}>
      {picture ?? (
        <span className={css.mark}>
          <Icon name={icon ?? TONE_ICON[tone]} />
        </span>
      )}
      <div className={css.words}>
        <Heading level={level}>{heading}</Heading>
        {children}
      </div>
      {footer && <div className={css.footer}>{footer}</div>}
    </section>
  )
}

interface BannerProps {
  tone: Tone
  /** "Success!" / "C'est fait!" (SHELL-51), or a short result. */
  heading: ReactNode
  children?: ReactNode | undefined
  action?: ReactNode | undefined
  /** If both the handler and its label are given, the member can dismiss the banner. */
  onDismiss?: (() => void) | undefined
  dismissLabel?: string | undefined
}

const ROLES = { ok: undefined, info: 'status', warn: 'status', bad: 'alert', neutral: undefined } as const

/**
 * Result of the last action, at the top of a page. An error interrupts screen readers, other results do not. Success is
 * announced by the code that shows it, because a banner that appears together with its text is not always announced. A
 * neutral banner contains news and is not announced.
 */
export function Banner({ tone, heading, children, action, onDismiss, dismissLabel }: BannerProps) {
  return (
    <div className={classNames(css.banner, tones[tone])} role={ROLES[tone]}>
      <Icon name={TONE_ICON[tone]} />
      <div className={css.boxWords}>
        <p className={css.bannerHeading}>{heading}</p>
        {children && <div>{children}</div>}
        {action && <div className={css.bannerAction}>{action}</div>}
      </div>
      {onDismiss && dismissLabel && (
        <button type="button" className={css.dismiss} data-print="hide" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
