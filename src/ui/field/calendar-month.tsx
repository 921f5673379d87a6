import dayjs, { type Dayjs } from 'dayjs'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Icon } from '~/ui/icon.tsx'
import css from './calendar-month.module.css'

export interface CalendarLabels {
  /** Label of the button and the calendar: "Choose a date". */
  open: string
  previousMonth: string
  nextMonth: string
}

export interface CalendarPopoverProps extends CalendarGridProps {
  className: string | undefined
}
interface CalendarGridProps {
  /**
   * The dates have the format `yyyymmdd`. Without a value the calendar opens on `max`, or on today if there is no
   * `max`.
   */
  value: string | undefined
  min: string | undefined
  max: string | undefined
  labels: CalendarLabels
  locale: string
  onPick: (value: string) => void
}

/** The dialog below the button of the calendar. */
export const CalendarPopover = ({ className, ...month }: CalendarPopoverProps) => (
  <div className={className} role="dialog" aria-label={month.labels.open}>
    <CalendarGrid {...month} />
  </div>
)

/**
 * One month of the calendar. Arrow keys move by day and week, Home and End within the week, Page Up and Page Down by
 * month (with Shift, by year).
 */
function CalendarGrid({ value, labels, locale, onPick, ...bounds }: CalendarGridProps) {
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [chosen, min, max] = [dayOfText(value), dayOfText(bounds.min), dayOfText(bounds.max)]
  const [focused, setFocused] = useState(chosen ?? max ?? dayjs().startOf('day'))
  // the focus moves after a key, but not after a button that changes the month
  const [byKey, setByKey] = useState(true)
  const names = useMemo(() => namesOf(locale), [locale])

  // On a low screen, the browser scrolls only to the focused day, and the name of the month would stay out of view.
  useEffect(() => {
    const calendar = grid.current?.closest('[role=dialog]')
    const scrolling = requestAnimationFrame(() => calendar?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(scrolling)
  }, [])
  useEffect(() => {
    if (byKey) grid.current?.querySelector<HTMLElement>(`[data-day="${dayText(focused)}"]`)?.focus()
  }, [focused, byKey])

  const allowed = (date: Dayjs) => !min?.isAfter(date) && !max?.isBefore(date)

  function turn(months: number) {
    setByKey(false)
    setFocused(focused.add(months, 'month'))
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
          {names.month(focused)}
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
                      aria-label={names.day(date)}
                      aria-disabled={!allowed(date)}
                      aria-current={dayText(date) === dayText(dayjs()) ? 'date' : undefined}
                      onClick={() => {
                        if (allowed(date)) onPick(dayText(date))
                      }}
                    >
                      {date.date()}
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
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options)
    return (date: Dayjs) => formatter.format(date.toDate())
  }
  const [long, narrow] = [format({ weekday: 'long' }), format({ weekday: 'narrow' })]
  return {
    month: format({ month: 'long', year: 'numeric' }),
    day: format({ dateStyle: 'full' }), // not `1er`: the name of a button contains its text (WCAG 2.5.3)
    weekdays: (weeksOf(dayjs('20260201'))[0] as Dayjs[]).map((day) => ({ long: long(day), short: narrow(day) })),
  }
}

const DATE8 = 'YYYYMMDD'

export const dayText = (date: Dayjs): string => date.format(DATE8)

/** The date of a `yyyymmdd` text; undefined if there is no such date. */
export function dayOfText(text: string | undefined): Dayjs | undefined {
  const date = text ? dayjs(text) : undefined
  return date && dayText(date) === text ? date : undefined
}

/** The weeks of a date's month, which begin on Sunday as usual in Canada. Days of other months are null. */
export function weeksOf(date: Dayjs): (Dayjs | null)[][] {
  const start = date.startOf('month').startOf('week')
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = start.add(week * 7 + weekday, 'day')
      return day.isSame(date, 'month') ? day : null
    }),
  )
  return weeks.filter((week) => week.some(Boolean))
}

/** The date to focus after a key within the grid (WAI-ARIA date picker pattern); undefined for other keys. */
export function dayAfterKey(key: string, date: Dayjs, shift: boolean): Dayjs | undefined {
  const unit = shift ? 'year' : 'month'
  const moves: Record<string, () => Dayjs> = {
    ArrowLeft: () => date.subtract(1, 'day'),
    ArrowRight: () => date.add(1, 'day'),
    ArrowUp: () => date.subtract(1, 'week'),
    ArrowDown: () => date.add(1, 'week'),
    Home: () => date.startOf('week'),
    End: () => date.endOf('week').startOf('day'),
    PageUp: () => date.subtract(1, unit),
    PageDown: () => date.add(1, unit),
  }
  return moves[key]?.()
}
