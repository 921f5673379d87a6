import type { QueryKey } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { openForm } from '~/platform/download/open-window.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Button } from '../ui/button.tsx'
import { ExternalLink } from '../ui/link.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useExternalLinks } from './external-links.ts'

interface WindowButtonProps extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick' | 'children'> {
  readonly label: ReactNode
  /** true if a window was opened; the caller shows errors */
  readonly open: () => Promise<boolean>
  readonly onOpened?: (() => void) | undefined
}

/**
 * A button that opens a new window. The URL is requested on click, and the button is busy until the URL has arrived.
 */
export function WindowButton({ label, open, onOpened, ...button }: WindowButtonProps) {
  const text = useText()
  const hint = ` (${text('shell.new-window')})`
  const [isBusy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    try {
      if (await open()) onOpened?.()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button {...button} busy={isBusy} onClick={() => void press()}>
      <span>
        {label}
        <VisuallyHidden>{hint}</VisuallyHidden>
      </span>
    </Button>
  )
}

/** Link to the insurer's forms, for plans with online forms (SHELL-30). */
export function FormLink() {
  const text = useText()
  const { forms } = usePolicy()
  const { findForm } = useExternalLinks()
  if (!forms) return null
  return (
    <p>
      <ExternalLink href={findForm} hint={text('shell.new-window')}>
        {text('nav.find-form')}
      </ExternalLink>
    </p>
  )
}

interface FormButtonProps<Key extends QueryKey> {
  readonly label: string
  /** query for the form's URL, which the area provides */
  readonly form: Parameters<typeof openForm<Key>>[0]
  readonly onOpened?: (() => void) | undefined
}

/** A button that opens a form of the plan in a new window (CONTENT-06). */
export const FormButton = <Key extends QueryKey>({ form, ...button }: FormButtonProps<Key>) => (
  <WindowButton {...button} icon="download" open={() => openForm(form)} />
)
