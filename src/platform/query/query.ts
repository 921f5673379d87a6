import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { PortalError } from '~/platform/errors/portal-error.ts'
import { memberId } from '~/platform/session/session-store.ts'

/** A request to a service and its cache key. Generated for every operation that reads. */
export interface Query<Data> {
  readonly queryKey: DataTag<QueryKey, Data, PortalError>
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>
}

export const query = <Data>(queryKey: QueryKey, fetch: (signal: AbortSignal) => Promise<Data>): Query<Data> => ({
  queryKey: queryKey as DataTag<QueryKey, Data, PortalError>,
  queryFn: ({ signal }) => fetch(signal),
})

/** A query about the signed-in member. The key holds the member after the operation, without trailing undefined parameters. */
export function memberQuery<Data>(
  [operation, ...asked]: readonly [string, ...unknown[]],
  fetch: (id: string, signal: AbortSignal) => Promise<Data>,
): Query<Data> {
  const id = memberId()
  return query([operation, id, ...asked.filter((each) => each !== undefined)], (signal) => fetch(id, signal))
}

/** Wraps a query and maps its result or error. The cache holds the mapped value. */
export const mapQuery = <Data, Meaning>(asked: Query<Data>, understand: (answer: Promise<Data>) => Promise<Meaning>): Query<Meaning> =>
  query(asked.queryKey, (signal) => understand(asked.queryFn({ signal })))
