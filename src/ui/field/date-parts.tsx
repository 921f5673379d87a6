import { type FocusEvent, type ReactNode, useState } from 'react'
import { classNames } from '~/ui/class-names.ts'
import { type ControlAria, partAria } from './control.ts'
import css from './date-parts.module.css'
import { TextInput } from './text-inputs.tsx'

interface DatePartsProps extends ControlAria {
  /** `yyyymmdd`, or an incomplete date (see `textOfDate`). */
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** The function that runs when the focus leaves the three fields and the calendar. */
  onBlur?: (() => void) | undefined
  labels: Record<DatePart, string>
  /** `bday` for a date of birth. Each of the three fields then has the autocomplete token for its part of the date. */
  autoComplete?: 'bday' | undefined
  disabled?: boolean | undefined
  /** The button that opens a calendar. */
  calendar?: ReactNode | undefined
}

/**
 * Three fields for a date that members know or copy from a receipt, which is faster and more reliable than a calendar.
 * Use it in a `FieldGroup`.
 */
export function DateParts({
  value,
  onChange,
  onBlur,
  labels,
  autoComplete,
  disabled,
  calendar,
  ...aria
}: DatePartsProps) {
  // The typed text ("5") may differ from the value ("05"). The fields therefore keep their text until another component
  // changes the value.
  const [typed, setTyped] = useState(() => dateTyped(value))
  const shown = textOfDate(typed) === value ? typed : dateTyped(value)

  function edit(part: DatePart, text: string) {
    const trimmed = text.trim()
    const next = wholeDate(trimmed) ?? { ...shown, [part]: trimmed }
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

/** A date while it is being typed, as three texts. Each of them may be empty or invalid. */
interface DateTyped {
  day: string
  month: string
  year: string
}

type DatePart = keyof DateTyped

/** The fields are in the order day, month, year in both languages (D-161). */
const DATE_PARTS = ['day', 'month', 'year'] as const satisfies readonly DatePart[]

const NO_DATE: DateTyped = { day: '', month: '', year: '' }

/**
 * A whole date that was pasted into one field: `2026-11-20`, `20261120`, or `20/11/2026`, in which the month cannot be
 * the first number; undefined for other text.
 */
export function wholeDate(text: string): DateTyped | undefined {
  const parts = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3').split(/\D+/)
  const [year = '', month, day] = +parts[0]! > 12 && parts[2]?.length === 4 ? parts.toReversed() : parts
  return year.length === 4 && month && day ? { day, month, year } : undefined
}

/**
 * Converts a typed date to text without losing anything. The text is `yyyymmdd` once the year has four digits and the
 * month and day have one or two. Before that, it is `year-month-day` as typed. It is undefined if all parts are empty.
 * Validation checks whether the date exists (February 30 does not).
 */
export function textOfDate({ day, month, year }: DateTyped): string | undefined {
  if (!day && !month && !year) return undefined
  if (/^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day))
    return year + month.padStart(2, '0') + day.padStart(2, '0')
  return `${year}-${month}-${day}`
}

/** The inverse of `textOfDate`. */
export function dateTyped(text: string | undefined): DateTyped {
  if (!text) return NO_DATE
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ??
    /^([^-]*)-([^-]*)-(.*)$/.exec(text) ?? ['', text, '', '']
  return { day: day ?? '', month: month ?? '', year: year ?? '' }
}
