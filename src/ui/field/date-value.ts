/** A date as it is typed: three boxes, each of which may be empty or nonsense for a while. */
export interface DateTyped {
  day: string
  month: string
  year: string
}

export type DatePart = keyof DateTyped

/** Day, month, year, in both languages (D-161). */
export const DATE_PARTS = ['day', 'month', 'year'] as const satisfies readonly DatePart[]

export const NO_DATE: DateTyped = { day: '', month: '', year: '' }

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
