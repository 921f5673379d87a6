import { env } from '~/platform/config/environment.ts'
import { areCachesSupported, deleteOfflineCard, ignoreRefusal, OFFLINE_CARD } from './delete-offline-card.ts'
import { hashLogin } from './tabs.ts'

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

const storedCard = async (): Promise<Response | undefined> =>
  caches.match(OFFLINE_CARD.address, { cacheName: OFFLINE_CARD.cache })

/**
 * Until when the member's card stays on this device; `none` if it is not there, `unavailable` if this portal or this
 * browser cannot keep it.
 */
export async function findOfflineCard(login: string): Promise<Date | 'none' | 'unavailable'> {
  if (!env().offersOfflineCard || !areCachesSupported()) return 'unavailable'
  return storedCard().then(
    (card) => (card && validUntil(card, login, Date.now())) ?? 'none',
    () => 'unavailable',
  )
}

/**
 * Deletes a card that must not stay: of another member, expired, of a plan that is over, or of a portal that no longer
 * offers it (D-322, D-323).
 */
export async function checkOfflineCard(login: string, isPlanOver: boolean): Promise<void> {
  const card = areCachesSupported() ? await storedCard().catch(ignoreRefusal) : undefined
  const mayStay = card && !isPlanOver && env().offersOfflineCard && validUntil(card, login, Date.now())
  if (card && !mayStay) await deleteOfflineCard()
}
