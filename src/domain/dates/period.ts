import { intlTag, type Locale } from '~/platform/i18n/locale.ts'
import { type Date8, isDate8, isWithinMonths, latestDay8, monthsBefore, withDashes } from './date8.ts'

/** First and last day of a search. Either may be undefined. */
export interface Period {
  readonly fromDate?: Date8
  readonly toDate?: Date8
}
export type ClosedPeriod = Required<Period>

/** The longest period of a history in months (D-93). */
export const MOST_MONTHS = 24

/** The period of the last `months` months, up to the latest day that a service may have (D-366). */
export const lastMonths = (months: number, today: Date8 = latestDay8()): ClosedPeriod => ({
  fromDate: monthsBefore(today, months),
  toDate: today,
})

/** The period in the query of a URL. Invalid dates, and a period that ends before it begins, are ignored. */
export function readPeriod(query: URLSearchParams): Period {
  const read = (name: string) => {
    const date = query.get(name) ?? ''
    return /^\d{8}$/.test(date) && isDate8(date) ? date : undefined
  }
  const [fromDate, toDate] = [read('fromDate'), read('toDate')]
  if (fromDate && toDate && fromDate > toDate) return {}
  return { ...(fromDate && { fromDate }), ...(toDate && { toDate }) }
}

/**
 * True if a history can be searched for this period: both dates are given and in order, neither is in the future, and
 * they are at most MOST_MONTHS months apart (D-93).
 */
export const isSearchable = (period: Period, today: Date8 = latestDay8()): period is ClosedPeriod => {
  const { fromDate, toDate } = period
  return (
    fromDate !== undefined &&
    toDate !== undefined &&
    fromDate <= toDate &&
    toDate <= today &&
    isWithinMonths(toDate, fromDate, MOST_MONTHS)
  )
}

/** The period as a part of a file name: `2026-01-01_2026-06-30` (D-90). */
export const periodInFileName = ({ fromDate, toDate }: ClosedPeriod): string =>
  `${withDashes(fromDate)}_${withDashes(toDate)}`

/** The month of a day: `October 2026` or `octobre 2026`. */
export const formatMonth = (date: Date8, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1),
  )

/** Preset periods: none ends after today or exceeds the maximum length (D-93). */
export function quickPeriods(
  today: Date8 = latestDay8(),
): readonly (ClosedPeriod & { readonly id: 'this-year' | 'last-year' | 'three-months' | 'twelve-months' })[] {
  const year = Number(today.slice(0, 4))
  return [
    { id: 'this-year', fromDate: `${year}0101`, toDate: today },
    { id: 'last-year', fromDate: `${year - 1}0101`, toDate: `${year - 1}1231` },
    { id: 'three-months', ...lastMonths(3, today) },
    { id: 'twelve-months', ...lastMonths(12, today) },
  ]
}
