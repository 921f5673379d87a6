import { intlTag, type Locale } from './locale.ts'

const moneyFormats = new Map<Locale, Intl.NumberFormat>()
const dateFormats: Record<DateStyle, Map<Locale, Intl.DateTimeFormat>> = { long: new Map(), medium: new Map() }

/** `long` is for sentences. `medium` is for tables and lists, where dates are in a column. */
export type DateStyle = 'long' | 'medium'

function formatOf<Format>(formats: Map<Locale, Format>, locale: Locale, make: (tag: string) => Format): Format {
  const format = formats.get(locale) ?? make(intlTag(locale))
  formats.set(locale, format)
  return format
}

/**
 * `$1,234.56` or `1 234,56 $`, with a minus sign if negative: screen readers often leave out a hyphen. Takes the contract's string with two decimals, never a float (I18N-05, CONST-15). An
 * amount that the service leaves out is an empty text, because it is unknown and not zero.
 */
export const formatMoney = (amount: string | undefined, locale: Locale): string =>
  amount
    ? formatOf(
        moneyFormats,
        locale,
        (tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' }),
      )
        .format(amount as Intl.StringNumericLiteral)
        .replace('-', '\u2212')
    : ''

/**
 * `October 5, 2026` or `5 octobre 2026` for `20261005` (glossary); `Oct 5, 2026` or `5 oct. 2026` if medium. The first
 * of a month is `1er` in French. An unreadable date is shown as received.
 */
export function formatDate(date: string | null | undefined, locale: Locale, style: DateStyle = 'long'): string {
  if (!date) return ''
  const day = dayOf(date)
  if (!day) return date
  const text = formatOf(
    dateFormats[style],
    locale,
    (tag) => new Intl.DateTimeFormat(tag, { dateStyle: style, timeZone: 'UTC' }),
  ).format(day)
  // day and month stay on one line
  return (locale === 'fr' ? text.replace(/^1 /, '1er ') : text).replace(' ', '\u00A0')
}

/** Midnight in UTC at the start of a date; undefined for a date that does not exist (February 30). */
function dayOf(date: string): Date | undefined {
  if (!/^\d{8}$/.test(date)) return undefined
  const day = new Date(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T00:00:00Z`)
  return Number(date.slice(6)) === day.getUTCDate() ? day : undefined
}
