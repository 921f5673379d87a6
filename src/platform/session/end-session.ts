import { type Brand, currentBrand } from '~/platform/config/brand.ts'
import { abortAllRequests } from '~/platform/http/http-config.ts'
import { currentLocale, forgetLocal, rememberLocale } from '~/platform/i18n/locale.ts'
import { clearSession, currentSession, setEmbedded, sessionStore, type LoginStatus } from './session-store.ts'
import { storage } from './storage.ts'
import { hashLogin, tabChannel } from './tabs.ts'

/** Reason why a session ends. With `undefined` the sign-in page shows no message (SESSION-39). */
export type SessionEndStatus = LoginStatus | undefined

type SessionEndListener = (exit: { status: SessionEndStatus; memberId: string | undefined }) => void
const endListeners = new Set<SessionEndListener>()
let goToSignIn: (status: SessionEndStatus, brand: Brand) => void = () => undefined

/**
 * Registers a listener that runs when the session ends. Listeners clear data such as caches, drafts and object URLs
 * (reliability-and-security.md, Session). Returns a function that removes the listener.
 */
export function onSessionEnd(cleaner: SessionEndListener): () => void {
  endListeners.add(cleaner)
  return () => endListeners.delete(cleaner)
}

/** Sets the function that opens the sign-in page. The router sets it, because `platform` does not know the routes. */
export function setSignInRedirect(go: (status: SessionEndStatus, brand: Brand) => void): void {
  goToSignIn = go
}

/**
 * Messages between tabs. A tab reports that a session has ended or has started. A tab that was loaded or restored asks
 * whether its session has ended.
 */
type TabMessage = { readonly session: string } & (
  | { readonly status: SessionEndStatus }
  | { readonly has: 'begun' | 'returned' }
)

/** Sessions that ended while this tab was open. If another tab asks about one of them, this tab sends the status. */
const endedSessions = new Map<string, SessionEndStatus>()

const channel = tabChannel('session-exit', (said: TabMessage) => {
  if ('has' in said) {
    if (said.has === 'begun') endedSessions.delete(said.session)
    else if (endedSessions.has(said.session))
      channel?.postMessage({ session: said.session, status: endedSessions.get(said.session) } satisfies TabMessage)
    return
  }
  endedSessions.set(said.session, said.status)
  const session = currentSession()
  if (session && said.session === hashLogin(session.id)) endAndRedirect(said.status)
})

const broadcast = (has: 'begun' | 'returned', id: string): void =>
  channel?.postMessage({ session: hashLogin(id), has } satisfies TabMessage)

/**
 * Tells other tabs that a session has started. All tabs then forget that an earlier session of this member ended, so
 * that the earlier end cannot end the new session.
 */
export function announceSessionStart(id: string): void {
  endedSessions.delete(hashLogin(id))
  broadcast('begun', id)
}

/**
 * When the portal loads, this function asks the other tabs whether this session has ended. When the browser restores a
 * page from its back/forward cache, the page may show the data of a session that is over. The page is then emptied and
 * reloaded, before a user can read it (reliability-and-security.md, Session).
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
    // another site was shown in this tab in the meantime, which ends the session
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

/**
 * Mark on a history entry, in its state. `expectReturn` sets the mark before the portal opens an external site, such as
 * the page for card payments. A member who comes back to a marked entry keeps the session.
 */
const RETURN_EXPECTED = 'isReturnExpected'
const isReturnExpected = (): boolean => RETURN_EXPECTED in ((history.state as object | null) ?? {})
export const expectReturn = (): void =>
  history.replaceState({ ...(history.state as object | null), [RETURN_EXPECTED]: true }, '')

/**
 * Ends the session if the member came to this document from another site in the same tab (SESSION-43, D-20). The
 * session continues after a reload and after the return from a site that the portal opened (`isReturn`). It also
 * continues in a browser that does not report where the member came from.
 */
export function endSessionIfLeft(isReturn: boolean): void {
  const activation = globalThis.navigation?.activation
  const wasElsewhere = activation?.from === null && activation.navigationType !== 'reload' && history.length > 1
  if (wasElsewhere && !isReturn && !isReturnExpected() && currentSession()) endSessionWithoutRedirect()
}

/** Ends the session in every tab of the member: clears requests, caches and storage, then opens the sign-in page. */
export function endSession(status: SessionEndStatus): void {
  const session = currentSession()
  if (session) endSessionInOtherTabs(session.id, status)
  endAndRedirect(status)
}

/** Ends the session of this login in the other tabs. */
export function endSessionInOtherTabs(login: string, status: SessionEndStatus): void {
  endedSessions.set(hashLogin(login), status)
  channel?.postMessage({ status, session: hashLogin(login) } satisfies TabMessage)
}

/**
 * Ends the session without a redirect. It is for code that runs when the sign-in page is already open, with a `status`
 * in its URL that says why the member must sign in (D-47).
 */
export function endSessionWithoutRedirect(): void {
  resetClientState(undefined)
}

function endAndRedirect(status: SessionEndStatus): void {
  const brand = currentBrand() // brand that the sign-in page will show
  resetClientState(status)
  goToSignIn(status, brand)
}

function resetClientState(status: SessionEndStatus): void {
  const memberId = currentSession()?.id
  abortAllRequests()
  for (const cleaner of endListeners) cleaner({ status, memberId })
  clearSession()
  forgetLocal()
  rememberLocale(currentLocale()) // the language is kept (D-20)
  setEmbedded()
  clearResourceTimings()
}

/** Deletes the browser's record of requests, whose URLs contain the member's login. */
export const clearResourceTimings = (): void => globalThis.performance.clearResourceTimings?.()
