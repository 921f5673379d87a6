import { useState, type FocusEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { partAria, type ControlAria } from './control.ts'
import { DATE_PARTS, dateTyped, textOfDate, type DatePart } from './date-value.ts'
import { TextInput } from './text-input.tsx'
import css from './date-parts.module.css'

export interface DatePartsProps extends ControlAria {
  /** `yyyymmdd`, or what is typed so far (see `textOfDate`). */
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** Focus left the three boxes (and the calendar). */
  onBlur?: (() => void) | undefined
  labels: Record<DatePart, string>
  /** `bday` for a date of birth: each box then says which part of it it is. */
  autoComplete?: 'bday' | undefined
  disabled?: boolean | undefined
  /** A button that opens a calendar. */
  calendar?: ReactNode | undefined
}

/** A date one knows by heart or reads off a receipt: three boxes are faster and surer than a calendar. Stands in a `FieldGroup`. */
export function DateParts({ value, onChange, onBlur, labels, autoComplete, disabled, calendar, ...aria }: DatePartsProps) {
  // What is typed ("5") and what is told ("05") differ: the boxes keep their own text until another value comes from outside.
  const [typed, setTyped] = useState(() => dateTyped(value))
  const shown = textOfDate(typed) === value ? typed : dateTyped(value)

  function edit(part: DatePart, text: string) {
    const next = { ...shown, [part]: text.trim() }
    setTyped(next)
    onChange(textOfDate(next))
  }

  function blur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }

  return (
    <div className={css.parts} onBlur={blur}>
      {DATE_PARTS.map((part) => {
        const control = partAria(aria, part)
        return (
          <div key={part} className={classNames(css.part, part === 'year' && css.year)}>
            <label htmlFor={control.id}>{labels[part]}</label>
            <TextInput
              {...control}
              aria-required={aria['aria-required']}
              value={shown[part]}
              onChange={(text) => edit(part, text)}
              inputMode="numeric"
              disabled={disabled}
              maxLength={part === 'year' ? 4 : 2}
              autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
            />
          </div>
        )
      })}
      {calendar}
    </div>
  )
}
