import { useParams } from 'react-router'
import { DEFAULT_LOCALE, isLocale, type Locale } from '~/platform/i18n/locale.ts'

/** The language of the page being shown: the locale of its address. */
export function useShownLocale(): Locale {
  const { locale } = useParams()
  return isLocale(locale) ? locale : DEFAULT_LOCALE
}
