import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use } from 'react'
import { isEmbedded } from '~/platform/session/session-store.ts'
import { useIsBrowser } from '~/platform/store.ts'
import { carriedSearch, hrefOf, type PageId, getPage, type PageDefinition, type ParamsArg } from './page-registry.ts'
import { isOffline } from '~/platform/load-chunk.ts'

/** The current location in the browser, with the state of its history entry. */
export interface PortalLocation {
  readonly pathname: string
  /** with its `?`, or empty */
  readonly search: string
  /** with its `#`, or empty */
  readonly hash: string
  readonly state: unknown
}

export interface NavigateOptions {
  /** true if the new URL replaces the current history entry */
  readonly replace?: boolean
  /** true if the new page keeps the scroll position */
  readonly preventScrollReset?: boolean
  readonly state?: unknown
}

/**
 * Functions of the router for links, layouts and the sign-in page. Until the router is loaded, the sign-in page
 * provides its own versions of these functions.
 */
export interface Navigation {
  readonly location: PortalLocation
  /** the displayed page */
  readonly page: PageDefinition | undefined
  readonly isNavigating: boolean
  /** resolves when the page is displayed */
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('nothing here moves between pages')
  return navigation
}

/** The definition of the displayed page. */
export const useCurrentPage = (): PageDefinition | undefined => useNavigation().page

/**
 * The location for rendering. Prerendered HTML has no query and no hash, so both are empty during hydration. Otherwise
 * the markup would differ from the prerendered markup.
 */
export function useShownLocation(): PortalLocation {
  const { location } = useNavigation()
  return useIsBrowser() ? location : { ...location, search: '', hash: '' }
}

type PagePrefetcher = (url: string, isCodeOnly?: boolean) => Promise<void>
let pagePrefetcher: PagePrefetcher = () => Promise.resolve()

/** Sets the function that prefetches a page; called by the router. */
export function setPagePrefetcher(preload: PagePrefetcher): void {
  pagePrefetcher = preload
}

/** Prefetches a page, except without a connection. A failure is ignored here, because a click on the link shows it. */
export const prefetchPage = (url: string): Promise<void> =>
  isOffline() ? Promise.resolve() : pagePrefetcher(url).catch(() => undefined)

/** Prefetches the code and the messages of a page, but sends no requests for its data. Failures are ignored. */
export const prefetchCode = (url: string): Promise<void> =>
  isOffline() ? Promise.resolve() : pagePrefetcher(url, true).catch(() => undefined)

/** Loads a page that must be available later. Rejects if its code cannot be loaded. */
export const ensurePageLoaded = (url: string): Promise<void> => pagePrefetcher(url)

interface AddressLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** a path of the portal, from its root */
  readonly to: string
  readonly replace?: boolean
  readonly state?: unknown
}

/**
 * True for a plain click on a link in this window. The browser itself handles other clicks (new tab, new window,
 * download, menu).
 */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !/^_(?!self)/.test(event.currentTarget.target)

/** A link to a URL inside the portal, without a reload. Hover, focus and touch prefetch its page. */
export function AddressLink({
  to,
  replace,
  state,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  children,
  ...rest
}: AddressLinkProps) {
  const { location, navigate } = useNavigation()
  const preload = () => void prefetchPage(to)
  return (
    <a
      {...(isEmbedded() && { target: '_blank', rel: 'noopener' })}
      {...rest}
      href={to}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        preload()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        preload()
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event)
        preload()
      }}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        // As in browsers, a link to the current URL adds no history entry.
        void navigate(to, { replace: replace ?? to === location.pathname + location.search + location.hash, state })
      }}
    >
      {children}
    </a>
  )
}

interface PageLinkCommon {
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly hash?: string
  readonly state?: unknown
  readonly onClick?: () => void
  readonly current?: boolean | undefined
}
type PageLinkProps<Id extends PageId> = PageLinkCommon & { readonly to: Id } & (ParamsArg<Id> extends [
    params?: undefined,
  ]
    ? { readonly params?: undefined }
    : { readonly params: ParamsArg<Id>[0] })

/**
 * Returns a function that gives the URL of a page. If the call contains no query, the URL keeps the current query
 * (D-06).
 */
export function usePageHref(): (
  id: string,
  params?: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, string>>,
) => string {
  const { search } = useShownLocation()
  const isPublic = useCurrentPage()?.access === 'public'
  return (id, params, query) => {
    const own = query && new URLSearchParams(query).toString()
    return hrefOf(id, params) + (own ? `?${own}` : carriedSearch({ search, isPublic }, getPage(id).access === 'public'))
  }
}

/** Hash of the main content, to which the skip link leads. */
export const MAIN_CONTENT = '#main-content'

/** The result page that the router is opening after an action of the member. */
let due: PageId | undefined

/**
 * State of the history entry of a result page. The state survives a reload and a change of language, but a visit by URL
 * does not have it.
 */
export const resultState = (id: PageId) => ({ outcomeOn: id })

/** True if an action opened this result page, now or before a reload. */
export const isResultExpected = (id: string): boolean =>
  due === id || (history.state as { usr?: { outcomeOn?: unknown } } | null)?.usr?.outcomeOn === id

/** Opens a page by its id, as a link does. Resolves when the page is displayed. */
export function useOpenPage(): (id: PageId, how?: NavigateOptions & { readonly hash?: string }) => Promise<void> {
  const { navigate } = useNavigation()
  const href = usePageHref()
  return async (id, { hash = '', ...how } = {}) => {
    if (!getPage(id).resultOf) return navigate(href(id) + hash, how)
    due = id
    try {
      return await navigate(href(id) + hash, { ...how, state: { ...(how.state as object), ...resultState(id) } })
    } finally {
      due = undefined
    }
  }
}

/**
 * Creates a component for links inside the portal, by page id. `look` is the class of links without a class of their
 * own.
 */
export const pageLink = (look?: string) =>
  function PageLink<Id extends PageId>({
    to,
    params,
    query,
    hash,
    children,
    className = look,
    state,
    onClick,
    current,
  }: PageLinkProps<Id>) {
    const url = usePageHref()(to, params, query) + (hash ?? '')
    return (
      <AddressLink
        to={url}
        className={className}
        state={state}
        onClick={onClick}
        aria-current={current ? 'page' : undefined}
      >
        {children}
      </AddressLink>
    )
  }

export const PageLink = pageLink()
