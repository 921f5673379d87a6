import { otherLocale } from '~/platform/i18n/locale.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { inLocale } from '~/platform/pages/href.ts'
import { AddressLink, useShownLocation } from '~/platform/pages/navigation.tsx'
import css from './frame.module.css'

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
