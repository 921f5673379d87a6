import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use } from 'react'
import { isEmbedded } from '~/platform/session/session-store.ts'
import { useIsBrowser } from '~/platform/store.ts'
import { carriedSearch, hrefOf, type PageId, getPage, type PageDefinition, type ParamsArg } from './page-registry.ts'

/** Where one is, as the browser says it, and what the history keeps beside it. */
export interface PortalLocation {
  readonly pathname: string
  /** with its `?`, or empty */
  readonly search: string
  /** with its `#`, or empty */
  readonly hash: string
  readonly state: unknown
}

export interface NavigateOptions {
  /** in place of the address one is at */
  readonly replace?: boolean
  /** the page stays where it was scrolled to */
  readonly preventScrollReset?: boolean
  readonly state?: unknown
}

/** What links, the frame and the sign-in page need of whatever moves between pages: the router, or before it is there the sign-in page itself. */
export interface Navigation {
  readonly location: PortalLocation
  /** the page being shown */
  readonly page: PageDefinition | undefined
  readonly isNavigating: boolean
  /** settles when the page is there */
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('nothing here moves between pages')
  return navigation
}

/** The row of the page being shown. */
export const useCurrentPage = (): PageDefinition | undefined => useNavigation().page

/**
 * The location as markup may use it. A prerendered page knows no query and no hash: while it is hydrated neither may show,
 * or the browser's markup would differ from the server's and stay as it was.
 */
export function useShownLocation(): PortalLocation {
  const { location } = useNavigation()
  return useIsBrowser() ? location : { ...location, search: '', hash: '' }
}

let pagePrefetcher: (url: string) => Promise<void> = () => Promise.resolve()

/** The router tells how a page is fetched ahead; links below it only ask. */
export function setPagePrefetcher(preload: (url: string) => Promise<void>): void {
  pagePrefetcher = preload
}

/** Fetches what a page needs before it is asked for. A failure is not shown: the click will tell. */
export const prefetchPage = (url: string): Promise<void> => pagePrefetcher(url).catch(() => undefined)

/** Fetches the page that must be there whatever happens next; fails where its code cannot be had. */
export const ensurePageLoaded = (url: string): Promise<void> => pagePrefetcher(url)

interface AddressLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** an address of the portal, from its root */
  readonly to: string
  readonly replace?: boolean
  readonly state?: unknown
}

/** A plain press on a link of this window; everything else (new tab, new window, download, menu) is the browser's. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey && !/^_(?!self)/.test(event.currentTarget.target)

/** A link inside the portal, by address: an ordinary link that spares the reload. Hover, focus and touch fetch what it leads to. */
export function AddressLink({ to, replace, state, onClick, onPointerEnter, onFocus, onTouchStart, children, ...rest }: AddressLinkProps) {
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
        // As browsers do: the address one is at already makes no second entry in the history.
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
type PageLinkProps<Id extends PageId> = PageLinkCommon & { readonly to: Id } & (ParamsArg<Id> extends [params?: undefined]
    ? { readonly params?: undefined }
    : { readonly params: ParamsArg<Id>[0] })

/** A URL for a page from here: carries the query along when the target has none of its own (D-06). */
export function usePageHref(): (id: string, params?: Readonly<Record<string, string>>, query?: Readonly<Record<string, string>>) => string {
  const { search } = useShownLocation()
  const isPublic = useCurrentPage()?.access === 'public'
  return (id, params, query) => {
    const own = query && new URLSearchParams(query).toString()
    return hrefOf(id, params) + (own ? `?${own}` : carriedSearch({ search, isPublic }, getPage(id).access === 'public'))
  }
}

/** The part of every page that is its own, by which a skip link leads past the frame. */
export const MAIN_CONTENT = '#main-content'

/** The page that tells the outcome of an action which has just ended, while it is opened. */
let due: PageId | undefined

/** What the history keeps with a page that tells an outcome: a reload and the other language find it, an address alone does not have it. */
export const resultState = (id: PageId) => ({ outcomeOn: id })

/** Whether a page that tells an outcome is opened by its action, or was. */
export const isResultExpected = (id: string): boolean => due === id || (history.state as { usr?: { outcomeOn?: unknown } } | null)?.usr?.outcomeOn === id

/** Opens a page by its id, as a link to it would, at a part of it; settles when it is there. */
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

/** A link inside the portal, by page id. */
export function PageLink<Id extends PageId>({ to, params, query, hash, children, className, state, onClick, current }: PageLinkProps<Id>) {
  const url = usePageHref()(to, params, query) + (hash ?? '')
  return (
    <AddressLink to={url} className={className} state={state} onClick={onClick} aria-current={current ? 'page' : undefined}>
      {children}
    </AddressLink>
  )
}
