import { type FocusEvent, type ReactNode, useState } from 'react'
import { classNames } from '~/ui/class-names.ts'
import { type ControlAria, partAria } from './control.ts'
import css from './date-parts.module.css'
import { TextInput } from './text-inputs.tsx'

interface DatePartsProps extends ControlAria {
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

/** A date as it is typed: three boxes, each of which may be empty or nonsense for a while. */
interface DateTyped {
  day: string
  month: string
  year: string
}

type DatePart = keyof DateTyped

/** Day, month, year, in both languages (D-161). */
const DATE_PARTS = ['day', 'month', 'year'] as const satisfies readonly DatePart[]

const NO_DATE: DateTyped = { day: '', month: '', year: '' }

/**
 * One text for a date, so that nothing typed is ever lost: `yyyymmdd` once all three parts have their digits (the 30th of
 * February included: whether the date exists is for validation to say), `year-month-day` as typed before that, and
 * nothing at all when nothing was typed.
 */
export function textOfDate({ day, month, year }: DateTyped): string | undefined {
  if (!day && !month && !year) return undefined
  if (/^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)) return year + month.padStart(2, '0') + day.padStart(2, '0')
  return `${year}-${month}-${day}`
}

/** The reverse of `textOfDate`. */
export function dateTyped(text: string | undefined): DateTyped {
  if (!text) return NO_DATE
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? /^([^-]*)-([^-]*)-(.*)$/.exec(text) ?? ['', text, '', '']
  return { day: day ?? '', month: month ?? '', year: year ?? '' }
}
