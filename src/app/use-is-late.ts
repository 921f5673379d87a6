import { useEffect, useState } from 'react'

/**
 * Milliseconds before the page shows that it is loading (GUARD-01). A shorter wait shows nothing, because the indicator
 * would only flicker.
 */
const LOADING_DELAY_MS = 400

/** True if a wait has already lasted longer than LOADING_DELAY_MS; false again as soon as the wait is over. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), LOADING_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate
}
