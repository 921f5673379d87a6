import { useState } from 'react'
import type { ActionNeeded } from '~generated/member/model/index.ts'
import { useWithdrawClaim } from '~generated/member/queries/followup.ts'
import { documentsNeeded } from '~/domain/claim-status.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { showSuccess } from '~/platform/stores/banners.ts'
import { goToContent, useSubmission } from '~/platform/use-submission.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'

/**
 * The documents that a claim waits for, with a link to the page that sends them. Renders nothing if it waits for none
 * (D-240).
 */
export function WaitingForMember({
  claimId,
  actionNeeded,
}: {
  claimId: string
  actionNeeded: ActionNeeded | undefined
}) {
  const text = useText()
  const documents = documentsNeeded({ actionNeeded })
  if (documents.length === 0) return null
  return (
    <Notice
      tone="warn"
      icon="file"
      large
      heading={documents.map(({ description }) => description).join(', ')}
      footer={
        <ButtonLink to="history.add-documents" params={{ claimId }}>
          {text('follow-up.add')}
        </ButtonLink>
      }
    >
      <p>{text('follow-up.needed')}</p>
      {actionNeeded?.until && (
        <p>
          <strong>{text('follow-up.until', { date: text.date(actionNeeded.until) })}</strong>
        </p>
      )}
    </Notice>
  )
}

/**
 * Button that withdraws a claim after a confirmation. A refusal, for example because the claim has been decided, is
 * shown on the page.
 */
export function WithdrawClaim({ claimId }: { claimId: string }) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync: withdraw } = useWithdrawClaim()
  const { submit, failure } = useSubmission<undefined>(
    async () => {
      await withdraw({ claimId })
      showSuccess(text('follow-up.withdraw.done'))
      return goToContent
    },
    { text: text('follow-up.withdraw.sending') },
  )
  return (
    <Stack gap="s">
      <p>{text('follow-up.withdraw.when')}</p>
      <div>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {text('follow-up.withdraw')}
        </Button>
      </div>
      <ErrorBox error={failure} unsure={text('follow-up.withdraw.unsure')} />
      <Dialog
        open={isAsking}
        tone="warn"
        title={text('follow-up.withdraw.title')}
        onClose={() => setIsAsking(false)}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{text('follow-up.withdraw.keep')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setIsAsking(false)
                submit(undefined)
              }}
            >
              {text('follow-up.withdraw.go')}
            </Button>
          </>
        }
      >
        <p>{text('follow-up.withdraw.text')}</p>
        <p>{text('follow-up.withdraw.lines', { claim: claimId })}</p>
      </Dialog>
    </Stack>
  )
}
