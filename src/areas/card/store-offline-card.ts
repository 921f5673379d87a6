import { PortalError } from '~/platform/errors/portal-error.ts'
import {
  changeOfflineCard,
  deleteOfflineCard,
  findOfflineCard,
  OFFLINE_CARD,
  offlineCardExpiry,
  OWNER,
} from '~/platform/session/offline-card.ts'
import { currentSession, memberId } from '~/platform/session/session-store.ts'
import { hashLogin } from '~/platform/session/tabs.ts'
import tokens from '~/ui/tokens.css?inline'
import own from './offline-card.css?inline'
import { type OfflineCard, offlineCardDocument, offlineCardHeaders } from './offline-card-document.ts'

const STYLE = tokens + own

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string }
}
let workerScript: string | undefined
/** The URL of the service worker, made by a Trusted Types policy that accepts no other URL (docs/decisions/051). */
function trustedWorker(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  workerScript ??=
    trustedTypes?.createPolicy('offline-card', { createScriptURL: () => OFFLINE_CARD.worker }).createScriptURL('') ??
    OFFLINE_CARD.worker
  return workerScript
}

const sha256 = async (text: string): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))))

/**
 * Writes the card into the cache, if this member is still signed in. Resolves to the moment when it expires. Runs within
 * `changeOfflineCard`, so that logging out meanwhile deletes it.
 */
async function writeCard(card: OfflineCard, login: string): Promise<Date> {
  const headers = { ...offlineCardHeaders(await sha256(STYLE)), [OWNER]: hashLogin(login) }
  const cache = await caches.open(OFFLINE_CARD.cache)
  if (currentSession()?.id !== login) throw new PortalError({ kind: 'cancelled', toCaller: true })
  const expires = offlineCardExpiry(Date.now())
  await cache.put(
    OFFLINE_CARD.address,
    new Response(offlineCardDocument(card, STYLE), { headers: { ...headers, Expires: expires.toUTCString() } }),
  )
  return expires
}

/**
 * Starts the worker and stores the card on this device, after the member has said that the device is theirs (D-320).
 * Resolves to the moment when it expires. If anything fails, or the member logs out meanwhile, nothing stays there.
 */
export async function storeOfflineCard(card: OfflineCard): Promise<Date> {
  const login = memberId()
  try {
    await navigator.serviceWorker.register(trustedWorker(), { scope: '/', updateViaCache: 'none' })
    await navigator.serviceWorker.ready
    const expires = await changeOfflineCard(async () => writeCard(card, login))
    // A page that another tab opened before the card was there has made the worker remove itself.
    if (!(await navigator.serviceWorker.getRegistration())) throw new Error('the worker is gone')
    return expires
  } catch (error) {
    await deleteOfflineCard()
    throw error
  }
}

/**
 * Replaces a stored card by the present one, for another thirty days (D-321). Stores none if the member has removed it
 * meanwhile, for example in another tab.
 */
export async function refreshOfflineCard(card: OfflineCard): Promise<Date | 'none' | 'unavailable'> {
  const login = memberId()
  return changeOfflineCard(async () => {
    const found = await findOfflineCard(login)
    return found instanceof Date ? writeCard(card, login) : found
  })
}
