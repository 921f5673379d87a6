import { lazy, type ReactNode, Suspense } from 'react'
import css from '~/app/layout/base-layout.module.css'
import { BaseLayout, FormMessages } from '~/app/layout/base-layout.tsx'
import { LanguageToggle, useShownLocale } from '~/app/layout/language-toggle.tsx'
import { brandDefinition, brandStore } from '~/platform/config/brand.ts'
import { errorStore } from '~/platform/errors/portal-error.ts'
import { TextProvider, useText } from '~/platform/i18n/text.tsx'
import { PageLink, useNavigation } from '~/platform/pages/navigation.tsx'
import { loadingStore } from '~/platform/stores/loading.ts'
import { useStore } from '~/platform/store.ts'
import { Container } from '~/ui/layout.tsx'
import { Logo } from '~/ui/logo.tsx'

/** Layout of public pages: only the brand's logo and the language toggle (ROUTE-007, SHELL-16). */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  return (
    <TextProvider locale={useShownLocale()}>
      <BaseLayout header={<PublicHeader />} dialogs={<LazyDialogs />}>
        <Container>
          <FormMessages>{children}</FormMessages>
        </Container>
      </BaseLayout>
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
          <Logo drawing={brandDefinition(brand).logo} name={text('shell.portal')} />
        </PageLink>
        <LanguageToggle />
      </div>
    </header>
  )
}

const Dialogs = lazy(async () => ({ default: (await import('./dialogs.tsx')).Dialogs }))

/**
 * Dialogs of public pages, lazy-loaded when first needed, so that the sign-in page paints without them
 * (performance.md).
 */
function LazyDialogs() {
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
