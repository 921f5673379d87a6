import type { ReactNode } from 'react'
import { brandStore } from '~/platform/brand/brand.ts'
import { TextProvider, useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { useShownLocale } from '../frame/use-shown-locale.ts'
import { useStore } from '~/platform/store/store.ts'
import { Logo } from '~/ui/logo/logo.tsx'
import { Wrap } from '~/ui/layout/layout.tsx'
import css from '../frame/frame.module.css'
import { FormWords } from '../frame/form-words.tsx'
import { Frame } from '../frame/frame.tsx'
import { LanguageToggle } from '../frame/language-toggle.tsx'
import { LateDialogs } from './late-dialogs.tsx'

/** Public pages: the brand's logo and the language, nothing else (ROUTE-007, SHELL-16). */
export function PublicShell({ children }: { readonly children: ReactNode }) {
  return (
    <TextProvider locale={useShownLocale()}>
      <Frame header={<PublicHeader />} dialogs={<LateDialogs />}>
        <Wrap>
          <FormWords>{children}</FormWords>
        </Wrap>
      </Frame>
    </TextProvider>
  )
}

function PublicHeader() {
  const text = useText()
  const brand = useStore(brandStore)
  return (
    <header className={css.bar}>
      <div className={css.barInner}>
        <PageLink to="access.login" className={css.home}>
          <Logo brand={brand} name={text('shell.portal')} />
        </PageLink>
        <LanguageToggle />
      </div>
    </header>
  )
}
