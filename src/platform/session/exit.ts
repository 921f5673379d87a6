import { type Brand, currentBrand } from '~/platform/config/environment.ts'
import { abortAllRequests } from '~/platform/http/environment.ts'
import { currentLocale, forgetLocal, rememberLocale } from '~/platform/i18n/locale.ts'
import { clearSession, currentSession, rememberFrame, sessionStore, type LoginStatus } from './session-store.ts'
import { storage } from './storage.ts'
import { markOf, tabChannel } from './tabs.ts'

/** Why a session ends; `undefined` shows no message on the sign-in page (SESSION-39). */
export type ExitStatus = LoginStatus | undefined

type Cleaner = (exit: { status: ExitStatus; memberId: string | undefined }) => void
const cleaners = new Set<Cleaner>()
let leave: (status: ExitStatus, brand: Brand) => void = () => undefined

/** Registers something that must be empty after every exit: caches, drafts, object URLs (trust.md, Session). */
export function onExit(cleaner: Cleaner): () => void {
  cleaners.add(cleaner)
  return () => cleaners.delete(cleaner)
}

/** The router tells how to get to the sign-in page; platform knows no routes. */
export function configureExit(go: (status: ExitStatus, brand: Brand) => void): void {
  leave = go
}

/** What tabs tell each other: that a session ended, that one began, or the question of a tab that was away. */
type Said = { readonly session: string } & ({ readonly status: ExitStatus } | { readonly has: 'begun' | 'returned' })

/** Sessions that ended while this tab was open: a tab that was elsewhere at that moment asks when it is back. */
const ended = new Map<string, ExitStatus>()

const channel = tabChannel('session-exit', (said: Said) => {
  if ('has' in said) {
    if (said.has === 'begun') ended.delete(said.session)
    else if (ended.has(said.session)) channel?.postMessage({ session: said.session, status: ended.get(said.session) } satisfies Said)
    return
  }
  ended.set(said.session, said.status)
  const session = currentSession()
  if (session && said.session === markOf(session.id)) finish(said.status)
})

const tell = (has: 'begun' | 'returned', id: string): void => channel?.postMessage({ session: markOf(id), has } satisfies Said)

/** A member signed in: what ended before is over. */
export function sessionBegan(id: string): void {
  ended.delete(markOf(id))
  tell('begun', id)
}

/**
 * A document that comes back: from a reload or another site it asks whether its session ended meanwhile; from the browser's memory it is
 * loaded anew when its session is not the one that the tab has kept, before anybody reads it (trust.md, Session).
 */
export function askAfterReturn(): () => void {
  const ask = () => {
    const session = currentSession()
    if (session) tell('returned', session.id)
  }
  const returned = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    const shown = sessionStore.get()
    const isOver = shown && (storage.read('loggedIn') === null || storage.read('email') !== shown.id)
    // Another document was here meanwhile: the member was at another site, and has left the session.
    const hasLeft = shown && !isOver && !isExpectedBack()
    if (hasLeft) clean(undefined)
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
const EXPECTED_BACK = 'isExpectedBack'
const isExpectedBack = (): boolean => EXPECTED_BACK in ((history.state as object | null) ?? {})
export const expectBack = (): void => history.replaceState({ ...(history.state as object | null), [EXPECTED_BACK]: true }, '')

/**
 * Whoever leaves the portal for another site in the same tab leaves the session: a document that begins after one of another site finds none (SESSION-43,
 * D-20). A reload is no leaving, nor is the way back from a site that the portal led to (`isReturn`). A browser that cannot tell keeps the session until it
 * ends by itself.
 */
export function endIfLeft(isReturn: boolean): void {
  const { activation } = (globalThis as { navigation?: { activation?: { from: unknown; navigationType: string } | null } }).navigation ?? {}
  const wasElsewhere = activation?.from === null && activation.navigationType !== 'reload' && history.length > 1
  if (wasElsewhere && !isReturn && !isExpectedBack() && currentSession()) endSessionQuietly()
}

/** Ends the session here and in every tab of the same member: requests, caches, storage, then the sign-in page. */
export function endSession(status: ExitStatus): void {
  const session = currentSession()
  if (session) {
    ended.set(markOf(session.id), status)
    channel?.postMessage({ status, session: markOf(session.id) } satisfies Said)
  }
  finish(status)
}

/** Ends it without going anywhere: the sign-in page was opened with a status of its own (D-47). */
export function endSessionQuietly(): void {
  clean(undefined)
}

function finish(status: ExitStatus): void {
  const brand = currentBrand() // whose sign-in page it is
  clean(status)
  leave(status, brand)
}

function clean(status: ExitStatus): void {
  const memberId = currentSession()?.id
  abortAllRequests()
  for (const cleaner of cleaners) cleaner({ status, memberId })
  clearSession()
  forgetLocal()
  rememberLocale(currentLocale()) // D-20: the language choice survives
  rememberFrame()
  // Addresses of calls name the member.
  globalThis.performance.clearResourceTimings?.()
}
