import { useEffect } from 'react'

/** The last announcement. `turn` changes with each announcement, so that the same text can be announced again. */
export interface Announcement {
  text: string
  assertive: boolean
  turn: number
}

let last: Announcement = { text: '', assertive: false, turn: 0 }
const listeners = new Set<() => void>()

let isSameTask = false

/**
 * Announces a text to screen readers: a result, a count, the new page. Use `assertive` only if it is urgent. Texts of
 * one task are announced together, for example the result of an action and the page that follows it.
 */
export function announce(text: string, { assertive = false }: { assertive?: boolean | undefined } = {}): void {
  last = { text: isSameTask ? `${last.text} ${text}` : text, assertive, turn: last.turn + 1 }
  isSameTask = true
  queueMicrotask(() => (isSameTask = false))
  for (const listener of listeners) listener()
}

export const announcements = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Announcement => last,
}

/** Announces a text when the component is shown, and each time the text changes. An empty text is not announced. */
export function useAnnouncement(text: string): void {
  useEffect(() => {
    if (text) announce(text)
  }, [text])
}

/** Delay in milliseconds after the last change before the text is announced. */
const ANNOUNCE_DELAY_MS = 1000

/**
 * Announces a text that changes while the member types, such as a count or a sum, after a pause in typing. An
 * announcement at every key would interrupt the member. An empty text is not announced.
 */
export function useAnnouncementAfterPause(text: string): void {
  useEffect(() => {
    const timer = text && setTimeout(() => announce(text), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer || undefined)
  }, [text])
}
