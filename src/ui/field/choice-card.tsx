import type { ReactNode } from 'react'
import type { ControlAria } from './control.ts'
import css from './choice-card.module.css'

interface ChoiceCardProps extends ControlAria {
  type: 'radio' | 'checkbox'
  name?: string | undefined
  choice: { label: ReactNode; description?: ReactNode | undefined; note?: ReactNode | undefined; disabled?: boolean | undefined }
  checked: boolean
  disabled?: boolean | undefined
  onChange: (checked: boolean) => void
  onBlur?: (() => void) | undefined
}

/** A radio button or a checkbox whose whole card is the target. */
export function ChoiceCard({ type, choice, checked, disabled, onChange, onBlur, ...rest }: ChoiceCardProps) {
  return (
    <label className={css.choice}>
      <input
        {...rest}
        type={type}
        checked={checked}
        disabled={disabled || choice.disabled}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={() => onBlur?.()}
      />
      <span className={css.words}>
        <span>{choice.label}</span>
        {choice.description && <span className={css.description}>{choice.description}</span>}
        {choice.note && <span className={css.note}>{choice.note}</span>}
      </span>
    </label>
  )
}
