import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { UNCACHED } from '~generated/operation-traits.ts'
import { OPERATIONS } from '~generated/operations.ts'
import { openTab, signInAs } from '../../../tests/support/browser.ts'
import { clearError, errorStore, PortalError, type PortalErrorDetails } from '~/platform/errors/portal-error.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { fetchFresh, LEAVES_PAGE, nullOnError, queryClient } from './query-client.ts'
import { query } from './query.ts'

beforeEach(() => {
  openTab()
  vi.useFakeTimers()
  setLocale('en')
  queryClient.clear()
  clearError()
})
afterEach(() => {
  vi.useRealTimers()
})

const id = 'marie@example.com'
const failing = (details: PortalErrorDetails) => {
  const state = { tries: 0 }
  const queryFn = () => {
    state.tries += 1
    return Promise.reject(new PortalError(details))
  }
  return { state, queryFn }
}
/** Runs a query and advances time past all retries. */
async function askFor(queryFn: () => Promise<unknown>, key: readonly unknown[] = ['getLabels', id]): Promise<unknown> {
  const answer = queryClient.fetchQuery({ queryKey: key, queryFn }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  return answer
}

describe('failed queries', () => {
  it('an optional query that failed is asked again after a while, and one that succeeded is not', async () => {
    let tries = 0
    const plan = nullOnError(
      query(['listBenefits', id], () => {
        tries += 1
        return tries === 1
          ? Promise.reject(new PortalError({ kind: 'server', status: 500, toCaller: true }))
          : Promise.resolve(['HEALTH'])
      }),
    )
    expect([await queryClient.fetchQuery(plan), await queryClient.fetchQuery(plan), tries]).toEqual([null, null, 1])
    vi.advanceTimersByTime(60_000)
    expect([await queryClient.fetchQuery(plan), tries]).toEqual([['HEALTH'], 2])
    vi.advanceTimersByTime(600_000)
    expect([await queryClient.fetchQuery(plan), tries]).toEqual([['HEALTH'], 2])
  })

  it.each([{ kind: 'network' }, { kind: 'unavailable', status: 503 }, { kind: 'unavailable', status: 504 }] as const)(
    'a query is retried twice if the failure may be temporary: $kind $status',
    { tags: ['D-148'] },
    async (details) => {
      const { state, queryFn } = failing(details)
      expect(await askFor(queryFn)).toBeInstanceOf(PortalError)
      expect(state.tries).toBe(3)
    },
  )

  it.each([
    { kind: 'server', status: 500 },
    { kind: 'validation', status: 400 },
    { kind: 'unauthorised', status: 401 },
    { kind: 'forbidden', status: 403 },
    { kind: 'not-found', status: 404 },
    { kind: 'too-many', status: 429 },
    { kind: 'timeout' },
    { kind: 'contract', status: 200 },
    { kind: 'cancelled' },
  ] as const)('a query is not retried if the failure is permanent: $kind $status', async (details) => {
    const { state, queryFn } = failing(details)
    await askFor(queryFn)
    expect(state.tries).toBe(1)
  })

  it('retries are up to a half later at random, so that the members of one outage do not come back at the same time', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { state, queryFn } = failing({ kind: 'network' })
    const answer = queryClient.fetchQuery({ queryKey: ['getLabels', id], queryFn }).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(624)
    expect(state.tries).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(state.tries).toBe(2)
    await vi.advanceTimersByTimeAsync(10_000)
    await answer
  })

  it('a query is retried after 0.5 s and then after 1.5 s', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { state, queryFn } = failing({ kind: 'network' })
    const answer = queryClient.fetchQuery({ queryKey: ['getLabels', id], queryFn }).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(499)
    expect(state.tries).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(state.tries).toBe(2)
    await vi.advanceTimersByTimeAsync(1499)
    expect(state.tries).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(state.tries).toBe(3)
    await answer
  })

  it('a query is retried after the time in the Retry-After header of the service', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { state, queryFn } = failing({ kind: 'unavailable', status: 503, retryAfter: 20 })
    const answer = queryClient.fetchQuery({ queryKey: ['getLabels', id], queryFn }).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(state.tries).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(state.tries).toBe(2)
    await vi.advanceTimersByTimeAsync(60_000)
    await answer
  })

  it('a query fails at once if the service asks to wait for more than half a minute, so that the member sees it', async () => {
    const { state, queryFn } = failing({ kind: 'unavailable', status: 503, retryAfter: 31 })
    await queryClient.fetchQuery({ queryKey: ['getLabels', id], queryFn }).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(state.tries).toBe(1)
  })

  it('a failed query opens the error dialog after the last retry', { tags: ['ERR-01'] }, async () => {
    const { queryFn } = failing({ kind: 'network', operationId: 'getLabels' })
    await askFor(queryFn)
    expect(errorStore.get()).toMatchObject({ kind: 'network', operationId: 'getLabels' })
  })

  it.each([{ kind: 'server', toCaller: true }, { kind: 'cancelled' }] as const)(
    'a failed query opens no error dialog if its caller shows the error or the query was cancelled: %j',
    { tags: ['ERR-26', 'ERR-27', 'HIST-31'] },
    async (details) => {
      await askFor(failing(details).queryFn)
      expect(errorStore.get()).toBeUndefined()
    },
  )
})

describe('writes', () => {
  const write = async (details: PortalErrorDetails | undefined, mutationKey: readonly string[] = [], meta = {}) => {
    let tries = 0
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => {
        tries += 1
        return details ? Promise.reject(new PortalError(details)) : Promise.resolve('done')
      },
      mutationKey,
      meta,
    })
    const result = mutation.execute(undefined).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(120_000)
    await result
    return tries
  }

  it.each([{ kind: 'network' }, { kind: 'unavailable', status: 503 }, { kind: 'timeout' }] as const)(
    'a failed write is not sent again automatically: $kind',
    { tags: ['CLAIM-82'] },
    async (details) => {
      expect(await write(details)).toBe(1)
      expect(errorStore.get()).toMatchObject({ kind: details.kind })
    },
  )

  it('a write invalidates the queries listed for its operation, in both languages, and no other queries', async () => {
    for (const locale of ['en', 'fr'] as const) {
      setLocale(locale)
      queryClient.setQueryData(['listRecentClaims', id], [])
      queryClient.setQueryData(['listClaimTypes', id], [])
    }
    await write(undefined, ['submitMultiClaims'])
    const stale = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
    expect(stale.map(({ queryKey }) => queryKey[0])).toEqual(['listRecentClaims', 'listRecentClaims'])
  })

  it.each([
    { what: 'is requested again after a write', meta: {}, requests: 2 },
    { what: 'is left to the next page if the write leaves the page', meta: LEAVES_PAGE, requests: 1 },
  ])('what is displayed $what', async ({ meta, requests }) => {
    let requested = 0
    const displayed = new QueryObserver(queryClient, {
      queryKey: ['listRecentClaims', id],
      queryFn: () => Promise.resolve((requested += 1)),
    })
    onTestFinished(displayed.subscribe(() => undefined))
    await vi.advanceTimersByTimeAsync(0)
    await write(undefined, ['submitMultiClaims'], meta)
    expect(requested).toBe(requests)
    await new QueryObserver(queryClient, displayed.options).refetch({ cancelRefetch: false })
    expect(queryClient.getQueryState(['listRecentClaims', id])?.isInvalidated).toBe(false)
  })

  it('a failed write invalidates no query', async () => {
    queryClient.setQueryData(['listRecentClaims', id], [])
    await write({ kind: 'server', status: 500 }, ['submitMultiClaims'])
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.isInvalidated),
    ).toBe(false)
  })
})

describe('query cache', () => {
  const localised = Object.entries(OPERATIONS)
    .filter(([, { localised: is, method }]) => is && method === 'GET')
    .map(([operation]) => operation)
  const others = Object.entries(OPERATIONS)
    .filter(([, { localised: is, method }]) => !is && method === 'GET')
    .map(([operation]) => operation)

  it.each(localised)(
    'the response to %s is cached separately for each language',
    { tags: ['I18N-07', 'CLAIM-03'] },
    (operation) => {
      queryClient.setQueryData([operation, id], 'English')
      setLocale('fr')
      expect(queryClient.getQueryData([operation, id])).toBeUndefined()
      setLocale('en')
      expect(queryClient.getQueryData([operation, id])).toBe('English')
    },
  )

  it('a response in a language that the member has left meanwhile is not cached for the new language', async () => {
    const answer = Promise.withResolvers<string>()
    const fresh = fetchFresh(query(['listClaimTypes', id], () => answer.promise))
    setLocale('fr')
    answer.resolve('English')
    expect(await fresh).toBe('English')
    expect(queryClient.getQueryData(['listClaimTypes', id])).toBeUndefined()
  })

  it.each(others)('the response to %s is cached once for both languages', (operation) => {
    queryClient.setQueryData([operation, id], 'data')
    setLocale('fr')
    expect(queryClient.getQueryData([operation, id])).toBe('data')
  })

  it(
    'responses are cached separately by member and parameters, and each of them is requested once',
    { tags: ['HIST-20', 'CLAIM-44'] },
    async () => {
      let asked = 0
      const ask = (key: readonly unknown[]) =>
        queryClient.ensureQueryData({ queryKey: key, queryFn: () => Promise.resolve((asked += 1)) })
      await ask(['searchClaims', id, { sortBy: 'serviceDate' }])
      await ask(['searchClaims', id, { sortBy: 'serviceDate' }])
      expect(asked).toBe(1)
      await ask(['searchClaims', id, { sortBy: 'processedDate' }])
      await ask(['searchClaims', 'other@example.com', { sortBy: 'serviceDate' }])
      expect(asked).toBe(3)
    },
  )

  it('a cached response is used only for the member for whom it was fetched', () => {
    signInAs('marie@example.com')
    queryClient.setQueryData(['getLabels'], 'of Marie')
    signInAs('olivier@example.com')
    expect(queryClient.getQueryData(['getLabels'])).toBeUndefined()
    signInAs('marie@example.com')
    expect(queryClient.getQueryData(['getLabels'])).toBe('of Marie')
  })

  it('the response to an operation that must not be cached is removed at once', async () => {
    for (const operation of UNCACHED) {
      let requests = 0
      const ask = () =>
        queryClient.fetchQuery({ queryKey: [operation], queryFn: () => Promise.resolve((requests += 1)) })
      await ask()
      await ask()
      expect([operation, requests]).toEqual([operation, 2])
    }
    expect(UNCACHED.length).toBeGreaterThan(0)
  })

  it('the cached responses are removed at the session end', () => {
    queryClient.setQueryData(['getLabels', id], 'secret')
    endSessionWithoutRedirect()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})
