import { ErrorBox } from '~/components/error-box.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { showSuccess } from '~/platform/stores/banners.ts'
import { goToContent, useSubmission } from '~/platform/use-submission.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Stack } from '~/ui/layout.tsx'

interface ConfirmDialogProps {
  readonly title: string
  /** explanation that the member reads before confirming */
  readonly children: string
  /** label of the button that confirms */
  readonly confirm: string
  /** sends the request when the member confirms */
  readonly send: () => Promise<unknown>
  /** the success message of the page after the service has processed the request */
  readonly done: string
  readonly onClose: () => void
}

/** Asks the member to confirm a removal, and shows an error of the service in the dialog. */
export function ConfirmDialog({ title, children, confirm, send, done, onClose }: ConfirmDialogProps) {
  const text = useText()
  const { submit, isBusy, failure } = useSubmission<void>(async () => {
    await send()
    return () => {
      onClose()
      showSuccess(done)
      // after the dialog has given the focus back to the button of the row, which is gone
      setTimeout(goToContent)
    }
  })
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" busy={isBusy} onClick={() => submit()}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('security.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <ErrorBox error={failure} />
        <p>{children}</p>
      </Stack>
    </Dialog>
  )
}
