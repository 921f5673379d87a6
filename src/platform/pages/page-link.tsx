import type { ReactNode } from 'react'
import { AddressLink } from './address-link.tsx'
import { carriedSearch, hrefOf } from './href.ts'
import { useCurrentPage } from './navigation.ts'
import { useShownLocation } from './navigation.ts'
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

/** A URL for a page from here: carries the query along when the target has none of its own (D-06). */
export function usePageHref(): (id: string, params?: Readonly<Record<string, string>>, query?: Readonly<Record<string, string>>) => string {
  const { search } = useShownLocation()
  const isPublic = useCurrentPage()?.access === 'public'
  return (id, params, query) => {
    const own = query && new URLSearchParams(query).toString()
    return hrefOf(id, params) + (own ? `?${own}` : carriedSearch({ search, isPublic }, pageRow(id).access === 'public'))
  }
}

/** A link inside the portal, by page id. */
export function PageLink<Id extends PageId>({ to, params, query, hash, children, className, state, onClick, current }: Props<Id>) {
  const url = usePageHref()(to, params, query) + (hash ?? '')
  return (
    <AddressLink to={url} className={className} state={state} onClick={onClick} aria-current={current ? 'page' : undefined}>
      {children}
    </AddressLink>
  )
}
