import { onSessionEnd } from './end-session.ts'

/**
 * The one thing of a member that may stay on a device after the session: the member card, for a member who said that
 * the device is theirs (docs/decisions/051). It is one response in one cache, which public/offline-card-worker.js shows
 * while there is no network.
 */
export const OFFLINE_CARD = {
  cache: 'offline-card',
  address: '/offline-card',
  worker: '/offline-card-worker.js',
} as const

/** True if this browser can keep a card. It cannot in some private windows, and on pages without https. */
export const areCachesSupported = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator

/** A browser that refuses caches in this window, as some do in private windows, has stored no card. */
export const ignoreRefusal = () => undefined

/**
 * Runs one change of the stored card at a time, in all tabs. So a card that is being written while the member logs out
 * is deleted afterwards, and never the other way round.
 */
export const changeOfflineCard = async <Result>(change: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(OFFLINE_CARD.cache, change)

/**
 * Deletes the card from this device, whoever it belongs to, and removes its worker. Nobody waits for the removal, which
 * the browser may put off while it looks for a new version: without a card the worker removes itself.
 */
export async function deleteOfflineCard(): Promise<void> {
  if (!areCachesSupported()) return
  await changeOfflineCard(async () => caches.delete(OFFLINE_CARD.cache))
  navigator.serviceWorker
    .getRegistration()
    .then(async (registration) => registration?.unregister())
    .catch(ignoreRefusal)
}

/** True if a card, of whoever it may be, is on this device. */
export const hasOfflineCard = async (): Promise<boolean> =>
  areCachesSupported() && caches.has(OFFLINE_CARD.cache).catch(() => false)

// Only the member's own logging out deletes the card: a session that ends by itself is what the card is for (D-322).
onSessionEnd(({ status }) => {
  if (status === 'LOGGEDOUT') deleteOfflineCard().catch(ignoreRefusal)
})
