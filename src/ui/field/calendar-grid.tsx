import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { addDays, addMonths, dayAfterKey, dayText, today, utcDay, weeksOf } from './calendar-month.ts'
import css from './calendar.module.css'

export interface CalendarLabels {
  /** Name of the button and of the calendar: "Choose a date". */
  open: string
  previousMonth: string
  nextMonth: string
}

interface CalendarGridProps {
  start: Date
  chosen: Date | undefined
  min: Date | undefined
  max: Date | undefined
  labels: CalendarLabels
  locale: string
  onPick: (date: Date) => void
}

/** One month. Arrows move by day and week, Home and End within the week, Page Up and Down by month (with Shift, by year). */
export function CalendarGrid({ start, chosen, min, max, labels, locale, onPick }: CalendarGridProps) {
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState(start)
  // Focus follows the keys, not the buttons that turn the page.
  const [byKey, setByKey] = useState(true)
  const names = useMemo(() => namesOf(locale), [locale])

  useEffect(() => {
    if (byKey) grid.current?.querySelector<HTMLElement>(`[data-day="${dayText(focused)}"]`)?.focus()
  }, [focused, byKey])

  const allowed = (date: Date) => (!min || date >= min) && (!max || date <= max)

  function turn(months: number) {
    setByKey(false)
    setFocused(addMonths(focused, months))
  }

  function keyDown(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, focused, event.shiftKey)
    if (!next) return
    event.preventDefault()
    setByKey(true)
    setFocused(next)
  }

  return (
    <>
      <div className={css.head}>
        <button type="button" className={css.turn} aria-label={labels.previousMonth} onClick={() => turn(-1)}>
          <Icon name="chevron-left" />
        </button>
        <p id={titleId} role="status">
          {names.month.format(focused)}
        </p>
        <button type="button" className={css.turn} aria-label={labels.nextMonth} onClick={() => turn(1)}>
          <Icon name="chevron-right" />
        </button>
      </div>
      <table ref={grid} role="grid" aria-labelledby={titleId} className={css.grid} onKeyDown={keyDown}>
        <thead>
          <tr>
            {names.weekdays.map((weekday) => (
              <th key={weekday.long} scope="col" abbr={weekday.long} aria-label={weekday.long}>
                {weekday.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focused).map((week, row) => (
            <tr key={row}>
              {week.map((date, column) => (
                <td key={column} aria-selected={date ? dayText(date) === (chosen && dayText(chosen)) : undefined}>
                  {date && (
                    <button
                      type="button"
                      className={css.day}
                      data-day={dayText(date)}
                      tabIndex={dayText(date) === dayText(focused) ? 0 : -1}
                      aria-label={names.day.format(date)}
                      aria-disabled={!allowed(date)}
                      aria-current={dayText(date) === dayText(today()) ? 'date' : undefined}
                      onClick={() => {
                        if (allowed(date)) onPick(date)
                      }}
                    >
                      {date.getUTCDate()}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function namesOf(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const [long, narrow] = [format({ weekday: 'long' }), format({ weekday: 'narrow' })]
  const sunday = utcDay(2026, 11, 1)
  return {
    month: format({ month: 'long', year: 'numeric' }),
    day: format({ dateStyle: 'full' }),
    weekdays: Array.from({ length: 7 }, (_, index) => ({ long: long.format(addDays(sunday, index)), short: narrow.format(addDays(sunday, index)) })),
  }
}
