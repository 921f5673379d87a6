import { useState } from 'react'
import { currentLocale, isLocale, type Locale } from '~/platform/i18n/locale.ts'
import { useNavigation } from '~/platform/pages/navigation.tsx'

/**
 * The language of the page being shown: the locale of its address, or where that has none the one it was opened in (D-03). Not the current
 * one, which is that of the page being fetched.
 */
export function useShownLocale(): Locale {
  const locale = useNavigation().location.pathname.split('/')[1]
  const [opened] = useState(currentLocale)
  return isLocale(locale) ? locale : opened
}
