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
    let release: ReturnType<typeof setTimeout> | undefined
    const down = () => {
      clearTimeout(release)
      current.isPressed = true
    }
    const up = () => {
      clearTimeout(release)
      // The browser fires click right after the release. The timeout lets the click handlers run before the callbacks
      // that wait for the end of the press.
      release = setTimeout(() => {
        current.isPressed = false
        for (const work of current.waiting.splice(0)) work()
      })
    }
    // A finger is lifted before the mouse events of its tap, and the first of these, mousedown, takes the focus from the
    // field. So they begin and end a press, too.
    const listeners = { pointerdown: down, mousedown: down, pointerup: up, mouseup: up, pointercancel: up }
    for (const [event, listener] of Object.entries(listeners)) addEventListener(event, listener, true)
    return () => {
      for (const [event, listener] of Object.entries(listeners)) removeEventListener(event, listener, true)
    }
  }, [])
  return (work) => {
    if (state.current.isPressed) state.current.waiting.push(work)
    else work()
  }
}
