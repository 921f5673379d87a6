import { useText } from '~/platform/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'

interface ReceiptQuestionProps {
  /** opens the question to which files are attached */
  readonly onAdd: () => void
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Asks whether to send a claim without the receipt that the plan requires (D-290). */
export function ReceiptQuestion({ onAdd, onSend, onClose }: ReceiptQuestionProps) {
  const text = useText()
  return (
    <Dialog
      open
      tone="warn"
      title={text('claims.no-receipt.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onAdd}>{text('claims.no-receipt.add')}</Button>
          <Button variant="quiet" onClick={onSend}>
            {text('claims.no-receipt.send')}
          </Button>
        </>
      }
    >
      <p>{text('claims.no-receipt.text')}</p>
    </Dialog>
  )
}
