import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { controlAria, errorId, hintId, type ControlAria } from './control.ts'
import css from './field.module.css'

interface FieldText {
  id: string
  label: ReactNode
  hint?: ReactNode | undefined
  /** The error and how to correct it, if any. */
  error?: ReactNode | undefined
  required?: boolean | undefined
  /**
   * Text after the label of a required field (AUTH-36): "required". The default is a star. The control itself has
   * `aria-required`.
   */
  requiredText?: string | undefined
  /** Text after the label of an optional field: "optional". */
  optionalText?: string | undefined
}

interface FieldProps extends FieldText {
  /** The control, or a function that gets the attributes for the control. */
  children: ReactNode | ((aria: ControlAria) => ReactNode)
  /** Hides the label, for a control such as a checkbox that shows the label itself. */
  hideLabel?: boolean | undefined
}

/** Label, hint, error and control in this order, so that instructions come before the control. */
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
  /**
   * `radiogroup` for a question with one answer. Without a role, the group could not be marked as required or invalid.
   */
  role?: 'radiogroup' | undefined
  children: FieldProps['children']
}

/** Several controls for one question. */
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
  return typeof children === 'function'
    ? children(controlAria({ id, hint: !!hint, error: !!error, required }))
    : children
}

function Marker({ required, requiredText, optionalText }: FieldText) {
  const text = required ? requiredText : optionalText
  // Screen readers already announce that a field is required, and not that it is optional.
  if (text)
    return (
      <span className={css.marker} aria-hidden={required || undefined}>
        &nbsp;({text})
      </span>
    )
  return (
    required && (
      <span className={classNames(css.marker, css.star)} aria-hidden="true">
        &nbsp;*
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
