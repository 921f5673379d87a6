import {
  changeOfflineCard,
  deleteOfflineCard,
  findOfflineCard,
  OFFLINE_CARD,
  offlineCardExpiry,
  OWNER,
} from '~/platform/session/offline-card.ts'
import { memberId } from '~/platform/session/session-store.ts'
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

/** Writes the card into the cache, if the member is still signed in. Resolves to the moment when it expires. */
async function writeCard(card: OfflineCard): Promise<Date> {
  const expires = offlineCardExpiry(Date.now())
  const headers = {
    ...offlineCardHeaders(await sha256(STYLE)),
    Expires: expires.toUTCString(),
    [OWNER]: hashLogin(memberId()),
  }
  const cache = await caches.open(OFFLINE_CARD.cache)
  await cache.put(OFFLINE_CARD.address, new Response(offlineCardDocument(card, STYLE), { headers }))
  return expires
}

/**
 * Stores the card on this device, after the member has said that the device is theirs, and starts the worker that shows
 * it (D-320). Resolves to the moment when it expires. If anything fails, nothing stays on the device.
 */
export async function storeOfflineCard(card: OfflineCard): Promise<Date> {
  try {
    return await changeOfflineCard(async () => {
      const expires = await writeCard(card)
      await navigator.serviceWorker.register(trustedWorker(), { scope: '/', updateViaCache: 'none' })
      await navigator.serviceWorker.ready
      return expires
    })
  } catch (error) {
    await deleteOfflineCard()
    throw error
  }
}

/**
 * Replaces a stored card by the present one, for another thirty days (D-321). Stores none if the member has removed it
 * meanwhile, for example in another tab.
 */
export const refreshOfflineCard = async (card: OfflineCard): Promise<Date | 'none' | 'unavailable'> =>
  changeOfflineCard(async () => {
    const found = await findOfflineCard(memberId())
    return found instanceof Date ? writeCard(card) : found
  })
