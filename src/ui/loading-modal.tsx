import type { ReactNode } from 'react'
import { Modal } from './dialog/modal.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Spinner } from './spinner.tsx'
import css from './loading-modal.module.css'

interface LoadingModalProps {
  open: boolean
  /** The accessible name. It is also displayed if `text` is missing (SHELL-59). */
  label: string
  text?: ReactNode | undefined
  /** Announced below the text, also while the modal is open. */
  note?: ReactNode
  /** Progress, if it is known. `value` is between 0 and 1, and `text` is the same value as text. */
  progress?: { value: number; text: string } | undefined
  /** A cancel button, if the work can be cancelled. */
  action?: ReactNode | undefined
}

/**
 * A modal that is shown while a write is in progress. Neither Escape nor the backdrop closes it (SHELL-56, SHELL-57).
 * It closes when the work ends.
 */
export function LoadingModal({ open, ...rest }: LoadingModalProps) {
  return open ? <OpenLoadingModal {...rest} /> : null
}

function OpenLoadingModal({ label, text, note, progress, action }: Omit<LoadingModalProps, 'open'>) {
  return (
    <Modal className={css.modal} aria-label={label} aria-busy="true">
      <div className={css.body} tabIndex={-1} data-initial-focus>
        <Spinner size="large" />
        <div role="status">
          {text ?? label}
          {note && <p>{note}</p>}
        </div>
        {progress && <ProgressBar label={label} value={progress.value} valueText={progress.text} />}
        {action}
      </div>
    </Modal>
  )
}
