import { type ReactNode, useState } from 'react'
import type { ActionNeeded, ClaimPaymentDetails, LineAppeal } from '~generated/member/model/index.ts'
import { useWithdrawClaim } from '~generated/member/queries/followup.ts'
import { documentsNeeded } from '~/domain/claim-status.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { showSuccess } from '~/platform/stores/banners.ts'
import { goToContent, useSubmission } from '~/platform/use-submission.ts'
import { ButtonLink, QuietButtonLink } from '~/components/button-link.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { type HeadingLevel, Stack } from '~/ui/layout.tsx'
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
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {text('follow-up.withdraw')}
      </Button>
      <ErrorBox error={failure} words={failure?.mayHaveArrived ? text('follow-up.withdraw.unsure') : undefined} />
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
    </>
  )
}

/** Link to the appeal of a declined line, shown until the last day that the service names (D-242). */
export function AppealLink({ claimId, line, until }: { claimId: string; line: number; until: string }) {
  const text = useText()
  return (
    <Stack gap="s">
      <div>
        <QuietButtonLink to="history.appeal" params={{ claimId, line: String(line) }}>
          {text('follow-up.appeal')}
        </QuietButtonLink>
      </div>
      <div>{text('follow-up.appeal.until', { date: text.date(until) })}</div>
    </Stack>
  )
}

type Appealable = Pick<ClaimPaymentDetails, 'appealUntil' | 'appeal'>

/**
 * True if the member can appeal the line today: the service has set a last day, that day has not passed, and the line
 * has no appeal yet (D-242).
 */
export const canAppeal = <Line extends Appealable>(line: Line): line is Line & { readonly appealUntil: string } =>
  line.appealUntil !== undefined && line.appealUntil >= today8() && !line.appeal

const OUTCOMES = { APPROVED: 'ok', UPHELD: 'bad' } as const
const isKnown = (outcome: string | undefined): outcome is keyof typeof OUTCOMES =>
  outcome !== undefined && Object.hasOwn(OUTCOMES, outcome)

interface AppealNoticeProps {
  readonly appeal: LineAppeal
  readonly level: HeadingLevel
  /** the reasons for the decision, while the decision stands */
  readonly children: ReactNode
}

/**
 * The state of an appeal, or its outcome. While the claim is still declined, the reasons for the decision are shown
 * too.
 */
export function AppealNotice({ appeal, level, children }: AppealNoticeProps) {
  const text = useText()
  const { decidedOn, outcome, explanation, answerBy } = appeal
  if (!decidedOn)
    return (
      <Notice tone="info" level={level} heading={text('follow-up.appeal.open.title')}>
        {answerBy && <p>{text('follow-up.appeal.open.by', { date: text.date(answerBy) })}</p>}
        <Reasons>{children}</Reasons>
      </Notice>
    )
  return (
    <Notice
      tone={isKnown(outcome) ? OUTCOMES[outcome] : 'info'}
      level={level}
      heading={text(
        isKnown(outcome)
          ? ({ APPROVED: 'follow-up.appeal.approved', UPHELD: 'follow-up.appeal.upheld' } as const)[outcome]
          : 'follow-up.appeal.decided',
      )}
    >
      {explanation && <p>{explanation}</p>}
      <Reasons>{children}</Reasons>
    </Notice>
  )
}

function Reasons({ children }: { children: ReactNode }) {
  const text = useText()
  if (!children) return null
  return (
    <div>
      <p>
        <strong>{text('follow-up.appeal.why')}</strong>
      </p>
      {children}
    </div>
  )
}
