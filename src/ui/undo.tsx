import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { Inline } from './layout.tsx'
import css from './visually-hidden.module.css'

interface UndoProps {
  /** what was removed, as a sentence; nothing is shown without it */
  readonly children: ReactNode
  /** the removed thing, where things with the same name may be removed one after the other */
  readonly item?: unknown
  readonly label: string
  readonly onUndo: () => void
}

/**
 * A line that stands where something was removed, with a button that puts it back. It is announced, and the focus moves
 * to its button, because the button that removed the thing is gone. Until then it takes no place, but is in the document,
 * because screen readers announce only changes of what they know.
 */
export function Undo({ children, item, label, onUndo }: UndoProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [children, item])
  return (
    <div role="status" data-print="hide" className={children ? undefined : css.hidden}>
      {children && (
        <Inline gap="s">
          <span>{children}</span>
          <Button ref={button} variant="link" onClick={onUndo}>
            {label}
          </Button>
        </Inline>
      )}
    </div>
  )
}
