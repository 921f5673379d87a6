import { createContext, use } from 'react'
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
