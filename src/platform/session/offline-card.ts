import { env } from '~/platform/config/environment.ts'
import { onSessionEnd } from './end-session.ts'
import { hashLogin } from './tabs.ts'

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

const DAY_MS = 24 * 60 * 60 * 1000
/** days for which the card stays on a device (D-321) */
export const OFFLINE_CARD_DAYS = 30
/** longest time until a card expires, in milliseconds: a day more, for a clock that was set back */
const LONGEST_MS = (OFFLINE_CARD_DAYS + 1) * DAY_MS

/** Header of the stored card that says whose card it is: the hash of the login. */
export const OWNER = 'Card-Of'

/** The moment when a card that is stored now expires. */
export const offlineCardExpiry = (now: number): Date => new Date(now + OFFLINE_CARD_DAYS * DAY_MS)

/** The moment when a stored card expires; null if it has expired or is the card of somebody else (D-321, D-322). */
export function validUntil({ headers }: Pick<Response, 'headers'>, login: string, now: number): Date | null {
  const expires = Date.parse(headers.get('Expires') ?? '')
  const left = expires - now
  return left > 0 && left <= LONGEST_MS && headers.get(OWNER) === hashLogin(login) ? new Date(expires) : null
}

/** True if this browser can keep a card. It cannot in some private windows, and on pages without https. */
const isSupported = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator

const storedCard = async (): Promise<Response | undefined> =>
  caches.match(OFFLINE_CARD.address, { cacheName: OFFLINE_CARD.cache })

/**
 * Until when the member's card stays on this device; `none` if it is not there, `unavailable` if this portal or this
 * browser cannot keep it.
 */
export async function findOfflineCard(login: string): Promise<Date | 'none' | 'unavailable'> {
  if (!env().offersOfflineCard || !isSupported()) return 'unavailable'
  return storedCard().then(
    (card) => (card && validUntil(card, login, Date.now())) ?? 'none',
    () => 'unavailable',
  )
}

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
  if (!isSupported()) return
  await changeOfflineCard(async () => caches.delete(OFFLINE_CARD.cache))
  navigator.serviceWorker
    .getRegistration()
    .then(async (registration) => registration?.unregister())
    .catch(refused)
}

/**
 * Deletes a card that must not stay: of another member, expired, of a plan that is over, or of a portal that no longer
 * offers it (D-322, D-323).
 */
export async function checkOfflineCard(login: string, isPlanOver: boolean): Promise<void> {
  const card = isSupported() ? await storedCard().catch(refused) : undefined
  const mayStay = card && !isPlanOver && env().offersOfflineCard && validUntil(card, login, Date.now())
  if (card && !mayStay) await deleteOfflineCard()
}

/** A browser that refuses caches in this window, as some do in private windows, has stored no card. */
const refused = () => undefined

// Only the member's own logging out deletes the card: a session that ends by itself is what the card is for (D-322).
onSessionEnd(({ status }) => {
  if (status === 'LOGGEDOUT') deleteOfflineCard().catch(refused)
})
