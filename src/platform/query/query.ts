import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { PortalError } from '~/platform/errors/portal-error.ts'
import { memberId } from '~/platform/session/session-store.ts'

/** A question to the services, and the key under which its answer is kept. Generated for every operation that reads. */
export interface Query<Data> {
  readonly queryKey: DataTag<QueryKey, Data, PortalError>
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>
}

export const query = <Data>(queryKey: QueryKey, fetch: (signal: AbortSignal) => Promise<Data>): Query<Data> => ({
  queryKey: queryKey as DataTag<QueryKey, Data, PortalError>,
  queryFn: ({ signal }) => fetch(signal),
})

/** A question about who is signed in: the key holds it after the operation, what was left out is not in it. */
export function memberQuery<Data>(
  [operation, ...asked]: readonly [string, ...unknown[]],
  fetch: (id: string, signal: AbortSignal) => Promise<Data>,
): Query<Data> {
  const id = memberId()
  return query([operation, id, ...asked.filter((each) => each !== undefined)], (signal) => fetch(id, signal))
}

/** The same question, whose answer - or failure - means something else to its pages; kept under the same key, as what it means. */
export const mapQuery = <Data, Meaning>(asked: Query<Data>, understand: (answer: Promise<Data>) => Promise<Meaning>): Query<Meaning> =>
  query(asked.queryKey, (signal) => understand(asked.queryFn({ signal })))
