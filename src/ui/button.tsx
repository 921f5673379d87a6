import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import css from './button.module.css'

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'link'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  /** As wide as its container at any width. */
  wide?: boolean | undefined
}

/** The look alone, so that the app's own link can look like a button: `<Link className={buttonClass({ variant: 'quiet' })} />`. */
export function buttonClass({ variant = 'primary', wide }: ButtonLook = {}): string {
  return classNames(css.button, css[variant], wide && css.wide)
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** A click was taken and is being worked on: no second click, and focus stays here (a disabled button would lose it). */
  busy?: boolean | undefined
  icon?: IconName | undefined
  /** Looks and says that it is not time yet; pressing it tells why, so it can be pressed. */
  unready?: boolean | undefined
}

export function Button({ variant, wide, busy, icon, unready, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // preventDefault also stops a second submit of the form.
    if (busy || rest['aria-disabled'] === true) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, wide }), className)}
      onClick={click}
      {...(unready && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** The buttons that end a page, a form or a dialog. One under the other, full width, on a phone. The primary one comes first. */
export function Actions({ align = 'start', children }: { align?: 'start' | 'end' | undefined; children: ReactNode }) {
  return <div className={classNames(css.actions, align === 'end' && css.end)}>{children}</div>
}
