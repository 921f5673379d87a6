import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { LiveRegion } from '../live-region/live-region.tsx'

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'closedby' | 'onClose' | 'onCancel' | 'ref'> {
  /**
   * The function that runs when the member presses Escape or, with `lightDismiss`, taps the backdrop. Without it, the
   * member cannot close the modal.
   */
  onClose?: (() => void) | undefined
  lightDismiss?: boolean | undefined
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])'

/**
 * A native modal dialog: it makes the page inert, is in the top layer and restores focus. It is open while mounted.
 * Focus starts on the element marked `data-initial-focus`.
 */
export function Modal({ onClose, lightDismiss, onKeyDown, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-initial-focus]')?.focus()
    // The dialog must close before its element is removed, or the browser does not restore focus.
    return () => dialog?.close()
  }, [])

  const closed = useEffectEvent(() => {
    // the event may arrive late, when React's strict mode has already closed and reopened the dialog
    if (ref.current?.open) return
    // Some browsers close a modal at the third Escape even if the page prevents this. A modal that only the app may
    // close is then opened again.
    if (onClose) onClose()
    else if (ref.current?.isConnected) ref.current.showModal()
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    const listen = () => closed()
    dialog?.addEventListener('close', listen)
    return () => dialog?.removeEventListener('close', listen)
  }, [])

  function keyDown(event: KeyboardEvent<HTMLDialogElement>) {
    onKeyDown?.(event)
    if (event.key === 'Escape' && !onClose) event.preventDefault()
    if (event.key === 'Tab') wrapFocus(event)
  }

  const dismissedBy = lightDismiss ? 'any' : 'closerequest'
  return (
    <dialog
      {...rest}
      ref={ref}
      aria-modal="true"
      closedby={onClose ? dismissedBy : 'none'}
      onKeyDown={keyDown}
      onCancel={(event) => {
        event.preventDefault()
        if (event.target === event.currentTarget) onClose?.()
      }}
    >
      {children}
      {/* the page's own region is inert now */}
      <LiveRegion />
    </dialog>
  )
}

/**
 * Moves the focus from the last to the first control and back, because otherwise Tab would also reach the browser's own
 * buttons.
 */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.getClientRects().length > 0,
  )
  const edge = event.shiftKey ? controls[0] : controls.at(-1)
  const inside = controls.some((control) => control === document.activeElement)
  if (document.activeElement !== edge && (inside || !event.shiftKey) && controls.length > 0) return
  event.preventDefault()
  ;(event.shiftKey ? controls.at(-1) : controls[0])?.focus()
}
