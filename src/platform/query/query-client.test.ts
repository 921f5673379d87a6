import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OPERATIONS } from '~generated/operations.ts'
import { openTab } from '../../../tests/support/browser.ts'
import { clearError, errorStore, PortalError, type PortalErrorDetails } from '~/platform/errors/portal-error.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { queryClient } from './query-client.ts'

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

describe('a question that fails', () => {
  it.each([{ kind: 'network' }, { kind: 'unavailable', status: 503 }, { kind: 'server', status: 502 }, { kind: 'server', status: 504 }] as const)(
    'is asked twice more when the failure may pass: $kind $status',
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
  ] as const)('is not asked again when it would fail again: $kind $status', async (details) => {
    const { state, queryFn } = failing(details)
    await askFor(queryFn)
    expect(state.tries).toBe(1)
  })

  it('is asked again after growing pauses', async () => {
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

  it('waits as long as the service asked, half a minute at the most', async () => {
    const { state, queryFn } = failing({ kind: 'unavailable', status: 503, retryAfter: 20 })
    const answer = queryClient.fetchQuery({ queryKey: ['getLabels', id], queryFn }).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(state.tries).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(state.tries).toBe(2)
    await vi.advanceTimersByTimeAsync(60_000)
    await answer
  })

  it('waits half a minute where the service asked for a day', async () => {
    const { state, queryFn } = failing({ kind: 'unavailable', status: 503, retryAfter: 86_400 })
    const answer = queryClient.fetchQuery({ queryKey: ['getLabels', id], queryFn }).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(state.tries).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(state.tries).toBe(2)
    await vi.advanceTimersByTimeAsync(60_000)
    await answer
  })

  it('opens the error dialog, once, after the last try', { tags: ['ERR-01'] }, async () => {
    const { queryFn } = failing({ kind: 'network', operationId: 'getLabels' })
    await askFor(queryFn)
    expect(errorStore.get()).toMatchObject({ kind: 'network', operationId: 'getLabels' })
  })

  it.each([{ kind: 'server', toCaller: true }, { kind: 'cancelled' }] as const)(
    'opens none when its caller shows it, or nobody waits: %j',
    { tags: ['ERR-26', 'ERR-27', 'HIST-31'] },
    async (details) => {
      await askFor(failing(details).queryFn)
      expect(errorStore.get()).toBeUndefined()
    },
  )
})

describe('a write', () => {
  const write = async (details: PortalErrorDetails | undefined, meta: { invalidates?: readonly (readonly unknown[])[] } = {}) => {
    let tries = 0
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => {
        tries += 1
        return details ? Promise.reject(new PortalError(details)) : Promise.resolve('done')
      },
      meta,
    })
    const result = mutation.execute(undefined).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(120_000)
    await result
    return tries
  }

  it.each([{ kind: 'network' }, { kind: 'unavailable', status: 503 }, { kind: 'timeout' }] as const)(
    'is never sent twice by itself: $kind',
    { tags: ['CLAIM-82'] },
    async (details) => {
      expect(await write(details)).toBe(1)
      expect(errorStore.get()).toMatchObject({ kind: details.kind })
    },
  )

  it('makes stale what it changed, in both languages, and nothing else', async () => {
    for (const locale of ['en', 'fr'] as const) {
      setLocale(locale)
      queryClient.setQueryData(['listRecentClaims', id], [])
      queryClient.setQueryData(['listClaimTypes', id], [])
    }
    await write(undefined, { invalidates: [['listRecentClaims', id]] })
    const stale = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
    expect(stale.map(({ queryKey }) => queryKey[0])).toEqual(['listRecentClaims', 'listRecentClaims'])
  })

  it('that failed makes nothing stale', async () => {
    queryClient.setQueryData(['listRecentClaims', id], [])
    await write({ kind: 'server', status: 500 }, { invalidates: [['listRecentClaims', id]] })
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.isInvalidated),
    ).toBe(false)
  })
})

describe('what was answered', () => {
  const localised = Object.entries(OPERATIONS)
    .filter(([, { localised: is, method }]) => is && method === 'GET')
    .map(([operation]) => operation)
  const others = Object.entries(OPERATIONS)
    .filter(([, { localised: is, method }]) => !is && method === 'GET')
    .map(([operation]) => operation)

  it.each(localised)('%s is asked again in the other language', { tags: ['I18N-07', 'CLAIM-03'] }, (operation) => {
    queryClient.setQueryData([operation, id], 'English')
    setLocale('fr')
    expect(queryClient.getQueryData([operation, id])).toBeUndefined()
    setLocale('en')
    expect(queryClient.getQueryData([operation, id])).toBe('English')
  })

  it.each(others)('%s is the same in both languages', (operation) => {
    queryClient.setQueryData([operation, id], 'data')
    setLocale('fr')
    expect(queryClient.getQueryData([operation, id])).toBe('data')
  })

  it('is kept by member and parameters, and not asked twice', { tags: ['HIST-20', 'CLAIM-44'] }, async () => {
    let asked = 0
    const ask = (key: readonly unknown[]) => queryClient.ensureQueryData({ queryKey: key, queryFn: () => Promise.resolve((asked += 1)) })
    await ask(['searchClaims', id, { sortBy: 'serviceDate' }])
    await ask(['searchClaims', id, { sortBy: 'serviceDate' }])
    expect(asked).toBe(1)
    await ask(['searchClaims', id, { sortBy: 'processedDate' }])
    await ask(['searchClaims', 'other@example.com', { sortBy: 'serviceDate' }])
    expect(asked).toBe(3)
  })

  it('is gone when the session ends', () => {
    queryClient.setQueryData(['getLabels', id], 'secret')
    endSessionWithoutRedirect()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})
