import { useEffect, useSyncExternalStore } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { announce } from '~/ui/live-region/announcements.ts'

const EVENTS = ['offline', 'online'] as const
function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, listener)
  return () => {
    for (const event of EVENTS) removeEventListener(event, listener)
  }
}

/** Whether the browser is offline. Losing the connection is said at once, and so is getting it back (trust.md, Faults). */
export function useIsOffline(): boolean {
  const text = useText()
  useEffect(() => subscribe(() => (navigator.onLine ? announce(text('shell.online')) : announce(text('shell.offline'), { assertive: true }))), [text])
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
}
