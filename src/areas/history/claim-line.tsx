import { useSuspenseQuery } from '@tanstack/react-query'
import type { RecentClaim } from '~generated/member/model/index.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { claimStatus, documentsNeeded, isForExpense, isUndecided, processedSince } from '~/domain/claim-status.ts'
import { formatName } from '~/domain/participants.ts'
import { claimProcessingDays } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { nullOnError } from '~/platform/query/query-client.ts'
import { useDaysLate } from '~/components/ask-about-claim.tsx'
import { ClaimStatusChip } from '~/components/claim-status-chip.tsx'
import { Card, DefinitionList, Grid, Stack } from '~/ui/layout.tsx'
import { ClaimDetails } from './claim-details.tsx'
import { NextActions, RepeatClaim, Timeline } from './claim-progress.tsx'
import { WaitingForMember, WithdrawClaim } from './follow-up/claim-follow-up.tsx'
import type { LineProps } from './follow-up/unknown-claim.tsx'
import { timelineOf } from './model/claim-timeline.ts'

/** The recent claims, which include undecided lines; null if they cannot be loaded. */
export const recentQuery = () => nullOnError(listRecentClaimsQuery())

/**
 * The claim line from the recent claims, if the line is undecided or withdrawn. The service has no details of such a
 * line (HIST-18).
 */
export const pendingLine = (
  recent: readonly RecentClaim[] | null | undefined,
  { claimId, line }: LineProps,
): RecentClaim | undefined =>
  recent?.find((claim) => claim.claimId === claimId && claim.line === line && hasNoDetails(claim.statusCode))

/** True if a line is undecided or withdrawn. */
const hasNoDetails = (code: string) => isUndecided(code) || claimStatus(code) === 'withdrawn'

/**
 * One claim line on its own page, decided or undecided. The page also works if the plan does not show recent claims
 * (D-18), because the insurer's emails lead to it.
 */
export function ClaimLine(props: LineProps) {
  const { data } = useSuspenseQuery(recentQuery())
  const waiting = pendingLine(data, props)
  return waiting ? <PendingClaim claim={waiting} {...props} /> : <ClaimDetails {...props} />
}

/** The text about an undecided claim: how long it has been in progress, the next steps, and contacts. */
function PendingClaim({ claim, claimId, line }: { claim: RecentClaim; claimId: string; line: number }) {
  const text = useText()
  const service = claim.serviceDescription ?? claim.claimType
  const isWaiting = documentsNeeded(claim).length > 0
  const isWithdrawn = claimStatus(claim.statusCode) === 'withdrawn'
  const late = useDaysLate(claim)
  return (
    <Stack gap="l">
      <WaitingForMember claimId={claimId} actionNeeded={claim.actionNeeded} />
      <Grid columns="halves">
        <Card
          title={text('history.story.steps')}
          action={
            <ClaimStatusChip code={claim.statusCode} raw={claim.status} isWaiting={isWaiting} isLate={late > 0} />
          }
        >
          <Stack gap="l">
            {claim.submittedAmount && isForExpense(claim) && (
              <DefinitionList
                layout="headline"
                items={[
                  {
                    id: 'amount',
                    label: text('history.details.submittedAmount'),
                    value: text.money(claim.submittedAmount),
                  },
                ]}
              />
            )}
            {!isWaiting && <ProcessingTime claim={claim} />}
            <Timeline
              stations={timelineOf({
                claimStatus: claim.statusCode,
                dateReceived: claim.receivedDate,
                actionNeeded: claim.actionNeeded,
                documentsReceivedOn: claim.documentsReceivedOn,
                withdrawnOn: claim.statusUpdate,
              })}
            />
            <DefinitionList
              items={[
                {
                  id: 'person',
                  label: text('history.details.participantName'),
                  value: formatName(claim.member, text.locale),
                },
                { id: 'serviceDate', label: text('history.details.serviceDate'), value: text.date(claim.serviceDate) },
                { id: 'claimId', label: text('history.details.claimId'), value: `${claimId}-${line}` },
              ]}
            />
          </Stack>
        </Card>
        <NextActions
          level={2}
          subject={{ claim: `${claimId}-${line}`, service, date: claim.serviceDate }}
          hasCall={!isWaiting && late > 0}
          withdraw={claim.canWithdraw && <WithdrawClaim claimId={claimId} />}
          again={
            isWithdrawn && (
              <RepeatClaim
                claim={{ ...claim, serviceInfo: { description: service }, participantName: claim.member }}
                isCorrected
              />
            )
          }
        />
      </Grid>
    </Stack>
  )
}

/**
 * Shows the usual processing time, and once it has passed, a notice that the claim takes longer (D-188). If the claim
 * waits for information, shows the reason instead.
 */
function ProcessingTime({ claim }: { claim: RecentClaim }) {
  const text = useText()
  const { statusCode, statusUpdate } = claim
  const received = processedSince(claim)
  const days = claimProcessingDays()
  const late = useDaysLate(claim)
  if (claimStatus(statusCode) === 'withdrawn') return <p>{text('follow-up.withdrawn')}</p>
  if (claimStatus(statusCode) === 'pending')
    return <p>{text('status.pending.meaning', { date: text.date(statusUpdate ?? received) })}</p>
  if (days === undefined || !isForExpense(claim)) return null
  return (
    <p>
      {late === 0
        ? text('claim-promise', { days })
        : text(claim.documentsReceivedOn ? 'claim-promise.late.documents' : 'claim-promise.late', {
            late,
            date: text.date(received),
          })}
    </p>
  )
}
