import { onExit } from './exit.ts'

let waiting: string | undefined
let hasEnded = false
onExit(() => {
  waiting = undefined
  hasEnded = true
})

/** A document begins. */
export function beginVisit(): void {
  waiting = undefined
  hasEnded = false
}

/** Whether a page that is asked for now was asked for by whoever comes, and not after a session that ended in this document (D-172). */
export const isFirstVisit = (): boolean => !hasEnded

/** A page of members that was asked for without a session: the sign-in page leads on to it (D-172). */
export function askFor({ pathname, search, hash, searchParams }: URL): void {
  if (!searchParams.has('token') && !searchParams.has('mslToken')) waiting = pathname + search + hash
}

/** Keeps it with the entry of the history that the sign-in page stands at: neither in storage nor in the address, and gone with the tab. */
export function keepAskedFor(): void {
  if (waiting === undefined) return
  history.replaceState({ ...(history.state as object | null), askedFor: waiting }, '')
  waiting = undefined
}

/** What was asked for before this sign-in page, if anything. */
export function askedFor(): string | undefined {
  const { askedFor: address } = (history.state as { askedFor?: unknown } | null) ?? {}
  return typeof address === 'string' ? address : undefined
}
