import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { TextInput, type TextInputProps } from './text-inputs.tsx'
import css from './password-input.module.css'

interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'width' | 'before' | 'after' | 'className'> {
  autoComplete: 'current-password' | 'new-password'
  /** Labels of the button that shows and hides the password. They say what the next press does (SHELL-61). */
  showLabel: string
  hideLabel: string
}

/** A password input. It never blocks pasting, which password managers need. */
export function PasswordInput({ showLabel, hideLabel, maxLength = 50, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className={css.password}>
      <TextInput
        {...rest}
        type={shown ? 'text' : 'password'}
        maxLength={maxLength}
        autoCapitalize="none"
        spellCheck={false}
        className={css.input}
      />
      <button
        type="button"
        className={css.toggle}
        aria-label={shown ? hideLabel : showLabel}
        aria-controls={rest.id}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </div>
  )
}
