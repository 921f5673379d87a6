import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** A question whose answer is kept; only the page that asks needs to know what it is. */
export interface AnyQuery {
  readonly queryKey: QueryKey
  readonly queryFn?: unknown
}

/** Starts these requests and waits for none (architecture.md, One page). A failure is not told here: the page asks again, and says so. */
export function prefetch(...queries: readonly AnyQuery[]): void {
  for (const query of queries) void queryClient.prefetchQuery(query as { readonly queryKey: QueryKey })
}
