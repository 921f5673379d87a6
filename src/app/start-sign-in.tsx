import { startTransition, useMemo } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { isOffline, loadChunk } from '~/platform/load-chunk.ts'
import { loadCatalogues } from '~/platform/i18n/catalogues.ts'
import { isLocale, setLocale } from '~/platform/i18n/locale.ts'
import { cataloguesOf, isSignIn, getPage } from '~/platform/pages/page-registry.ts'
import { endSessionIfLeft } from '~/platform/session/end-session.ts'
import { createStore, useStore } from '~/platform/store.ts'
import { canEnter } from './guards.ts'
import { setPagePrefetcher, type NavigateOptions, type PortalLocation } from '~/platform/pages/navigation.tsx'
import type { PortalRouter } from './router.tsx'
import { SignInPage } from './sign-in-page.tsx'
import type { Start } from './start.ts'
import { startPlatform } from './start-platform.ts'

// The router is loaded only when a visitor starts to sign in or leaves the page. The router would be a
// quarter of the scripts of this page (performance.md).
const loadPage = () => import('~/areas/access/pages/login.page.tsx')
const loadStart = () => import('./start-router.tsx')

const row = getPage('access.login')
const inWindow = (): PortalLocation => {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: (history.state as { usr?: unknown } | null)?.usr }
}
const addressOf = ({ pathname, search, hash }: URL): string => pathname + search + hash

/** Switches to the language of the URL. Returns false if the page's guard redirects. */
async function prepare(url: URL): Promise<boolean> {
  const locale = url.pathname.split('/')[1]
  if (!isLocale(locale)) return false
  setLocale(locale)
  const [admitted] = await Promise.all([
    canEnter(row, { url, params: { locale } }),
    loadCatalogues(locale, cataloguesOf(row)),
  ])
  return admitted
}

/**
 * Starts the sign-in page, which handles its own languages and messages. The first navigation to another page loads the
 * router, which takes over.
 */
export async function start(begin: Start): Promise<void> {
  const { element, options, configuration } = begin
  endSessionIfLeft(false)
  const [{ Component }, isAllowed] = await Promise.all([
    loadChunk(loadPage),
    prepare(new URL(window.location.href)),
    configuration,
  ])
  // the visitor may have gone back to another page while the code was loading
  if (!isAllowed || !isSignIn(window.location)) return (await loadChunk(loadStart)).start(begin)

  let root: Root
  let taken: Promise<PortalRouter> | undefined
  const here = createStore({ location: inWindow(), isNavigating: false })
  const show = () => here.set({ location: inWindow(), isNavigating: false })

  async function navigate(to: string, how: NavigateOptions = {}): Promise<void> {
    const url = new URL(to, window.location.origin)
    here.set({ ...here.get(), isNavigating: true })
    try {
      if (!taken && isSignIn(url) && (await prepare(url))) {
        history[how.replace ? 'replaceState' : 'pushState']({ usr: how.state }, '', addressOf(url))
        return show()
      }
      const { routerHere, showRouter } = await loadChunk(loadStart)
      taken ??= routerHere()
      const router = await taken
      await router.navigate(to, how)
      showRouter(root, router)
    } catch {
      // If code or catalogues fail to load, the browser opens the URL, where the error appears. Without a connection it
      // would replace the portal by its own page, so this page stays, with the banner that says so.
      if (isOffline()) show()
      else window.location.assign(to)
    }
  }

  function Page() {
    const { location, isNavigating } = useStore(here)
    return (
      <SignInPage
        navigation={useMemo(() => ({ location, page: row, isNavigating, navigate }), [location, isNavigating])}
      >
        <Component />
      </SignInPage>
    )
  }

  startPlatform(navigate)
  setPagePrefetcher(async (...page) => {
    const { prefetchPage } = await loadChunk(loadStart)
    // the router starts with this page, whose file it finds in the list of public pages
    await Promise.all([prefetchPage(...page), prefetchPage(window.location.href, true)])
  })
  addEventListener('popstate', () => {
    if (taken) return
    // If the visitor goes back to a page that was opened before a reload, the browser loads that page again, because no
    // router is running.
    if (!isSignIn(window.location)) window.location.reload()
    else prepare(new URL(window.location.href)).then(show, () => window.location.reload())
  })
  // a page that is not prerendered, as in development, has the empty placeholder of index.html
  if (element.querySelector('#app')) {
    startTransition(() => void (root = hydrateRoot(element, <Page />, options)))
  } else {
    element.replaceChildren()
    root = createRoot(element, options)
    root.render(<Page />)
  }
}
