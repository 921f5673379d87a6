import { onExit } from './exit.ts'

let waiting: string | undefined
onExit(() => {
  waiting = undefined
})

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
