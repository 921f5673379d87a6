import { useEffect, useState } from 'react'

/** Counts down from the number of seconds in the service's `Retry-After` header. Returns the seconds that are left. */
export function useCountdown(from: number | undefined): number {
  const [state, setState] = useState({ from, left: from ?? 0 })
  if (state.from !== from) setState({ from, left: from ?? 0 })
  const isRunning = state.left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setState((now) => ({ ...now, left: Math.max(0, now.left - 1) })), 1000)
    return () => clearInterval(timer)
  }, [isRunning, from])
  return state.left
}
