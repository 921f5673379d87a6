import { useParams } from 'react-router'
import { currentLocale, isLocale, type Locale } from '~/platform/i18n/locale.ts'

/** The language of the page being shown: the locale of its address, or the preferred one where it has none (D-03). */
export function useShownLocale(): Locale {
  const { locale } = useParams()
  return isLocale(locale) ? locale : currentLocale()
}
