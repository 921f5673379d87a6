import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, isMissingScript, loadChunk, loadOnce } from './load-chunk.ts'

it('the time limit of a chunk is two minutes', () => {
  expect(CHUNK_TIMEOUT_MS).toBe(120_000)
})

describe('loadChunk', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  /** Fails once per error, then succeeds. */
  const failing = (...errors: Error[]) => {
    const state = { tries: 0 }
    return {
      state,
      load: () => (state.tries++ < errors.length ? Promise.reject(errors[state.tries - 1]!) : Promise.resolve('page')),
    }
  }
  const noScript = new TypeError(
    'Failed to fetch dynamically imported module: https://portal.example/assets/combined.page-1.js',
  )
  const noStyles = new Error('Unable to preload CSS for /assets/combined-1.css')

  it('a chunk that fails is requested once more', async () => {
    const { state, load } = failing(noStyles)
    expect(await loadChunk(load)).toBe('page')
    expect(state.tries).toBe(2)
  })

  it('a chunk whose script fails to load is requested again with a different URL', async () => {
    const { state, load } = failing(noScript, noScript)
    const asked: string[] = []
    const again = (address: string) => {
      asked.push(address)
      return Promise.resolve('page')
    }
    expect(await loadChunk(load, again)).toBe('page')
    expect([state.tries, asked]).toEqual([1, ['https://portal.example/assets/combined.page-1.js?again']])
  })

  it.each([
    { missing: 'script', errors: [noScript], code: 'ChunkLoadError' },
    { missing: 'stylesheet', errors: [noStyles, noStyles], code: 'CSS_CHUNK_LOAD_FAILED' },
  ])(
    'a chunk that cannot be loaded twice fails with an error code for its missing $missing',
    { tags: ['ERR-34'] },
    async ({ errors, code }) => {
      const { load } = failing(...errors)
      await expect(loadChunk(load, () => Promise.reject(noScript))).rejects.toMatchObject({
        kind: 'chunk',
        operationId: code,
      })
    },
  )

  it(
    'a chunk that does not arrive within the time limit fails with ChunkLoadError',
    { tags: ['ERR-33', 'CONST-06'] },
    async () => {
      const outcome = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
      expect(await Promise.race([outcome, Promise.resolve('still waiting')])).toBe('still waiting')
      await vi.advanceTimersByTimeAsync(1)
      expect(await outcome).toMatchObject({ kind: 'chunk', operationId: 'ChunkLoadError' })
    },
  )

  it('without a connection, a chunk that cannot be loaded is a failure of the network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubEnv('DEV', false)
    const { load } = failing(noScript, noScript)
    await expect(loadChunk(load, () => Promise.reject(noScript))).rejects.toMatchObject({ kind: 'network' })
  })

  it('the second request for a chunk has only the rest of the time limit', { tags: ['ERR-33'] }, async () => {
    const late = () => new Promise((_, reject) => setTimeout(() => reject(noScript), CHUNK_TIMEOUT_MS - 1000))
    const outcome = loadChunk(late, () => new Promise(() => undefined)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS)
    expect(await outcome).toMatchObject({ kind: 'chunk', operationId: 'ChunkLoadError' })
  })
})

it('a missing script is recognized by the error messages of three browsers', () => {
  const said = [
    'Failed to fetch dynamically imported module: https://portal.example/a.js',
    'error loading dynamically imported module: https://portal.example/a.js',
    'Importing a module script failed.',
  ]
  expect(said.map((message) => isMissingScript(new TypeError(message)))).toEqual([true, true, true])
  expect([isMissingScript(new TypeError('Failed to fetch')), isMissingScript('no')]).toEqual([false, false])
})

it('a part is loaded once, and its promise then has the value that `use` reads without suspending', async () => {
  const load = vi.fn((key: string) => Promise.resolve(`part ${key}`))
  const loadPart = loadOnce(load)
  const first = loadPart('a')
  await first
  expect(loadPart('a')).toBe(first)
  expect(first).toMatchObject({ status: 'fulfilled', value: 'part a' })
  expect(await loadPart('b')).toBe('part b')
  expect(load).toHaveBeenCalledTimes(2)
})

it('a failed load is not repeated at once, because React would ask again without an end, but half a second later', async () => {
  vi.useFakeTimers()
  const load = vi.fn(() => Promise.reject(new Error('missing')))
  const loadPart = loadOnce(load)
  const failure = () => expect(loadPart()).rejects.toThrow('missing')
  await failure()
  await failure()
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(500)
  await failure()
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
