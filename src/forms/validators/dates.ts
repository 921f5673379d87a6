import { isDate8, isWithinMonths, today8 } from '~/platform/dates/date8.ts'

/** Rules about dates as the services write them: `yyyymmdd`. Texts that are no date are the business of `date8` alone. */

export const isNotFuture = (text: string, now: Date): boolean => !isDate8(text) || text <= today8(now)

/** D-45: nobody alive was born before. */
export const isNotBefore1900 = (text: string): boolean => !isDate8(text) || text >= '19000101'

export const isNotBefore = (text: string, earliest: unknown): boolean =>
  !isDate8(text) || typeof earliest !== 'string' || !isDate8(earliest) || text >= earliest

/** At most so many months after another day (D-93). */
export const isWithin = (text: string, earliest: unknown, months: number): boolean =>
  !isDate8(text) || typeof earliest !== 'string' || !isDate8(earliest) || isWithinMonths(text, earliest, months)
