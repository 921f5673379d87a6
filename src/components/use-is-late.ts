import { useEffect, useState } from 'react'

/**
 * Milliseconds before the page shows that it is loading (GUARD-01). A shorter wait shows nothing, because the indicator
 * would only flicker.
 */
const LOADING_DELAY_MS = 400

/** True if a wait has already lasted longer than `delayMs`; false again as soon as the wait is over. */
export function useIsLate(isWaiting: boolean, delayMs = LOADING_DELAY_MS): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, delayMs])
  return isLate
}
