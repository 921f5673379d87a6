import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { INVALIDATES, LOCALISED, UNCACHED } from '~generated/operation-traits.ts'
import { isPortalError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { query, type AnyQuery, type Query } from './query.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: PortalError
  }
}

const RETRIES = 2
const isTransient = ({ kind }: PortalError) => kind === 'network' || kind === 'unavailable'

/** Shows an error once, in the error dialog, unless the caller shows it (ERR-01, D-86). */
function showQueryError(error: unknown, isQuiet = false): void {
  if (!(error instanceof PortalError)) throw error
  if (isQuiet || error.toCaller || error.kind === 'cancelled') return
  showError(error)
}

/**
 * The key under which the cache stores a response. It contains the signed-in member. If the response depends on the
 * language, the key contains the language too (I18N-07).
 */
function hashKey(key: QueryKey): string {
  return JSON.stringify([currentSession()?.id, LOCALISED.has(String(key[0])) ? currentLocale() : undefined, key])
}

/** Seconds that the portal waits by itself if a service asks it to wait (`Retry-After`). */
const LONGEST_PAUSE = 30

/** Marks a request of `prefetchQuietly`, until a page needs the data. */
const QUIET = {}
/**
 * `meta` of a write after which the member leaves the page: what the page displays is not requested again, because the
 * next page would wait for it. Pages request what has changed when they open.
 */
export const LEAVES_PAGE = {}

/**
 * The only cache of responses, per operation, parameters and language (D-148). It lasts as long as the session. Reads
 * are retried twice after transient errors, writes never.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => showQueryError(error, meta === QUIET) }),
  mutationCache: new MutationCache({
    onError: async (error, _variables, _result, mutation) => {
      // what is displayed is not requested again, because it would fail beside the error dialog
      if (error.mayHaveArrived) await invalidateAfter(String(mutation.options.mutationKey?.[0]), 'none')
      showQueryError(error)
    },
    onSuccess: async (_data, _variables, _result, { options }) =>
      invalidateAfter(String(options.mutationKey?.[0]), options.meta === LEAVES_PAGE ? 'none' : 'active'),
  }),
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      gcTime: Infinity,
      refetchOnWindowFocus: false,
      // requests are always attempted, because the browser's online state is often wrong
      networkMode: 'always',
      // A member sees how long a longer pause is, and not only that the page is loading.
      retry: (count, error) => count < RETRIES && isTransient(error) && (error.retryAfter ?? 0) <= LONGEST_PAUSE,
      retryDelay: (count, error) =>
        (error.retryAfter === undefined ? 500 * 3 ** count : error.retryAfter * 1000) * (1 + Math.random() / 2), // members of one failed minute do not come back at the same time
      queryKeyHashFn: hashKey,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/**
 * Invalidates the cached responses that a write makes, or may have made, out of date (`x-invalidates`). Responses that
 * are displayed are requested again at once, unless `refetchType` is `none`.
 */
export const invalidateAfter = async (write: string, refetchType: 'active' | 'none' = 'active'): Promise<void> => {
  await Promise.all(
    (INVALIDATES[write] ?? []).map((operation) =>
      queryClient.invalidateQueries({ queryKey: [operation], refetchType }),
    ),
  )
}

for (const operation of UNCACHED) queryClient.setQueryDefaults([operation], { staleTime: 0, gcTime: 0 })

onSessionEnd(() => queryClient.clear())

/**
 * Requests now, bypassing the cache, and stores the response in the cache. A response in a language, or for a member,
 * that has changed meanwhile is not stored. Errors are thrown, without a retry or a dialog.
 */
export async function fetchFresh<Data>(asked: Query<Data>): Promise<Data> {
  const key = hashKey(asked.queryKey)
  const answer = await asked.queryFn({ signal: new AbortController().signal })
  if (hashKey(asked.queryKey) === key) queryClient.setQueryData<Data>(asked.queryKey, answer)
  return answer
}

/**
 * Returns the cached response unless a write has invalidated it; otherwise requests now. Errors are thrown, without a
 * retry or a dialog.
 */
export async function fetchCachedOrFresh<Data>(asked: Query<Data>): Promise<Data> {
  const kept = queryClient.getQueryState<Data>(asked.queryKey)
  return kept?.data !== undefined && !kept.isInvalidated ? kept.data : fetchFresh(asked)
}

function nullToCaller(error: unknown): null {
  if (isPortalError(error) && error.toCaller) return null
  throw error
}

interface OptionalQuery<Data> extends Query<Data | null> {
  readonly staleTime: (cached: { readonly state: { readonly data: Data | null | undefined } }) => number
}

/** milliseconds after which a page that is opened repeats a request that failed */
const FAILURE_MS = 10_000

/**
 * Wraps a query. If the request fails, the new query returns null and opens no dialog (ERR-31, D-86); a page that is
 * opened later asks again. Its key begins with the key of the wrapped query, so a write that invalidates the wrapped
 * query also invalidates the new one.
 */
export const nullOnError = <Data>(asked: Query<Data>): OptionalQuery<Data> => ({
  ...query<Data | null>([...asked.queryKey, 'or null'], () => queryClient.fetchQuery(asked).catch(nullToCaller)),
  staleTime: ({ state }) => (state.data === null ? FAILURE_MS : Infinity),
})

/** Turns a 404 into `null`, for optional benefits and codes from the URL. */
export const nullOn404 = <Data>(answer: Promise<Data>): Promise<Data | null> =>
  answer.catch((error: unknown) => {
    if (isPortalError(error) && error.kind === 'not-found') return null
    throw error
  })

/**
 * Starts requests without waiting for them (architecture.md, Page loading). Errors are ignored here, because the page
 * repeats a failed request and shows its error.
 */
export function prefetch(...queries: readonly AnyQuery[]): void {
  for (const each of queries) void queryClient.prefetchQuery(each as { readonly queryKey: QueryKey })
}

/**
 * Starts requests whose data the member may need next. A failure shows no error and is forgotten, so that the page that
 * needs the data asks again.
 */
export function prefetchQuietly(...queries: readonly AnyQuery[]): void {
  const cache = queryClient.getQueryCache()
  for (const each of queries) {
    const asking = each as { readonly queryKey: QueryKey }
    void queryClient.prefetchQuery({ ...asking, meta: QUIET }).then(() => {
      const asked = cache.find({ queryKey: asking.queryKey })
      if (asked?.state.status === 'error' && !asked.isActive()) cache.remove(asked)
    })
  }
}
