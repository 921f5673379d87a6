import { useEffect, useRef } from 'react'

/**
 * Returns a function that runs its argument now or, while a mouse button or finger is down, after the release. An error
 * that appears when the member leaves a field moves the content below the field, and a button must not move while it is
 * pressed.
 */
export function useAfterPress(): (work: () => void) => void {
  const state = useRef<{ isPressed: boolean; waiting: (() => void)[] }>({ isPressed: false, waiting: [] })
  useEffect(() => {
    const { current } = state
    const down = () => {
      current.isPressed = true
    }
    const up = () => {
      // The browser fires click right after the release. The timeout lets the click handlers run before the callbacks
      // that wait for the end of the press.
      setTimeout(() => {
        current.isPressed = false
        for (const work of current.waiting.splice(0)) work()
      })
    }
    // Mouse events, because a tap has them, too: the finger is lifted before they begin, and the first of them takes the
    // focus from the field. A press that becomes a drag ends with pointercancel.
    addEventListener('mousedown', down, true)
    addEventListener('mouseup', up, true)
    addEventListener('pointercancel', up, true)
    return () => {
      removeEventListener('mousedown', down, true)
      removeEventListener('mouseup', up, true)
      removeEventListener('pointercancel', up, true)
    }
  }, [])
  return (work) => {
    if (state.current.isPressed) state.current.waiting.push(work)
    else work()
  }
}
