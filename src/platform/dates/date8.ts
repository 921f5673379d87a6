import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { intlTag, type Locale } from '~/platform/i18n/locale.ts'

dayjs.extend(customParseFormat)

/** A calendar date as the services write it: `yyyymmdd` (DATA-78). */
export type Date8 = string

const parse = (date: Date8) => dayjs(date, 'YYYYMMDD', true)

export const isDate8 = (text: string): boolean => parse(text).isValid()
export const today8 = (now = new Date()): Date8 => dayjs(now).format('YYYYMMDD')
export const monthsBefore = (date: Date8, months: number): Date8 => parse(date).subtract(months, 'month').format('YYYYMMDD')
export const monthsBetween = (from: Date8, to: Date8): number => parse(to).diff(parse(from), 'month', true)
/** `yyyy-mm-dd`, which the coordination-of-benefits lookup and date inputs use (CLAIM-42, CLAIM-50). */
export const withDashes = (date: Date8): string => parse(date).format('YYYY-MM-DD')
export const withoutDashes = (date: string): Date8 => date.replaceAll('-', '')
/** Completed years at a given day, for "Théo, 9 years old". */
export const ageOn = (birth: Date8, day: Date8 = today8()): number => parse(day).diff(parse(birth), 'year')

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.keys(options).join(' ')}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(intlTag(locale), { ...options, timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}
const instant = (day: dayjs.Dayjs) => Date.UTC(day.year(), day.month(), day.date())

/** `October 5, 2026` or `5 octobre 2026` (glossary); the first of a month is `1er` in French. Unreadable text is shown as it came. */
export function formatDate(date: Date8 | null | undefined, locale: Locale): string {
  if (!date) return ''
  const day = parse(date)
  if (!day.isValid()) return date
  const text = formatterOf(locale, { dateStyle: 'long' }).format(instant(day))
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text
}

/** The month of a day: `October 2026` or `octobre 2026`. */
export const formatMonth = (date: Date8, locale: Locale): string => formatterOf(locale, { month: 'long', year: 'numeric' }).format(instant(parse(date)))
