import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { Choice } from './choices.tsx'
import type { ControlAria } from './control.ts'
import control from './control.module.css'

interface SelectProps extends ControlAria, Pick<ComponentProps<'select'>, 'name' | 'autoComplete' | 'disabled'> {
  options: readonly Choice[]
  value: string | undefined
  onChange: (value: string | undefined) => void
  onBlur?: (() => void) | undefined
  /** Text of an empty first option: "Choose a province". If omitted, an option is always chosen. */
  emptyLabel?: string | undefined
  width?: 's' | 'm' | 'l' | undefined
}

/** A native select, which phones, screen readers and autofill support best. */
export function Select({ options, value, onChange, onBlur, emptyLabel, width, ...rest }: SelectProps) {
  return (
    <span className={classNames(control.adorned, width && control[width])}>
      <select
        {...rest}
        className={control.control}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={onBlur}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={classNames(control.adornment, control.after)} />
    </span>
  )
}
