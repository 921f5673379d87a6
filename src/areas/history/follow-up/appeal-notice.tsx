import type { ReactNode } from 'react'
import type { ClaimPaymentDetails, LineAppeal } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { type HeadingLevel, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'

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
 * True if the member can appeal the line: the service names a last day, which it does until that day is over where the
 * service is, and the line has no appeal yet (D-242). The day of the device does not decide.
 */
export const canAppeal = <Line extends Appealable>(line: Line): line is Line & { readonly appealUntil: string } =>
  line.appealUntil !== undefined && !line.appeal

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
