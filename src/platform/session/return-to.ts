import { onSessionEnd } from './end-session.ts'

let pendingReturnTo: string | undefined
let hasEnded = false
onSessionEnd(() => {
  pendingReturnTo = undefined
  hasEnded = true
})

/** Resets the state, as in a new document. */
export function resetReturnTo(): void {
  pendingReturnTo = undefined
  hasEnded = false
}

/** True as long as no session has ended in this document (D-172). */
export const hasNoEarlierSession = (): boolean => !hasEnded

/** Sets the return address: the member page that was requested without a session (D-172). */
export function setReturnTo({ pathname, search, hash, searchParams }: URL): void {
  if (!searchParams.has('token') && !searchParams.has('mslToken')) pendingReturnTo = pathname + search + hash
}

/** Stores the return address in `history.state` of the sign-in page, which is lost when the tab is closed. */
export function persistReturnTo(): void {
  if (pendingReturnTo === undefined) return
  history.replaceState({ ...(history.state as object | null), returnTo: pendingReturnTo }, '')
  pendingReturnTo = undefined
}

/** The return address of this sign-in page, if any. */
export function getReturnTo(): string | undefined {
  const { returnTo: address } = (history.state as { returnTo?: unknown } | null) ?? {}
  return typeof address === 'string' ? address : undefined
}
