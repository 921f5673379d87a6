import { useEffect, useState } from 'react'

/** A wait that takes longer than this shows that the portal is at work (GUARD-01); a shorter one would only flicker. */
const LOADING_DELAY_MS = 400

/** True once a wait has lasted so long that it is shown; false as soon as it is over. */
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
