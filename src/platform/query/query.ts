import { queryOptions, type QueryKey } from '@tanstack/react-query'

/** A query as an area's `api.ts` writes it: the generated key and the generated call. */
export const query = <Data, Key extends QueryKey>(queryKey: Key, fetch: (signal: AbortSignal) => Promise<Data>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => fetch(signal) })
