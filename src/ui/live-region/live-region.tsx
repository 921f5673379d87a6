import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { announcements, type Announcement } from './announcements.ts'

const SILENT: Announcement = { text: '', assertive: false, turn: 0 }

/** One per page, always there: a region that appears together with its text is not read. Speaks what `announce()` is given. */
export function LiveRegion() {
  const { text, assertive, turn } = useSyncExternalStore(announcements.subscribe, announcements.current, () => SILENT)
  // A changed node is what makes a repeated text heard again.
  const words = <span key={turn}>{text}</span>
  return (
    <VisuallyHidden>
      <span aria-live="polite">{!assertive && words}</span>
      <span aria-live="assertive">{assertive && words}</span>
    </VisuallyHidden>
  )
}
