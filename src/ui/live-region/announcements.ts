/** The last announcement. `turn` distinguishes two equal texts in a row. */
export interface Announcement {
  text: string
  assertive: boolean
  turn: number
}

let last: Announcement = { text: '', assertive: false, turn: 0 }
const listeners = new Set<() => void>()

/** Announces text to screen readers: results, counts, the new page. Use assertive only for urgent text. */
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
