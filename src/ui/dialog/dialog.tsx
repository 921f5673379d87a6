import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type Tone, TONE_ICON } from '../icon.tsx'
import tones from '../tone.module.css'
import { Modal } from './modal.tsx'
import css from './dialog.module.css'

interface DialogProps {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** Buttons, the main one first. */
  footer?: ReactNode | undefined
  /** Without it the member has to choose one of the buttons. */
  onClose?: (() => void) | undefined
  /** Name of the cross in the corner; no cross without it. */
  closeLabel?: string | undefined
  /** A tap beside the dialog closes it too: right for information, wrong for a question. */
  lightDismiss?: boolean | undefined
  tone?: Tone | undefined
}

/**
 * Focus starts on the title, so that a screen reader reads from the top and a long text is not scrolled past;
 * mark another element with `data-initial-focus` when there is something to type at once.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ title, children, footer, onClose, closeLabel, lightDismiss, tone }: Omit<DialogProps, 'open'>) {
  const id = useId()
  return (
    <Modal className={classNames(css.dialog, tone && tones[tone])} aria-labelledby={id} onClose={onClose} lightDismiss={lightDismiss}>
      <div className={css.header}>
        {tone && <Icon name={TONE_ICON[tone]} className={css.mark} />}
        <h2 id={id} tabIndex={-1} data-initial-focus>
          {title}
        </h2>
        {onClose && closeLabel && (
          <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={css.body}>{children}</div>
      {footer && <div className={css.footer}>{footer}</div>}
    </Modal>
  )
}
