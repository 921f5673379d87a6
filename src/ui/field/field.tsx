import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { controlAria, errorId, hintId, type ControlAria } from './control.ts'
import css from './field.module.css'

interface FieldText {
  id: string
  label: ReactNode
  hint?: ReactNode | undefined
  /** What is wrong and what to do; absent while there is nothing to say. */
  error?: ReactNode | undefined
  required?: boolean | undefined
  /** Shown after the label of a required field (AUTH-36): "required". A star without it; the control says `aria-required` itself. */
  requiredText?: string | undefined
  /** Shown after the label of a field that may stay empty: "optional". */
  optionalText?: string | undefined
}

interface FieldProps extends FieldText {
  /** The control, or a function that is given the attributes it needs. */
  children: ReactNode | ((aria: ControlAria) => ReactNode)
  /** The control shows the label itself (a checkbox). */
  hideLabel?: boolean | undefined
}

/** Label, hint, error, control, in that order: what to do comes before where to do it. */
export function Field({ children, hideLabel, ...words }: FieldProps) {
  return (
    <div className={css.field}>
      {!hideLabel && (
        <div className={css.label}>
          <label htmlFor={words.id}>{words.label}</label>
          <Marker {...words} />
        </div>
      )}
      <HintAndError {...words} />
      {fill(children, words)}
    </div>
  )
}

interface FieldGroupProps extends FieldText {
  /** `radiogroup` for one answer among several: it may then be required and invalid as a whole. */
  role?: 'radiogroup' | undefined
  children: FieldProps['children']
}

/** Several controls that answer one question. */
export function FieldGroup({ role, children, ...words }: FieldGroupProps) {
  const aria = controlAria({ id: words.id, hint: !!words.hint, error: !!words.error, required: words.required })
  return (
    <fieldset
      className={css.field}
      id={words.id}
      role={role}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={role && aria['aria-invalid']}
      aria-required={role && aria['aria-required']}
    >
      <legend className={css.label}>
        {words.label}
        <Marker {...words} />
      </legend>
      <HintAndError {...words} />
      {fill(children, words)}
    </fieldset>
  )
}

function fill(children: FieldProps['children'], { id, hint, error, required }: FieldText): ReactNode {
  return typeof children === 'function' ? children(controlAria({ id, hint: !!hint, error: !!error, required })) : children
}

function Marker({ required, requiredText, optionalText }: FieldText) {
  const text = required ? requiredText : optionalText
  // Hidden from the accessible name: "Email, required" would be heard twice.
  if (text)
    return (
      <span className={css.marker} aria-hidden="true">
        {' '}
        ({text})
      </span>
    )
  return (
    required && (
      <span className={classNames(css.marker, css.star)} aria-hidden="true">
        {' '}
        *
      </span>
    )
  )
}

function HintAndError({ id, hint, error }: FieldText) {
  return (
    <>
      {hint && (
        <div id={hintId(id)} className={css.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={errorId(id)} className={css.error}>
          {error}
        </p>
      )}
    </>
  )
}
