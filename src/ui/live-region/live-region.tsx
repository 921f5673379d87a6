import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { announcements, type Announcement } from './announcements.ts'

const SILENT: Announcement = { text: '', assertive: false, turn: 0 }

/**
 * Speaks the text of `announce()`. It is always on the page, because a region that appears with its text is not
 * announced.
 */
export function LiveRegion() {
  const { text, assertive, turn } = useSyncExternalStore(announcements.subscribe, announcements.current, () => SILENT)
  // A new node makes a repeated text announced again.
  const words = <span key={turn}>{text}</span>
  return (
    <VisuallyHidden>
      <span aria-live="polite">{!assertive && words}</span>
      <span aria-live="assertive">{assertive && words}</span>
    </VisuallyHidden>
  )
}
