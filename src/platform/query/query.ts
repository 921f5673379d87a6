import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { PortalError } from '~/platform/errors/portal-error.ts'

/** Query options: the request and its cache key. orval generates them for every operation that reads. */
export interface Query<Data> {
  readonly queryKey: DataTag<QueryKey, Data, PortalError>
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>
}

/** A query with a response of any type. */
export interface AnyQuery {
  readonly queryKey: QueryKey
  readonly queryFn?: unknown
}

/** Options of a query whose errors its caller shows, so that no dialog opens (ERR-31). */
export const withoutDialog = { request: { errorName: 'caller' } } as const

export const query = <Data>(queryKey: QueryKey, fetch: (signal: AbortSignal) => Promise<Data>): Query<Data> => ({
  queryKey: queryKey as DataTag<QueryKey, Data, PortalError>,
  queryFn: ({ signal }) => fetch(signal),
})

/** Wraps a query and converts its response or error. The cache stores the converted value. */
export const mapQuery = <Data, Meaning>(
  asked: Query<Data>,
  understand: (answer: Promise<Data>) => Promise<Meaning>,
): Query<Meaning> => query(asked.queryKey, (signal) => understand(asked.queryFn({ signal })))
