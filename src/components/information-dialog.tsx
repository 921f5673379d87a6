import { useCatalogues, useText } from '~/platform/i18n/text.tsx'
import { showError } from '~/platform/errors/portal-error.ts'
import { lazyParts } from '~/platform/lazy-parts.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Heading, Stack } from '~/ui/layout.tsx'

export type Information = 'legal' | 'cookies' | 'accessibility' | 'help'

const CATALOGUES = ['information'] as const

const Contact = lazyParts(() => import('./contact-details.tsx'))(
  (module) => module.Contact,
  (error) => showError(error),
)

/**
 * The dialogs that open from the footer and from the page about privacy and terms (SHELL-40..42, D-69), and the insurer's
 * phone numbers and hours on pages without a link to the contact page, such as the sign-in page (D-380).
 */
export function InformationDialog({ name, onClose }: { name: Information; onClose: () => void }) {
  const text = useText()
  if (!useCatalogues(CATALOGUES)) return null
  return (
    <Dialog
      open
      title={text(`footer.${name}`)}
      onClose={onClose}
      closeLabel={text('shell.close')}
      lightDismiss
      footer={<Button onClick={onClose}>{text('shell.close')}</Button>}
    >
      {name === 'help' ? (
        <Contact />
      ) : (
        <Stack gap="m">
          <p>{text(`footer.${name}.p1`)}</p>
          <p>{text(`footer.${name}.p2`)}</p>
        </Stack>
      )}
    </Dialog>
  )
}

const PARTS = ['use', 'account', 'claims', 'privacy', 'changes'] as const

/** The terms and conditions (D-69, D-79); the page must load the catalogue `terms`. */
export function TermsText() {
  const text = useText()
  return (
    <Stack gap="m">
      {PARTS.map((part) => (
        <Stack key={part} gap="s">
          <Heading level={2}>{text(`terms.${part}.title`)}</Heading>
          <p>{text(`terms.${part}.text`)}</p>
        </Stack>
      ))}
    </Stack>
  )
}
