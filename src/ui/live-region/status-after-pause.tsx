import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'

/** Delay in milliseconds after the last change before the text is announced. */
const ANNOUNCE_DELAY_MS = 1000

/**
 * Announces a text that changes while the member types, such as a count or a sum, after a pause in typing. An
 * announcement at every key would interrupt the member. The visible text beside it is `aria-hidden`, so that it is not
 * read twice.
 */
export function StatusAfterPause({ text }: { readonly text: string }) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <VisuallyHidden>
      <span role="status">{settled}</span>
    </VisuallyHidden>
  )
}
