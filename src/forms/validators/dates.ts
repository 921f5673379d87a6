import { isWithinMonths } from '~/platform/dates/date8.ts'

/** Rules about dates as the services write them: `yyyymmdd`. Texts that are no date are the business of `date8` alone. */

const utc = (text: string) => new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(4, 6)) - 1, Number(text.slice(6))))

/** A day of the calendar: eight digits, and not the 30th of February. */
export function isCalendarDate(text: string): boolean {
  return /^\d{8}$/.test(text) && utc(text).toISOString().slice(0, 10).replaceAll('-', '') === text
}

/** Today where the member is. */
export function todayOf(now: Date): string {
  return `${now.getFullYear()}${String(now.getMonth() + 1).padStart(2, '0')}${String(now.getDate()).padStart(2, '0')}`
}

export const isNotFuture = (text: string, now: Date): boolean => !isCalendarDate(text) || text <= todayOf(now)

/** D-45: nobody alive was born before. */
export const isNotBefore1900 = (text: string): boolean => !isCalendarDate(text) || text >= '19000101'

export const isNotBefore = (text: string, earliest: unknown): boolean =>
  !isCalendarDate(text) || typeof earliest !== 'string' || !isCalendarDate(earliest) || text >= earliest

/** At most so many months after another day (D-93). */
export const isWithin = (text: string, earliest: unknown, months: number): boolean =>
  !isCalendarDate(text) || typeof earliest !== 'string' || !isCalendarDate(earliest) || isWithinMonths(text, earliest, months)
