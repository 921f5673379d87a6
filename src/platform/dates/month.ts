import { intlTag, type Locale } from '~/platform/i18n/locale.ts'
import type { Date8 } from './date8.ts'

/** The month of a day: `October 2026` or `octobre 2026`. */
export const formatMonth = (date: Date8, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1),
  )
