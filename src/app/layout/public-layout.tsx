import { type ReactNode, useEffect } from 'react'
import css from '~/app/layout/base-layout.module.css'
import { BaseLayout, FormMessages } from '~/app/layout/base-layout.tsx'
import { LanguageToggle, useShownLocale } from '~/app/layout/language-toggle.tsx'
import { brandDefinition, brandStore } from '~/platform/config/brand.ts'
import { errorStore } from '~/platform/errors/portal-error.ts'
import { TextProvider, useText } from '~/platform/i18n/text.tsx'
import { lazyParts } from '~/platform/lazy-parts.tsx'
import { loadChunk } from '~/platform/load-chunk.ts'
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

const importDialogs = () => import('./dialogs.tsx')
const Dialogs = lazyParts(importDialogs)((module) => module.Dialogs)

/**
 * Dialogs of public pages. The sign-in page paints without their code (performance.md), which is loaded when the visitor
 * begins to use the page, because an error may be that there is no connection to load it with.
 */
function LazyDialogs() {
  const error = useStore(errorStore)
  const loading = useStore(loadingStore)
  const { isNavigating } = useNavigation()
  useEffect(() => {
    const load = () => void loadChunk(importDialogs).catch(() => undefined)
    addEventListener('focusin', load, { once: true })
    return () => removeEventListener('focusin', load)
  }, [])
  return error || loading || isNavigating ? <Dialogs /> : null
}
