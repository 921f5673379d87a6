import { useIsLate } from '~/components/use-is-late.ts'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import {
  type createBrowserRouter,
  matchRoutes,
  type MiddlewareFunction,
  Outlet,
  type RouteObject,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router'
import css from '~/app/first-load.module.css'
import { redirectToPage, canEnter, localeGuard, preferredLocaleGuard, publicGuard, redirect } from '~/app/guards.ts'
import { loadMember, loadPage } from '~/app/page-modules.ts'
import { PublicLayout } from '~/app/layout/public-layout.tsx'
import { NavigationError } from '~/app/navigation-error.tsx'
import { PortalError, showError } from '~/platform/errors/portal-error.ts'
import { hasMessage, loadCatalogues } from '~/platform/i18n/catalogues.ts'
import { currentLocale, isLocale, type Locale, preferredLocale, setLocale } from '~/platform/i18n/locale.ts'
import { currentText } from '~/platform/i18n/text.tsx'
import {
  allPages,
  cataloguesOf,
  getPage,
  hrefOf,
  type PageModule,
  type PageArgs,
  type PageDefinition,
} from '~/platform/pages/page-registry.ts'
import { isResultExpected, type Navigation, NavigationContext } from '~/platform/pages/navigation.tsx'
import { prefetch } from '~/platform/query/query-client.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { Spinner } from '~/ui/spinner.tsx'
import { isOffline } from '~/platform/load-chunk.ts'

function useRouter(): Navigation {
  const location = useLocation()
  const page = useMatches().at(-1)?.handle as PageDefinition | undefined
  const isNavigating = useNavigation().state !== 'idle'
  const navigate = useNavigate()
  return useMemo(
    () => ({
      location,
      page,
      isNavigating,
      navigate: async (to, options) => {
        if (await isReachable(to)) await navigate(to, options)
      },
    }),
    [location, page, isNavigating, navigate],
  )
}

/** The pages that were displayed since the document was loaded. Their code and the words of that language are loaded. */
const displayed = new Set<string>()

type Match = {
  readonly route: { readonly id?: string | undefined }
  readonly params: Readonly<Record<string, unknown>>
}
const placeOf = (match: Match | undefined): string => `${String(match?.params['locale'])} ${match?.route.id}`
/** Remembers that the page of a match is displayed. */
export const rememberDisplayed = (match: Match | undefined): void => void displayed.add(placeOf(match))

/**
 * True if a page can be opened. Without a connection, a page that was not displayed before cannot: the displayed page
 * then stays as it is, with its answers, and the error dialog says why (D-351). The result of an action that has reached
 * the service is shown if its page has been prefetched.
 */
async function isReachable(to: string): Promise<boolean> {
  const match = matchesOf(new URL(to, location.origin).pathname)?.at(-1)
  if (!isOffline() || displayed.has(placeOf(match))) return true
  const row = match?.route.handle as PageDefinition | undefined
  const loading = row?.resultOf && Promise.all([loadPage(row), loadCatalogues(currentLocale(), cataloguesOf(row))])
  const isLoaded = await Promise.resolve(loading).then(Boolean, () => false)
  if (!isLoaded) showError(new PortalError({ kind: 'network' }))
  return isLoaded
}

/**
 * Wraps a layout in the navigation context of the router. The links of the layout then use this router, and its content
 * is the page of the route.
 */
const withNavigation = (Shell: ComponentType<{ readonly children: ReactNode }>): ComponentType =>
  function RoutedShell() {
    return (
      <NavigationContext value={useRouter()}>
        <Shell>
          <Outlet />
        </Shell>
      </NavigationContext>
    )
  }

export type PortalRouter = ReturnType<typeof createBrowserRouter>

const rows = allPages()
const RoutedPublicShell = withNavigation(PublicLayout)

/**
 * Starts the queries of a page without waiting. Errors are ignored here, because the page repeats a failed request and
 * shows its error.
 */
async function prefetchQueries({ queries }: PageModule, place: PageArgs): Promise<void> {
  if (!queries) return
  prefetch(...(await queries(place)))
}

/** Loads a page's code and catalogues and starts its queries, in parallel. */
async function fetchPage(
  row: PageDefinition,
  locale: Locale,
  params: Readonly<Record<string, string | undefined>>,
  url: URL,
) {
  const [page] = await Promise.all([loadPage(row).then(withPrefetch), loadCatalogues(locale, cataloguesOf(row))])
  return page

  async function withPrefetch(loaded: PageModule): Promise<PageModule> {
    if (row.access === 'public' || currentSession()) prefetchQueries(loaded, { params, url }).catch(() => undefined)
    await loaded.preload?.({ url })
    return loaded
  }
}

const redirectTo =
  (target: () => string): MiddlewareFunction =>
  ({ request }) => {
    throw redirect(target() + new URL(request.url).search)
  }
const nullLoader = () => null

/** Limit for consecutive redirects, higher than any correct path through the portal needs. */
const MAX_REDIRECTS = 10
let redirects = 0
/** Resets the count of consecutive redirects when a page is displayed. */
export const resetRedirectCount = (): void => void (redirects = 0)

/**
 * Counts consecutive redirects until a page is displayed. If there are too many, throws an error, which the error page
 * shows.
 */
export const limitRedirects =
  (guard: MiddlewareFunction): MiddlewareFunction =>
  async (args, next) => {
    try {
      return await guard(args, next)
    } catch (detour) {
      if (!(detour instanceof Response)) throw detour
      redirects += 1
      if (redirects <= MAX_REDIRECTS) throw detour
      resetRedirectCount()
      throw new PortalError({
        kind: 'server',
        catalogue: 'edit-error',
        cause: new Error('pages send each other in circles'),
      })
    }
  }

/**
 * Redirects visitors of a result page to the page where the action starts, unless they have just completed that action.
 */
const resultPageGuard =
  ({ id, resultOf }: PageDefinition): MiddlewareFunction =>
  (_, next) => {
    if (resultOf && !isResultExpected(id)) throw redirectToPage({ page: resultOf })
    return next()
  }

const guardOf = (row: PageDefinition): MiddlewareFunction =>
  row.access === 'public' ? publicGuard(row) : async (args, next) => (await loadMember()).memberGuard(row)(args, next)

const toRoute = (row: PageDefinition): RouteObject => ({
  id: row.id,
  path: row.path,
  middleware: [limitRedirects(guardOf(row)), limitRedirects(resultPageGuard(row))],
  handle: row,
  loader: async ({ params, request }) => {
    await fetchPage(row, currentLocale(), params, new URL(request.url))
    return null
  },
  lazy: { Component: async () => (await loadPage(row)).Component },
})

const notFound: PageDefinition = {
  ...getPage('access.not-found'),
  id: 'access.catch-all',
  path: '*',
  file: 'access/not-found',
}
const isPublic = (row: PageDefinition) => row.access === 'public'

/**
 * The routes of one router, derived from the page table. A router stores loaded modules in its routes, so routers
 * cannot share them. The redirects in these routes keep the query of the URL. A URL without a language is redirected to
 * the member's language (D-06, D-171).
 */
export const createRoutes = (): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    middleware: [redirectTo(() => hrefOf('access.login', {}, preferredLocale()))],
    loader: nullLoader,
  },
  {
    id: 'locale',
    path: '/:locale',
    middleware: [localeGuard],
    loader: async () => {
      await loadCatalogues(currentLocale(), ['shell'])
      return null
    },
    ErrorBoundary: NavigationError,
    HydrateFallback: FirstLoad,
    children: [
      { id: 'locale-root', index: true, middleware: [redirectTo(() => hrefOf('access.login'))], loader: nullLoader },
      { id: 'public', Component: RoutedPublicShell, children: [...rows.filter(isPublic), notFound].map(toRoute) },
      {
        id: 'member',
        lazy: { Component: async () => withNavigation((await loadMember()).MemberLayout) },
        children: rows.filter((row) => !isPublic(row)).map(toRoute),
      },
    ],
  },
  {
    id: 'bare',
    middleware: [preferredLocaleGuard],
    loader: async () => {
      await loadCatalogues(currentLocale(), ['shell'])
      return null
    },
    Component: RoutedPublicShell,
    ErrorBoundary: NavigationError,
    HydrateFallback: FirstLoad,
    children: rows
      .filter(({ localeOptional }) => localeOptional)
      .map((row) => ({ ...toRoute(row), id: `${row.id}.bare`, path: `/${row.path}` })),
  },
  {
    id: 'no-locale',
    path: '*',
    middleware: [redirectTo(() => hrefOf('access.not-found', {}, 'en'))],
    loader: nullLoader,
  },
]

/** The routes of the running portal. Tests create their own with `createRoutes`. */
export const routes = createRoutes()

const matches = new Map<string, ReturnType<typeof matchRoutes>>()

/**
 * The routes that match a path. The result is cached, because each match compiles and ranks all routes. Matches are
 * needed at the start, and on each hover or focus of a link.
 */
export function matchesOf(pathname: string): ReturnType<typeof matchRoutes> {
  const known = matches.get(pathname) ?? matchRoutes(routes, pathname)
  matches.set(pathname, known)
  return known
}

/**
 * Prefetches the code and catalogues of a URL, and the code of its guard, while the configuration loads, because only
 * requests to services need the configuration. Errors are ignored, because the navigation fails with the same error.
 */
export function prefetchCode(url: URL): void {
  const match = matchesOf(url.pathname)?.at(-1)
  const row = match?.route.handle as PageDefinition | undefined
  const locale = match?.params['locale']
  if (!row || !isLocale(locale)) return
  const parts: Promise<unknown>[] = [
    loadCatalogues(locale, cataloguesOf(row)),
    loadPage(row).then(({ preload }) => preload?.({ url })),
  ]
  if (row.guard) parts.push(row.guard())
  void Promise.allSettled(parts)
}

/** Prefetches a page before the click: code, catalogues and data, or only code and catalogues. */
export async function prefetchPage(target: string, isCodeOnly = false): Promise<void> {
  const url = new URL(target, location.origin)
  if (isCodeOnly) return prefetchCode(url)
  const match = matchesOf(url.pathname)?.at(-1)
  const row = match?.route.handle as PageDefinition | undefined
  const locale = match?.params['locale']
  if (row && isLocale(locale)) await Promise.all([fetchPage(row, locale, match?.params ?? {}, url), row.guard?.()])
}

/** True if the guard of the page at the current URL lets the visitor enter. */
export async function canEnterCurrentPage(): Promise<boolean> {
  const match = matchesOf(location.pathname)?.at(-1)
  const row = match?.route.handle as PageDefinition | undefined
  const locale = match?.params['locale']
  if (isLocale(locale)) setLocale(locale)
  return !row || canEnter(row, { url: new URL(location.href), params: match?.params ?? {} })
}

export type HydrationData = { readonly loaderData: Record<string, null> }

/**
 * Loads language, code and catalogues of a prerendered page, so that it hydrates without a fallback. A router that
 * starts with data runs no middleware, so callers must first check that the page is allowed.
 */
export async function prepareHydration(): Promise<HydrationData> {
  const loaderData: Record<string, null> = {}
  for (const { route, params } of matchesOf(location.pathname) ?? []) {
    const row = route.handle as PageDefinition | undefined
    if (row && isLocale(params['locale'])) {
      setLocale(params['locale'])
      route.Component = (await fetchPage(row, params['locale'], params, new URL(location.href))).Component
      delete route.lazy
    }
    // Every route gets an entry, even without a loader. The router treats a route with middleware but without data as
    // not loaded, and would show its fallback.
    loaderData[route.id!] = null
  }
  return { loaderData }
}

/**
 * The content while the first page loads, with the same markup as index.html. It can stay for some time, because a page
 * opened from an e-mail link calls a service before it redirects.
 */
function FirstLoad() {
  const isLate = useIsLate(true)
  return (
    <main aria-busy="true" className="first-look">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" />
      </svg>
      {isLate && (
        <p role="status" className={css.late}>
          <Spinner size="large" />
          {hasMessage(currentLocale(), 'shell.loading') && <span>{currentText()('shell.loading')}</span>}
        </p>
      )}
    </main>
  )
}
