/** What was last said, politely and at once. `turn` makes two equal texts in a row two announcements. */
export interface Announcement {
  text: string
  assertive: boolean
  turn: number
}

let last: Announcement = { text: '', assertive: false, turn: 0 }
const listeners = new Set<() => void>()

/** Says something to people who use a screen reader: results, counts, the new page. Assertive only for what cannot wait. */
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
