import { lazy, type ReactNode, Suspense } from 'react'
import { FormWords } from '~/app/frame/form-words.tsx'
import css from '~/app/frame/frame.module.css'
import { Frame } from '~/app/frame/frame.tsx'
import { LanguageToggle, useShownLocale } from '~/app/frame/language-toggle.tsx'
import { brandStore } from '~/platform/config/environment.ts'
import { errorStore } from '~/platform/errors/portal-error.ts'
import { TextProvider, useText } from '~/platform/i18n/text.tsx'
import { PageLink, useNavigation } from '~/platform/pages/navigation.tsx'
import { loadingStore } from '~/platform/loading.ts'
import { useStore } from '~/platform/store.ts'
import { Wrap } from '~/ui/layout.tsx'
import { Logo } from '~/ui/logo.tsx'

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

const Dialogs = lazy(async () => ({ default: (await import('./frame/dialogs.tsx')).Dialogs }))

/** The dialogs of public pages, fetched with the first need of them: the sign-in page paints without (performance.md). */
function LateDialogs() {
  const error = useStore(errorStore)
  const loading = useStore(loadingStore)
  const { isNavigating } = useNavigation()
  if (!error && !loading && !isNavigating) return null
  return (
    <Suspense>
      <Dialogs />
    </Suspense>
  )
}
