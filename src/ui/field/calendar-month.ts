/** Dates of the calendar: UTC midnights, so that no time zone or daylight saving moves a day. Text is `yyyymmdd`. */
const DAY_MS = 86_400_000

export const utcDay = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day))

export const dayText = (date: Date): string => date.toISOString().slice(0, 10).replaceAll('-', '')

/** The date of a `yyyymmdd` text, if there is such a date. */
export function dayOfText(text: string | undefined): Date | undefined {
  if (!text || !/^\d{8}$/.test(text)) return undefined
  const date = utcDay(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6)))
  return dayText(date) === text ? date : undefined
}

/** Today where the member is. */
export function today(now: Date = new Date()): Date {
  return utcDay(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)

/** The same day of another month, or that month's last day. */
export function addMonths(date: Date, months: number): Date {
  const first = utcDay(date.getUTCFullYear(), date.getUTCMonth() + 1 + months, 1)
  const last = utcDay(first.getUTCFullYear(), first.getUTCMonth() + 2, 0).getUTCDate()
  return addDays(first, Math.min(date.getUTCDate(), last) - 1)
}

/** The weeks of the month of a date, Sunday first as calendars are printed in Canada; days of other months are null. */
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

/** Where a key moves the focus within the grid (WAI-ARIA date picker pattern); undefined for other keys. */
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
