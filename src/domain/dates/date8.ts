import dayjs, { type Dayjs } from 'dayjs'

/** A calendar date in the services' format `yyyymmdd` (DATA-78). */
export type Date8 = string

/**
 * Parses a date. A date that does not exist gives an invalid result; dayjs alone would read February 30 as March 2, and
 * `2026` as a day.
 */
function parse(date: Date8): Dayjs {
  const day = dayjs(date)
  return day.format('YYYYMMDD') === date ? day : dayjs(null)
}

export const isDate8 = (text: string): boolean => parse(text).isValid()
export const today8 = (now = new Date()): Date8 => dayjs(now).format('YYYYMMDD')
/**
 * The later of today and the day in Newfoundland, where each day of Canada begins. What a service does in the evening of
 * western Canada may have tomorrow's date (D-366).
 */
export function latestDay8(now = new Date(), today: Date8 = today8(now)): Date8 {
  const there = withoutDashes(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/St_Johns' }).format(now))
  return there > today ? there : today
}
export const monthsBefore = (date: Date8, months: number): Date8 =>
  parse(date).subtract(months, 'month').format('YYYYMMDD')
/** True if `date` is at most this many months after `earlier`. */
export const isWithinMonths = (date: Date8, earlier: Date8, months: number): boolean =>
  earlier >= monthsBefore(date, months)
export const monthsBetween = (from: Date8, to: Date8): number => parse(to).diff(parse(from), 'month', true)
/** The date as `yyyy-mm-dd`, which the coordination-of-benefits lookup and date inputs use (CLAIM-42, CLAIM-50). */
export const withDashes = (date: Date8): string => parse(date).format('YYYY-MM-DD')
export const withoutDashes = (date: string): Date8 => date.replaceAll('-', '')
export const dayBefore = (date: Date8): Date8 => parse(date).subtract(1, 'day').format('YYYYMMDD')
export const dayAfter = (date: Date8): Date8 => parse(date).add(1, 'day').format('YYYYMMDD')
/**
 * Number of days from Monday to Friday after `date`, up to and including `until`, without those in `closedOn`, such as
 * holidays (D-188). 0 if `date` is invalid.
 */
export function businessDaysAfter(date: Date8, closedOn: readonly Date8[] = [], until: Date8 = today8()): number {
  let count = 0
  for (let day = dayAfter(date); day <= until; day = dayAfter(day))
    if (parse(day).day() % 6 !== 0 && !closedOn.includes(day)) count += 1
  return count
}
/** The day on which this number of business days has passed since today. The days in `closedOn` are none. */
export function inBusinessDays(days: number, closedOn: readonly Date8[] = []): Date8 {
  let day = today8()
  while (businessDaysAfter(today8(), closedOn, day) < days) day = dayAfter(day)
  return day
}
/** Completed years of age on a given day, for "Théo, 9 years old". */
export const ageOn = (birth: Date8, day: Date8 = today8()): number => parse(day).diff(parse(birth), 'year')
