import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls back when the pointer goes down outside an element, while `active`. */
export function useOutsidePress(root: RefObject<HTMLElement | null>, active: boolean, onPress: () => void): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (!root.current?.contains(event.target as Node)) onPress()
  })
  useEffect(() => {
    if (!active) return
    const listen = (event: PointerEvent) => press(event)
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [active])
}
