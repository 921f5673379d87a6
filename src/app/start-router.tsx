import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import {
  resetRedirectCount,
  matchesOf,
  prefetchPage,
  prefetchCode,
  type HydrationData,
  canEnterCurrentPage,
  type PortalRouter,
  prepareHydration,
  rememberDisplayed,
  routes,
} from '~/app/router.tsx'
import { startPlatform } from '~/app/start-platform.ts'
import type { Start } from '~/app/start.ts'
import { endSessionIfLeft } from '~/platform/session/end-session.ts'
import { setPagePrefetcher } from '~/platform/pages/navigation.tsx'
import type { PageDefinition } from '~/platform/pages/page-registry.ts'
import { breadcrumbs } from '~/platform/stores/breadcrumbs.ts'
import { loadingStore } from '~/platform/stores/loading.ts'
import { hideBanners } from '~/platform/stores/banners.ts'

export { prefetchPage }

function createRouter(hydrationData: HydrationData | undefined): PortalRouter {
  setPagePrefetcher(prefetchPage)
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
  followNavigations(router)
  return router
}

/** Starts the portal with its router at the current URL. On a prerendered page only the configuration is awaited. */
export async function start({ element, options, configuration }: Start): Promise<void> {
  const row = matchesOf(location.pathname)?.at(-1)?.route.handle as PageDefinition | undefined
  endSessionIfLeft(row?.isReturn === true)
  prefetchCode(new URL(location.href))
  // After a reload, Back changes the URL without loading a document. If that happened before this script ran, the
  // element contains another prerendered page.
  const hydrationDataHere = async () =>
    element.querySelector(`#app[data-page="${row?.id}"]`) && (await canEnterCurrentPage())
      ? prepareHydration()
      : undefined
  const [hydrationData] = await Promise.all([hydrationDataHere(), configuration])
  const router = createRouter(hydrationData)
  startPlatform((to) => router.navigate(to))
  const app = <RouterProvider router={router} useTransitions={false} />
  if (hydrationData) {
    startTransition(() => void hydrateRoot(element, app, options))
  } else {
    element.replaceChildren()
    createRoot(element, options).render(app)
  }
}

/**
 * Creates the router for a page that started without a router. The router starts with that page as loaded and does not
 * fetch it again.
 */
export const routerHere = async (): Promise<PortalRouter> => createRouter(await prepareHydration())

/** Renders the router in place of the page that started without it. */
export const showRouter = (root: Root, router: PortalRouter): void =>
  root.render(<RouterProvider router={router} useTransitions={false} />)

/**
 * The state of the current history entry: the router's key, and the scroll position in pixels for Back
 * (base-layout.tsx).
 */
const entryState = () => (history.state ?? {}) as { readonly key?: string; readonly scrollY?: number }

/** Position of the displayed page among the history entries, as the router counts them. */
let displayedIndex: number | undefined
const currentIndex = (): number | undefined => (history.state as { readonly idx?: number } | null)?.idx
let isReturning = false

/**
 * Takes back a press of Back or Forward while the loading modal is shown. The modal covers the page until the service has
 * answered (SHELL-57). On another page, that answer would replace what the member does there, and could discard the next
 * claim instead of the one that was sent.
 */
function stayWhileLoading(event: PopStateEvent): void {
  const index = currentIndex()
  const isTakenBack = isReturning
  if (!isTakenBack && (!loadingStore.get() || index === undefined || displayedIndex === undefined)) return
  event.stopImmediatePropagation()
  isReturning = !isTakenBack && index !== displayedIndex
  if (isReturning) history.go(displayedIndex! - index!)
}

// before any router adds its own listener, which then does not run
addEventListener('popstate', stayWhileLoading)

/** Milliseconds in which a page to which the member returns may still grow. */
const GROWTH_MS = 1000

/** Scrolls to the stored position of a page again while the page grows, until it is reached. */
function returnToScrollPosition(target: number): void {
  const growth = new ResizeObserver(() => {
    scrollTo(0, target)
    if (scrollY >= target - 1) growth.disconnect()
  })
  growth.observe(document.body)
  setTimeout(() => growth.disconnect(), GROWTH_MS)
}

/**
 * Hides banners on each navigation, sets the breadcrumbs from the page table (GUARD-02, SHELL-50), returns to the place
 * on a page that Back opens, and keeps the page while the loading modal is shown.
 */
export function followNavigations(router: PortalRouter): void {
  let shown = ''
  displayedIndex = currentIndex()
  router.subscribe((state) => {
    if (!isReturning) displayedIndex = currentIndex()
    if (state.navigation.state === 'idle') {
      if (state.initialized) resetRedirectCount()
    } else {
      hideBanners(state.location.key)
      // A page that is left by a link. On Back, the entry is already that of the next page.
      const { key = 'default', ...entry } = entryState()
      if (key !== state.navigation.location.key) history.replaceState({ ...entry, key, scrollY }, '')
    }
    const { pathname } = state.location
    if (state.navigation.state !== 'idle' || pathname === shown) return
    shown = pathname
    const { scrollY: stored } = entryState()
    if (stored) returnToScrollPosition(stored)
    const match = state.matches.at(-1)
    if (!state.errors) rememberDisplayed(match)
    const row = match?.route.handle as PageDefinition | undefined
    breadcrumbs.empty()
    // a page that failed to load gets no breadcrumbs, because its messages are missing and the router opens the error
    // page instead
    if (row?.breadcrumbs && !state.errors)
      breadcrumbs.set([...row.breadcrumbs.map((pageId) => ({ pageId })), { pageId: row.id }])
  })
}
