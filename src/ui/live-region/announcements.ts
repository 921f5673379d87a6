/** The last announcement. `turn` changes with each announcement, so that the same text can be announced again. */
export interface Announcement {
  text: string
  assertive: boolean
  turn: number
}

let last: Announcement = { text: '', assertive: false, turn: 0 }
const listeners = new Set<() => void>()

/** Announces a text to screen readers: a result, a count, the new page. Use `assertive` only if it is urgent. */
export function announce(text: string, options: { assertive?: boolean | undefined } = {}): void {
  last = { text, assertive: options.assertive ?? false, turn: last.turn + 1 }
  for (const listener of listeners) listener()
}

export const announcements = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Announcement => last,
}
