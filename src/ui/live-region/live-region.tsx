import { useState, useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { announcements, type Announcement } from './announcements.ts'

const SILENT: Announcement = { text: '', assertive: false, turn: 0 }

/**
 * Makes screen readers speak the texts of `announce()` from now on. It is always on the page, because a region that
 * appears together with its text is not announced. A modal has one too, because the page behind it is inert.
 */
export function LiveRegion() {
  const { text, assertive, turn } = useSyncExternalStore(announcements.subscribe, announcements.current, () => SILENT)
  const [since] = useState(() => announcements.current().turn)
  // A new node makes screen readers announce a text again even if the text is the same as before.
  const words = turn > since && <span key={turn}>{text}</span>
  return (
    <VisuallyHidden>
      <span aria-live="polite">{!assertive && words}</span>
      <span aria-live="assertive">{assertive && words}</span>
    </VisuallyHidden>
  )
}
