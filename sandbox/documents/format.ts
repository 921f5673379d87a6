import type { Locale } from '../bilingual.ts'
import { toMoney } from '../money.ts'

const FORMATS = {
  en: {
    money: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }),
    date: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }),
  },
  fr: {
    money: new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' }),
    date: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' }),
  },
} as const

/** Replaces narrow no-break spaces, which the font lacks. */
const printable = (text: string): string => text.replaceAll('\u202F', '\u00A0')

/** Formats an amount, given as decimal text: $1,234.56 / 1 234,56 $. */
export const money = (amount: string | undefined, locale: Locale): string =>
  amount === undefined ? '' : printable(FORMATS[locale].money.format(Number(amount)))

/** Formats an amount in cents. */
export const cents = (amount: number, locale: Locale): string => money(toMoney(amount), locale)

export const percent = (value: number | undefined, locale: Locale): string =>
  value === undefined ? '' : locale === 'fr' ? `${value}\u00A0%` : `${value}%`

/**
 * Formats an eight-digit date: October 5, 2026 / 5 octobre 2026 / 1er octobre 2026. A no-break space keeps the day and
 * the month on one line.
 */
export function date(date8: string, locale: Locale): string {
  const text = printable(
    FORMATS[locale].date.format(
      Date.UTC(Number(date8.slice(0, 4)), Number(date8.slice(4, 6)) - 1, Number(date8.slice(6))),
    ),
  )
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er').replace(' ', '\u00A0') : text.replace(' ', '\u00A0')
}

/** Formats a certificate number in groups of three digits, as people read it aloud: 100 200 300. */
export const inThrees = (number: string): string => number.replaceAll(/\d{3}(?=(?:\d{3})+$)/g, '$&\u00A0')
