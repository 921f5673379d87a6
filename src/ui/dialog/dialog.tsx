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
  /** Buttons, the primary one first. */
  footer?: ReactNode | undefined
  /**
   * The function that runs when the member closes the dialog. Without it, the member must choose one of the buttons.
   */
  onClose?: (() => void) | undefined
  /** Label of the close button in the corner; if omitted, there is no such button. */
  closeLabel?: string | undefined
  /**
   * Lets a tap on the backdrop close the dialog. Set it for dialogs that inform, not for dialogs that ask a question.
   */
  lightDismiss?: boolean | undefined
  tone?: Tone | undefined
}

/**
 * A dialog. The focus starts on the title, so that screen readers read from the top and long text does not scroll away.
 * If there is a field to fill in, mark the field with `data-initial-focus`. The text of a dialog that asks a question
 * describes it, so that it is read with the title; a dialog that informs is read by the member.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ title, children, footer, onClose, closeLabel, lightDismiss, tone }: Omit<DialogProps, 'open'>) {
  const id = useId()
  const bodyId = useId()
  return (
    <Modal
      className={classNames(css.dialog, tone && tones[tone])}
      aria-labelledby={id}
      aria-describedby={lightDismiss ? undefined : bodyId}
      onClose={onClose}
      lightDismiss={lightDismiss}
    >
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
      <div id={bodyId} className={css.body}>
        {children}
      </div>
      {footer && <div className={css.footer}>{footer}</div>}
    </Modal>
  )
}
