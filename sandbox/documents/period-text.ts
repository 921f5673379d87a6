import type { Locale } from '../bilingual.ts'
import { date } from './format.ts'

export interface Range {
  readonly from: string
  readonly to: string
}

/** Formats a period: October 1, 2026 to October 31, 2026 / du 1er octobre 2026 au 31 octobre 2026. */
export function periodText({ from, to }: Range, locale: Locale): string {
  // no-break spaces, so that a line can break only between the two dates
  const [first, last] = [from, to].map((day) => date(day, locale).replaceAll(' ', '\u00A0'))
  return locale === 'fr' ? `du\u00A0${first} au\u00A0${last}` : `${first} to\u00A0${last}`
}
