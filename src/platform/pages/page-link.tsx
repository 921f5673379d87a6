import type { ReactNode } from 'react'
import { Link, useMatches } from 'react-router'
import { carriedSearch, hrefOf } from './href.ts'
import { preloadPage } from './preload.ts'
import type { PageRow } from './page-row.ts'
import { useShownLocation } from './use-shown-location.ts'
import { pageRow, type PageId, type ParamsArg } from './registry.ts'

interface Common {
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly hash?: string
  readonly state?: unknown
  readonly onClick?: () => void
  readonly current?: boolean | undefined
}
type Props<Id extends PageId> = Common & { readonly to: Id } & (ParamsArg<Id> extends [params?: undefined]
    ? { readonly params?: undefined }
    : { readonly params: ParamsArg<Id>[0] })

/** The row of the page being shown. */
export function useCurrentPage(): PageRow | undefined {
  return useMatches().at(-1)?.handle as PageRow | undefined
}

/** A URL for a page from here: carries the query along when the target has none of its own (D-06). */
export function usePageHref(): (id: string, params?: Readonly<Record<string, string>>, query?: Readonly<Record<string, string>>) => string {
  const { search } = useShownLocation()
  const isPublic = useCurrentPage()?.access === 'public'
  return (id, params, query) => {
    const own = query && new URLSearchParams(query).toString()
    return hrefOf(id, params) + (own ? `?${own}` : carriedSearch({ search, isPublic }, pageRow(id).access === 'public'))
  }
}

/** Hover, focus and touch fetch what a link leads to, before the click. */
export function preloading(url: string) {
  const preload = () => void preloadPage(url)
  return { onPointerEnter: preload, onFocus: preload, onTouchStart: preload }
}

/** A link inside the portal, by page id. Hover, focus and touch fetch the page's code and data before the click. */
export function PageLink<Id extends PageId>({ to, params, query, hash, children, className, state, onClick, current }: Props<Id>) {
  const url = usePageHref()(to, params, query) + (hash ?? '')
  return (
    <Link to={url} className={className} state={state} onClick={onClick} {...preloading(url)} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  )
}
