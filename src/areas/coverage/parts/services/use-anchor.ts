import { useEffect } from 'react'
import { useShownLocation } from '~/platform/pages/use-shown-location.ts'

/** Goes to the group that the address names, which was not there yet when the page opened (D-09). */
export function useAnchor(anchors: readonly string[]): void {
  const { hash } = useShownLocation()
  const anchor = anchors.find((each) => hash === `#${each}`)
  useEffect(() => {
    if (anchor === undefined) return undefined
    // A new page first takes the focus and scrolls to its top (SHELL-17); the group comes after that.
    const frame = requestAnimationFrame(() => {
      const panel = document.getElementById(anchor)
      panel?.querySelector('summary')?.focus({ preventScroll: true })
      panel?.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [anchor])
}
