import { createContext, use } from 'react'
import { useIsBrowser } from '~/platform/store.ts'
import type { PageRow } from './page-row.ts'

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
  readonly state?: unknown
}

/** What links, the frame and the sign-in page need of whatever moves between pages: the router, or before it is there the sign-in page itself. */
export interface Navigation {
  readonly location: PortalLocation
  /** the page being shown */
  readonly page: PageRow | undefined
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
export const useCurrentPage = (): PageRow | undefined => useNavigation().page

/**
 * The location as markup may use it. A prerendered page knows no query and no hash: while it is hydrated neither may show,
 * or the browser's markup would differ from the server's and stay as it was.
 */
export function useShownLocation(): PortalLocation {
  const { location } = useNavigation()
  return useIsBrowser() ? location : { ...location, search: '', hash: '' }
}

let fetchAhead: (url: string) => Promise<void> = () => Promise.resolve()

/** The router tells how a page is fetched ahead; links below it only ask. */
export function configurePreload(preload: (url: string) => Promise<void>): void {
  fetchAhead = preload
}

/** Fetches what a page needs before it is asked for. A failure is not shown: the click will tell. */
export const preloadPage = (url: string): Promise<void> => fetchAhead(url).catch(() => undefined)
