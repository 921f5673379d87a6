import { onSessionEnd } from './end-session.ts'

let pendingReturnTo: string | undefined
let hasEnded = false
onSessionEnd(() => {
  pendingReturnTo = undefined
  hasEnded = true
})

/** A document begins. */
export function resetReturnTo(): void {
  pendingReturnTo = undefined
  hasEnded = false
}

/** Whether a page that is asked for now was asked for by whoever comes, and not after a session that ended in this document (D-172). */
export const hasNoEarlierSession = (): boolean => !hasEnded

/** A page of members that was asked for without a session: the sign-in page leads on to it (D-172). */
export function setReturnTo({ pathname, search, hash, searchParams }: URL): void {
  if (!searchParams.has('token') && !searchParams.has('mslToken')) pendingReturnTo = pathname + search + hash
}

/** Keeps it with the entry of the history that the sign-in page stands at: neither in storage nor in the address, and gone with the tab. */
export function persistReturnTo(): void {
  if (pendingReturnTo === undefined) return
  history.replaceState({ ...(history.state as object | null), returnTo: pendingReturnTo }, '')
  pendingReturnTo = undefined
}

/** What was asked for before this sign-in page, if anything. */
export function getReturnTo(): string | undefined {
  const { returnTo: address } = (history.state as { returnTo?: unknown } | null) ?? {}
  return typeof address === 'string' ? address : undefined
}
