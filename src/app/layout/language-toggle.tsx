import { useState } from 'react'
import { currentLocale, isLocale, type Locale, otherLocale } from '~/platform/i18n/locale.ts'
import { AddressLink, useNavigation, useShownLocation } from '~/platform/pages/navigation.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { inLocale } from '~/platform/pages/page-registry.ts'
import css from './base-layout.module.css'

/**
 * The language of the page being shown: the locale of its address, or where that has none the one it was opened in (D-03). Not the current
 * one, which is that of the page being fetched.
 */
export function useShownLocale(): Locale {
  const locale = useNavigation().location.pathname.split('/')[1]
  const [opened] = useState(currentLocale)
  return isLocale(locale) ? locale : opened
}

/** The same page in the other language: route, query and hash stay (ROUTE-137). Named in that language. */
export function LanguageToggle() {
  const text = useText()
  const location = useShownLocation()
  const other = otherLocale(text.locale)
  const target = inLocale(location, other)
  return (
    <AddressLink to={target} replace state={location.state} lang={other} hrefLang={other} title={text('shell.language.switch')} className={css.language}>
      {text('shell.language')}
    </AddressLink>
  )
}
