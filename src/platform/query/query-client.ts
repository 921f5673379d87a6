import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { LOCALISED } from '~generated/operation-traits.ts'
import { isPortalError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { query, type Query } from './query.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: PortalError
    mutationMeta: { invalidates?: readonly QueryKey[] }
  }
}

const RETRIES = 2
const isTransient = (error: PortalError) => error.kind === 'network' || error.kind === 'unavailable' || error.status === 502 || error.status === 504

/** Shows a failure once, in the global dialog, unless its caller shows it (ERR-01, D-86). */
function showQueryError(error: unknown): void {
  if (!(error instanceof PortalError)) throw error
  if (error.toCaller || error.kind === 'cancelled') return
  showError(error)
}

/** Where the contract says that an answer differs by language, the same key is another entry in French (I18N-07). */
function hashKey(key: QueryKey): string {
  return JSON.stringify(LOCALISED.has(String(key[0])) ? [currentLocale(), key] : key)
}

/**
 * The one cache of what the services said (D-148): as long as the session, per operation, parameters and language,
 * GETs tried twice more on a passing failure, writes never; cleared on every exit.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: showQueryError }),
  mutationCache: new MutationCache({
    onError: showQueryError,
    onSuccess: async (_data, _variables, _result, mutation) => {
      const keys = mutation.meta?.invalidates ?? []
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      gcTime: Infinity,
      refetchOnWindowFocus: false,
      // The browser's own word on being online is often wrong; the request itself tells.
      networkMode: 'always',
      retry: (count, error) => count < RETRIES && isTransient(error),
      retryDelay: (count, error) => (error.retryAfter === undefined ? 500 * 3 ** count : Math.min(error.retryAfter, 30) * 1000),
      queryKeyHashFn: hashKey,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

onSessionEnd(() => queryClient.clear())

/** The answer of this moment, whatever is kept, and kept from now on. A failure is the caller's: not asked again, shown to nobody. */
export async function fetchFresh<Data>(asked: Query<Data>): Promise<Data> {
  const answer = await asked.queryFn({ signal: new AbortController().signal })
  queryClient.setQueryData<Data>(asked.queryKey, answer)
  return answer
}

/** The answer that is kept, unless a write made it stale; else that of this moment. A failure is the caller’s, as above. */
export async function fetchCachedOrFresh<Data>(asked: Query<Data>): Promise<Data> {
  const kept = queryClient.getQueryState<Data>(asked.queryKey)
  return kept?.data !== undefined && !kept.isInvalidated ? kept.data : fetchFresh(asked)
}

function nullToCaller(error: unknown): null {
  if (isPortalError(error) && error.toCaller) return null
  throw error
}

/**
 * The same question, where an answer that cannot be had is none: kept as null, and nobody is told (COV-03, ERR-31, D-86). What a write made stale is
 * asked anew.
 */
export const nullOnError = <Data>(asked: Query<Data>): Query<Data | null> =>
  query<Data | null>([...asked.queryKey, 'or null'], () => queryClient.fetchQuery(asked).catch(nullToCaller))

/** For what a plan may not have, or a code that came from the address: that there is none is an answer, null, which the page tells, and no failure. */
export const nullOn404 = <Data>(answer: Promise<Data>): Promise<Data | null> =>
  answer.catch((error: unknown) => {
    if (isPortalError(error) && error.kind === 'not-found') return null
    throw error
  })

/** A question whose answer is kept; only the page that asks needs to know what it is. */
export interface AnyQuery {
  readonly queryKey: QueryKey
  readonly queryFn?: unknown
}

/** Starts these requests and waits for none (architecture.md, Page loading). A failure is not told here: the page asks again, and says so. */
export function prefetch(...queries: readonly AnyQuery[]): void {
  for (const each of queries) void queryClient.prefetchQuery(each as { readonly queryKey: QueryKey })
}
