const two = (value: number) => value.toString().padStart(2, '0')

/** The local calendar date of an instant, as eight digits (DATA-78). */
export function toDate8(instant: number): string {
  const date = new Date(instant)
  return `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`
}

/** An instant in UTC, to the second, as the contract writes it. */
export const toInstant = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}Z`

const DAY = 86_400_000
/** The same time of day some days before, also where summer time begins or ends in between. */
export const daysBefore = (instant: number, days: number): number =>
  new Date(instant).setDate(new Date(instant).getDate() - days)

/**
 * The instant after this many business days, at the same time of day. Weekends are skipped; public holidays are not.
 */
export function businessDaysLater(instant: number, days: number): number {
  let [later, left] = [instant, days]
  while (left > 0) {
    later = daysBefore(later, -1)
    if (![0, 6].includes(new Date(later).getDay())) left -= 1
  }
  return later
}

const parse = (date8: string): number =>
  Date.UTC(Number(date8.slice(0, 4)), Number(date8.slice(4, 6)) - 1, Number(date8.slice(6)))

/** True if a text is a real calendar date, written as eight digits (DATA-78). */
export const isDate8 = (text: string): boolean => /^\d{8}$/.test(text) && utcDate8(parse(text)) === text

/** Number of days between an eight-digit date and an instant. */
export const daysSince = (date8: string, instant: number): number =>
  Math.round((parse(toDate8(instant)) - parse(date8)) / DAY)

/** Number of days from one eight-digit date to a later one; zero for the same day. */
export const daysBetween = (from: string, to: string): number => Math.round((parse(to) - parse(from)) / DAY)

/** The calendar day before an eight-digit date. */
export const dayBefore = (date8: string): string => utcDate8(parse(date8) - DAY)

/** The same day of the month some months later, or the last day of that month if the month is too short. */
export function addMonths(date8: string, months: number): string {
  const [year, month, day] = [Number(date8.slice(0, 4)), Number(date8.slice(4, 6)) - 1 + months, Number(date8.slice(6))]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return utcDate8(Date.UTC(year, month, Math.min(day, lastDay)))
}

function utcDate8(instant: number): string {
  const date = new Date(instant)
  return `${date.getUTCFullYear()}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}`
}
