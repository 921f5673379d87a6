import { useText } from '~/platform/i18n/text.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Stack } from '../layout/layout.tsx'

export type Information = 'legal' | 'cookies' | 'accessibility'

/** What the footer, and the page about privacy and terms, tell in a dialog (SHELL-40..42, D-69, D-79). */
export function InformationDialog({ name, onClose }: { name: Information; onClose: () => void }) {
  const text = useText()
  return (
    <Dialog
      open
      title={text(`footer.${name}`)}
      onClose={onClose}
      closeLabel={text('shell.close')}
      lightDismiss
      footer={<Button onClick={onClose}>{text('shell.close')}</Button>}
    >
      <Stack gap="m">
        <p>{text(`footer.${name}.p1`)}</p>
        <p>{text(`footer.${name}.p2`)}</p>
      </Stack>
    </Dialog>
  )
}
