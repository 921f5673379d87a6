import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { OFFLINE_CARD, OFFLINE_CARD_DAYS } from '~/platform/session/offline-card.ts'
import { read } from '../support/repository.ts'

const DAY = 24 * 60 * 60 * 1000
const PAGE = { method: 'GET', mode: 'navigate', destination: 'document' }

/** Runs the worker with a stored card that expires in `days`, or without one, and with this network. */
function startWorker({ days, network }: { days?: number | string; network: () => Promise<string> }) {
  const listeners = new Map<string, (event: object) => void>()
  const card =
    days === undefined
      ? undefined
      : new Response('card', {
          headers: { Expires: typeof days === 'string' ? days : new Date(Date.now() + days * DAY).toUTCString() },
        })
  const caches = {
    match: vi.fn(async (address: string, { cacheName }: { cacheName: string }) =>
      address === OFFLINE_CARD.address && cacheName === OFFLINE_CARD.cache ? card : undefined,
    ),
    delete: vi.fn(async () => true),
  }
  const registration = { unregister: vi.fn(async () => true) }
  const fetch = vi.fn(network)
  const skipWaiting = vi.fn()
  runInNewContext(read('public/offline-card-worker.js'), {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    caches,
    registration,
    fetch,
    skipWaiting,
    setTimeout,
    Date,
  })
  const ask = (request: object): Promise<unknown> | undefined => {
    let answered: Promise<unknown> | undefined
    listeners.get('fetch')!({ request, respondWith: (response: Promise<unknown>) => (answered = response) })
    return answered
  }
  return { ask, caches, registration, fetch, card, listeners, skipWaiting }
}
const online = async () => 'page'
const offline = async () => Promise.reject(new TypeError('Failed to fetch'))

describe('service worker of the offline card', () => {
  it('while there is a network, a page comes from the network', { tags: ['D-320'] }, async () => {
    const { ask, caches } = startWorker({ days: 30, network: online })
    expect(await ask(PAGE)).toBe('page')
    expect(caches.delete).not.toHaveBeenCalled()
  })

  it('without a network, every page is the card', { tags: ['D-320'] }, async () => {
    const { ask, card, caches } = startWorker({ days: 0.01, network: offline })
    expect(await ask(PAGE)).toBe(card)
    expect(caches.delete).not.toHaveBeenCalled()
  })

  it('the card comes after eight seconds if the network neither answers nor fails', async () => {
    vi.useFakeTimers()
    try {
      const { ask, card } = startWorker({ days: 1, network: async () => new Promise(() => undefined) })
      const answered = vi.fn()
      void ask(PAGE)!.then(answered)
      await vi.advanceTimersByTimeAsync(7999)
      expect(answered).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(answered).toHaveBeenCalledWith(card)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([[-0.001], [32], ['soon'], [undefined]])(
    'without a valid card (it expires in %s days), the worker deletes the cache and removes itself',
    { tags: ['D-321'] },
    async (days) => {
      const { ask, caches, registration } = startWorker({ ...(days !== undefined && { days }), network: offline })
      await expect(ask(PAGE)).rejects.toThrow('Failed to fetch')
      expect(caches.delete).toHaveBeenCalledWith(OFFLINE_CARD.cache)
      expect(registration.unregister).toHaveBeenCalledOnce()
    },
  )

  it('an expired card is deleted while there is a network too, and the page comes from the network', async () => {
    const { ask, caches } = startWorker({ days: -1, network: online })
    expect(await ask(PAGE)).toBe('page')
    expect(caches.delete).toHaveBeenCalledOnce()
  })

  it.each([
    { ...PAGE, mode: 'cors', destination: '' },
    { ...PAGE, mode: 'no-cors', destination: 'script' },
    { ...PAGE, destination: 'iframe' },
    { ...PAGE, method: 'POST' },
  ])('the worker leaves every other request to the browser: %j', { tags: ['D-320'] }, (request) => {
    const { ask, fetch, caches } = startWorker({ days: 30, network: offline })
    expect(ask(request)).toBeUndefined()
    expect(fetch).not.toHaveBeenCalled()
    expect(caches.match).not.toHaveBeenCalled()
  })

  it('a new version of the worker replaces the old one at once, and listens to nothing else', () => {
    const { listeners, skipWaiting } = startWorker({ network: online })
    listeners.get('install')!({})
    expect(skipWaiting).toHaveBeenCalledOnce()
    expect([...listeners.keys()].toSorted()).toEqual(['fetch', 'install'])
  })

  it('the worker writes no cache, and names the same cache and days as the portal', () => {
    const source = read(`public${OFFLINE_CARD.worker}`)
    expect(source).not.toMatch(/\.put\(|\.add\(|addAll|importScripts|clients|indexedDB/)
    expect(source).toContain(`const CACHE = '${OFFLINE_CARD.cache}'`)
    expect(source).toContain(`const ADDRESS = '${OFFLINE_CARD.address}'`)
    expect(source).toContain(`const LONGEST_MS = ${OFFLINE_CARD_DAYS + 1} * 24 * 60 * 60 * 1000`)
  })
})
