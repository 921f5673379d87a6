import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { openForm } from '~/platform/download/open-form.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Button, type ButtonVariant } from '../button.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface FormButtonProps<Key extends QueryKey> {
  readonly label: string
  /** where the form is, as the area asks for it */
  readonly form: Parameters<typeof openForm<Key>>[0]
  readonly variant?: ButtonVariant | undefined
  readonly onOpened?: (() => void) | undefined
}

/** Opens a form of the plan in a window of its own; busy while its address is asked for (CONTENT-06). */
export function FormButton<Key extends QueryKey>({ label, form, variant, onOpened }: FormButtonProps<Key>) {
  const text = useText()
  const hint = ` (${text('shell.new-window')})`
  const [isBusy, setBusy] = useState(false)
  async function open() {
    setBusy(true)
    try {
      if (await openForm(form)) onOpened?.()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant={variant} icon="download" busy={isBusy} onClick={() => void open()}>
      <span>
        {label}
        <VisuallyHidden>{hint}</VisuallyHidden>
      </span>
    </Button>
  )
}
