import { type Brand, currentBrand } from '~/platform/config/brand.ts'
import { abortAllRequests } from '~/platform/http/http-config.ts'
import { currentLocale, forgetLocal, rememberLocale } from '~/platform/i18n/locale.ts'
import { clearSession, currentSession, setEmbedded, sessionStore, type LoginStatus } from './session-store.ts'
import { storage } from './storage.ts'
import { hashLogin, tabChannel } from './tabs.ts'

/** Why a session ends; `undefined` shows no message on the sign-in page (SESSION-39). */
export type SessionEndStatus = LoginStatus | undefined

type SessionEndListener = (exit: { status: SessionEndStatus; memberId: string | undefined }) => void
const endListeners = new Set<SessionEndListener>()
let goToSignIn: (status: SessionEndStatus, brand: Brand) => void = () => undefined

/** Registers something that must be empty after every exit: caches, drafts, object URLs (reliability-and-security.md, Session). */
export function onSessionEnd(cleaner: SessionEndListener): () => void {
  endListeners.add(cleaner)
  return () => endListeners.delete(cleaner)
}

/** The router tells how to get to the sign-in page; platform knows no routes. */
export function setSignInRedirect(go: (status: SessionEndStatus, brand: Brand) => void): void {
  goToSignIn = go
}

/** What tabs tell each other: that a session ended, that one began, or the question of a tab that was away. */
type TabMessage = { readonly session: string } & ({ readonly status: SessionEndStatus } | { readonly has: 'begun' | 'returned' })

/** Sessions that ended while this tab was open: a tab that was elsewhere at that moment asks when it is back. */
const endedSessions = new Map<string, SessionEndStatus>()

const channel = tabChannel('session-exit', (said: TabMessage) => {
  if ('has' in said) {
    if (said.has === 'begun') endedSessions.delete(said.session)
    else if (endedSessions.has(said.session)) channel?.postMessage({ session: said.session, status: endedSessions.get(said.session) } satisfies TabMessage)
    return
  }
  endedSessions.set(said.session, said.status)
  const session = currentSession()
  if (session && said.session === hashLogin(session.id)) endAndRedirect(said.status)
})

const broadcast = (has: 'begun' | 'returned', id: string): void => channel?.postMessage({ session: hashLogin(id), has } satisfies TabMessage)

/** A member signed in: what ended before is over. */
export function announceSessionStart(id: string): void {
  endedSessions.delete(hashLogin(id))
  broadcast('begun', id)
}

/**
 * A document that comes back: from a reload or another site it asks whether its session ended meanwhile; from the browser's memory it is
 * loaded anew when its session is not the one that the tab has kept, before anybody reads it (reliability-and-security.md, Session).
 */
export function checkSessionOnReturn(): () => void {
  const ask = () => {
    const session = currentSession()
    if (session) broadcast('returned', session.id)
  }
  const returned = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    const shown = sessionStore.get()
    const isOver = shown && (storage.read('loggedIn') === null || storage.read('email') !== shown.id)
    // Another document was here meanwhile: the member was at another site, and has left the session.
    const hasLeft = shown && !isOver && !isReturnExpected()
    if (hasLeft) resetClientState(undefined)
    if (isOver || hasLeft) {
      document.body.replaceChildren()
      location.reload()
    } else ask()
  }
  ask()
  addEventListener('pageshow', returned)
  return () => removeEventListener('pageshow', returned)
}

/** Marks an entry of the history from which the portal itself leads to another site, such as the page of a card payment. */
const RETURN_EXPECTED = 'isReturnExpected'
const isReturnExpected = (): boolean => RETURN_EXPECTED in ((history.state as object | null) ?? {})
export const expectReturn = (): void => history.replaceState({ ...(history.state as object | null), [RETURN_EXPECTED]: true }, '')

/**
 * Whoever leaves the portal for another site in the same tab leaves the session: a document that begins after one of another site finds none (SESSION-43,
 * D-20). A reload is no leaving, nor is the way back from a site that the portal led to (`isReturn`). A browser that cannot tell keeps the session until it
 * ends by itself.
 */
export function endSessionIfLeft(isReturn: boolean): void {
  const { activation } = (globalThis as { navigation?: { activation?: { from: unknown; navigationType: string } | null } }).navigation ?? {}
  const wasElsewhere = activation?.from === null && activation.navigationType !== 'reload' && history.length > 1
  if (wasElsewhere && !isReturn && !isReturnExpected() && currentSession()) endSessionWithoutRedirect()
}

/** Ends the session here and in every tab of the same member: requests, caches, storage, then the sign-in page. */
export function endSession(status: SessionEndStatus): void {
  const session = currentSession()
  if (session) {
    endedSessions.set(hashLogin(session.id), status)
    channel?.postMessage({ status, session: hashLogin(session.id) } satisfies TabMessage)
  }
  endAndRedirect(status)
}

/** Ends it without going anywhere: the sign-in page was opened with a status of its own (D-47). */
export function endSessionWithoutRedirect(): void {
  resetClientState(undefined)
}

function endAndRedirect(status: SessionEndStatus): void {
  const brand = currentBrand() // whose sign-in page it is
  resetClientState(status)
  goToSignIn(status, brand)
}

function resetClientState(status: SessionEndStatus): void {
  const memberId = currentSession()?.id
  abortAllRequests()
  for (const cleaner of endListeners) cleaner({ status, memberId })
  clearSession()
  forgetLocal()
  rememberLocale(currentLocale()) // D-20: the language choice survives
  setEmbedded()
  // Addresses of calls name the member.
  globalThis.performance.clearResourceTimings?.()
}
