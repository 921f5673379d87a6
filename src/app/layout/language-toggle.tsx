import { useState } from 'react'
import { currentLocale, isLocale, type Locale, otherLocale } from '~/platform/i18n/locale.ts'
import { AddressLink, useNavigation, useShownLocation } from '~/platform/pages/navigation.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { inLocale } from '~/platform/pages/page-registry.ts'
import css from './base-layout.module.css'

/**
 * The locale of the displayed page. It is taken from the URL, or from the first render if the URL has no locale (D-03).
 * The current locale is not used, because it may already be that of the next page, which is still loading.
 */
export function useShownLocale(): Locale {
  const locale = useNavigation().location.pathname.split('/')[1]
  const [opened] = useState(currentLocale)
  return isLocale(locale) ? locale : opened
}

/**
 * Link to the same page in the other language, with its query and hash (ROUTE-137). The label is in the other language.
 */
export function LanguageToggle() {
  const text = useText()
  const location = useShownLocation()
  const other = otherLocale(text.locale)
  const target = inLocale(location, other)
  return (
    <AddressLink
      to={target}
      replace
      state={location.state}
      lang={other}
      hrefLang={other}
      title={text('shell.language.switch')}
      className={css.language}
    >
      {text('shell.language')}
    </AddressLink>
  )
}
