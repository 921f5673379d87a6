import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Icon } from '~/ui/icon.tsx'
import css from './calendar-month.module.css'

export interface CalendarLabels {
  /** Label of the button and the calendar: "Choose a date". */
  open: string
  previousMonth: string
  nextMonth: string
}

interface CalendarGridProps {
  /** all `yyyymmdd`; without a value the calendar opens on `max`, or on today */
  value: string | undefined
  min: string | undefined
  max: string | undefined
  labels: CalendarLabels
  locale: string
  onPick: (value: string) => void
}

/** A month. Arrow keys move by day and week, Home and End within the week, Page Up and Down by month (with Shift, by year). */
export function CalendarGrid({ value, labels, locale, onPick, ...bounds }: CalendarGridProps) {
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [chosen, min, max] = [dayOfText(value), dayOfText(bounds.min), dayOfText(bounds.max)]
  const [focused, setFocused] = useState(chosen ?? max ?? today())
  // Focus moves with keys, not with the buttons that change the month.
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
                        if (allowed(date)) onPick(dayText(date))
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

/** The calendar's dates are midnights in UTC, so that neither time zone nor daylight saving shifts a day. Text is `yyyymmdd`. */
const DAY_MS = 86_400_000

export const utcDay = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day))

export const dayText = (date: Date): string => date.toISOString().slice(0, 10).replaceAll('-', '')

/** The date of a `yyyymmdd` text; undefined if it does not exist. */
export function dayOfText(text: string | undefined): Date | undefined {
  if (!text || !/^\d{8}$/.test(text)) return undefined
  const date = utcDay(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6)))
  return dayText(date) === text ? date : undefined
}

/** Today in the member's time zone. */
export function today(now: Date = new Date()): Date {
  return utcDay(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)

/** The same day in another month, or that month's last day. */
export function addMonths(date: Date, months: number): Date {
  const first = utcDay(date.getUTCFullYear(), date.getUTCMonth() + 1 + months, 1)
  const last = utcDay(first.getUTCFullYear(), first.getUTCMonth() + 2, 0).getUTCDate()
  return addDays(first, Math.min(date.getUTCDate(), last) - 1)
}

/** The weeks of a date's month, Sunday first as usual in Canada. Days of other months are null. */
export function weeksOf(date: Date): (Date | null)[][] {
  const first = utcDay(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
  const start = addDays(first, -first.getUTCDay())
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = addDays(start, week * 7 + weekday)
      return day.getUTCMonth() === date.getUTCMonth() ? day : null
    }),
  )
  return weeks.filter((week) => week.some(Boolean))
}

/** The date to focus after a key within the grid (WAI-ARIA date picker pattern); undefined for other keys. */
export function dayAfterKey(key: string, date: Date, shift: boolean): Date | undefined {
  const months = shift ? 12 : 1
  const moves: Record<string, () => Date> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -date.getUTCDay()),
    End: () => addDays(date, 6 - date.getUTCDay()),
    PageUp: () => addMonths(date, -months),
    PageDown: () => addMonths(date, months),
  }
  return moves[key]?.()
}
