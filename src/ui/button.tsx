import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useIsBrowser } from '~/platform/store.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import css from './button.module.css'

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'link'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  /** True if the button is as wide as its container at any width. */
  wide?: boolean | undefined
}

/**
 * The class names of a button, so that a link can look like a button. For a link to a page, see
 * `src/components/button-link.tsx`.
 */
export function buttonClass({ variant = 'primary', wide }: ButtonLook = {}): string {
  return classNames(css.button, css[variant], wide && css.wide)
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * True while the click is being processed. Further clicks are then ignored. Unlike a disabled button, a busy button
   * keeps the focus.
   */
  busy?: boolean | undefined
  icon?: IconName | undefined
  /** Announces the button as disabled. It does not look so, because a member can press it, to see the reason (D-177). */
  unready?: boolean | undefined
}

/**
 * A button. On a prerendered page, a button that submits does nothing before the script runs: the browser would send
 * the answers, and a password, to the server of the page. A form with two fields and no such button is not sent by
 * Enter either, hence the field that is hidden. `public/check-browser.js` finds the button by this field, and carries out
 * an early press when the script runs.
 */
export function Button({
  variant,
  wide,
  busy,
  icon,
  unready,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isEarly = !useIsBrowser() && type === 'submit'
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // preventDefault also prevents a second submit of the form.
    if (busy || rest['aria-disabled'] === true) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={isEarly ? 'button' : type}
      className={classNames(buttonClass({ variant, wide }), unready && css.unready, className)}
      onClick={click}
      {...(unready && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
  return isEarly ? (
    <>
      {button}
      <input hidden />
    </>
  ) : (
    button
  )
}

/**
 * The buttons at the end of a page, form or dialog, the primary one first. On a phone they are stacked at full width.
 */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
