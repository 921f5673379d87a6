import { useEffect, useRef } from 'react'

/**
 * Runs something now, or, while a mouse button or a finger is down, when it is up again. A message that appears because a
 * field was left moves what stands below it: the button being pressed must not move away from under the finger.
 */
export function useAfterPress(): (work: () => void) => void {
  const state = useRef<{ isPressed: boolean; waiting: (() => void)[] }>({ isPressed: false, waiting: [] })
  useEffect(() => {
    const { current } = state
    const down = () => {
      current.isPressed = true
    }
    const up = () => {
      // The click comes with the release: first it, then what waited.
      setTimeout(() => {
        current.isPressed = false
        for (const work of current.waiting.splice(0)) work()
      })
    }
    addEventListener('pointerdown', down, true)
    addEventListener('pointerup', up, true)
    addEventListener('pointercancel', up, true)
    return () => {
      removeEventListener('pointerdown', down, true)
      removeEventListener('pointerup', up, true)
      removeEventListener('pointercancel', up, true)
    }
  }, [])
  return (work) => {
    if (state.current.isPressed) state.current.waiting.push(work)
    else work()
  }
}
