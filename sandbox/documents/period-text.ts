import type { Locale } from '../bilingual.ts'
import { date } from './document.ts'

export interface Range {
  readonly from: string
  readonly to: string
}

/** Formats a period: October 1, 2026 to October 31, 2026 / du 1er octobre 2026 au 31 octobre 2026. */
export const periodText = ({ from, to }: Range, locale: Locale): string =>
  locale === 'fr' ? `du ${date(from, locale)} au ${date(to, locale)}` : `${date(from, locale)} to ${date(to, locale)}`
