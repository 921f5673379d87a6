import { useEffect } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { announce } from '~/ui/live-region/announcements.ts'

/** Losing the connection is said, and so is getting it back (trust.md, Faults). */
export function useConnection(): void {
  const text = useText()
  useEffect(() => {
    const offline = () => announce(text('shell.offline'), { assertive: true })
    const online = () => announce(text('shell.online'))
    addEventListener('offline', offline)
    addEventListener('online', online)
    return () => {
      removeEventListener('offline', offline)
      removeEventListener('online', online)
    }
  }, [text])
}
