import { intlTag } from '~/platform/i18n/locale.ts'

/** `183 kB`, `2.4 MB`; in French `183 ko`, `2,4 Mo`. */
export function fileSize(bytes: number, locale: 'en' | 'fr'): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
