import { abortAllRequests } from '~/platform/http/environment.ts'
import { currentLocale, rememberLocale } from '~/platform/i18n/locale.ts'
import { clearSession, currentSession, type LoginStatus } from './session-store.ts'

/** Why a session ends; `undefined` shows no message on the sign-in page (SESSION-39). */
export type ExitStatus = LoginStatus | undefined

type Cleaner = (exit: { status: ExitStatus; memberId: string | undefined }) => void
const cleaners = new Set<Cleaner>()
let leave: (status: ExitStatus) => void = () => undefined

/** Registers something that must be empty after every exit: caches, drafts, object URLs (trust.md, Session). */
export function onExit(cleaner: Cleaner): () => void {
  cleaners.add(cleaner)
  return () => cleaners.delete(cleaner)
}

/** The router tells how to get to the sign-in page; platform knows no routes. */
export function configureExit(go: (status: ExitStatus) => void): void {
  leave = go
}

const channel = globalThis.BroadcastChannel && globalThis.window ? new BroadcastChannel('session-exit') : undefined
channel?.addEventListener('message', (event: MessageEvent<{ status: ExitStatus; session: string }>) => {
  const session = currentSession()
  if (session && event.data.session === fingerprint(session.id)) finish(event.data.status)
})

/** Ends the session here and in every tab of the same member: requests, caches, storage, then the sign-in page. */
export function endSession(status: ExitStatus): void {
  const session = currentSession()
  if (session) channel?.postMessage({ status, session: fingerprint(session.id) })
  finish(status)
}

/** Ends it without going anywhere: the sign-in page was opened with a status of its own (D-47). */
export function endSessionQuietly(): void {
  clean(undefined)
}

function finish(status: ExitStatus): void {
  clean(status)
  leave(status)
}

function clean(status: ExitStatus): void {
  const memberId = currentSession()?.id
  abortAllRequests()
  for (const cleaner of cleaners) cleaner({ status, memberId })
  clearSession()
  rememberLocale(currentLocale()) // D-20: the language choice survives
}

/** Tells tabs of the same member apart from others without sending who it is (no personal data between tabs). */
function fingerprint(id: string): string {
  let hash = 5381
  for (const char of id) hash = (hash * 33 + char.charCodeAt(0)) % 4_294_967_296
  return hash.toString(36)
}
