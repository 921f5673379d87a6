import { withoutDialog } from '~/platform/query/query.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RecentClaim } from '~generated/member/model/index.ts'
import { listRecentClaimServicesQuery } from '~generated/member/queries/claims.ts'
import { claimProcessingDays } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { claimStatus, daysLate, documentsNeeded, processedSince } from '~/domain/claim-status.ts'
import { formatName } from '~/domain/participants.ts'
import { canClaimHsaBalance, canSubmitClaims, usePolicy } from '~/platform/policy/policy.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import type { ContactSubject } from '~/platform/stores/contact-subject.ts'
import { Button } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Card, DefinitionList, Grid, type HeadingLevel, Stack } from '~/ui/layout.tsx'
import { AskAboutClaim, CallAboutClaim } from '~/components/ask-about-claim.tsx'
import { ClaimStatusChip } from '~/components/claim-status-chip.tsx'
import css from './history.module.css'
import { WaitingForMember, WithdrawClaim } from './follow-up/claim-follow-up.tsx'
import { type TimelineEvent, timelineOf } from './model/claim-timeline.ts'

/** The text about an undecided claim: how long it has been in progress, the next steps, and contacts. */
export function PendingClaim({ claim, claimId, line }: { claim: RecentClaim; claimId: string; line: number }) {
  const text = useText()
  const service = claim.serviceDescription ?? claim.claimType
  const isWaiting = documentsNeeded(claim).length > 0
  const isWithdrawn = claimStatus(claim.statusCode) === 'withdrawn'
  return (
    <Stack gap="l">
      <WaitingForMember claimId={claimId} actionNeeded={claim.actionNeeded} />
      <Grid columns="halves">
        <Card
          title={text('history.story.steps')}
          action={<ClaimStatusChip code={claim.statusCode} raw={claim.status} isWaiting={isWaiting} />}
        >
          <Stack gap="l">
            {claim.submittedAmount && (
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
          hasCall={!isWaiting && daysLate(claim, claimProcessingDays()) > 0}
          withdraw={claim.canWithdraw && <WithdrawClaim claimId={claimId} />}
          again={isWithdrawn && <RepeatClaim service={service} person={claim.member} isCorrected />}
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
  if (claimStatus(statusCode) === 'withdrawn') return <p>{text('follow-up.withdrawn')}</p>
  if (claimStatus(statusCode) === 'pending')
    return <p>{text('status.pending.meaning', { date: text.date(statusUpdate ?? received) })}</p>
  if (days === undefined) return null
  const late = daysLate(claim, days)
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

/**
 * The timeline of a claim. Each event has a name and a date. The dot beside an event shows only what its text also
 * says.
 */
export function Timeline({ stations }: { stations: readonly TimelineEvent[] }) {
  const text = useText()
  return (
    <ol className={css.stations} role="list">
      {stations.map(({ id, state, date, until }) => (
        <li
          key={id}
          className={classNames(css.station, css[state], id === 'declined' && css.declined)}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={css.name}>{text(`history.station.${id}`)}</span>
          <span className={css.date}>
            {date
              ? text.date(date)
              : until
                ? text('history.station.until', { date: text.date(until, 'medium') })
                : text(`history.station.${state === 'now' ? 'now' : id === 'processing' ? 'then' : 'next'}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface NextActionsProps {
  readonly level: HeadingLevel
  readonly subject: ContactSubject
  /** true if the insurer's phone number and opening hours are shown below the link to ask about the claim */
  readonly hasCall?: boolean
  /** true if the member owes a part of the amount, which a spending account may pay */
  readonly owes?: boolean
  readonly again?: ReactNode
  /** link to the appeal of the decision */
  readonly appeal?: ReactNode
  /** button that withdraws the claim */
  readonly withdraw?: ReactNode
}

/** The next actions for a claim. Each is offered only if it is possible (D-188). */
export function NextActions({
  level,
  subject,
  hasCall = false,
  owes = false,
  again,
  appeal,
  withdraw,
}: NextActionsProps) {
  const text = useText()
  const policy = usePolicy()
  const { openClaim } = useStartClaim()
  return (
    <div data-print="hide">
      <Card level={level} title={text('history.story.now')}>
        <ul className={css.ways} role="list">
          {appeal && <li>{appeal}</li>}
          <li>
            <AskAboutClaim subject={subject} isButton />
          </li>
          {hasCall && (
            <li>
              <CallAboutClaim />
            </li>
          )}
          {owes && canClaimHsaBalance(policy) && (
            <li>
              <Button variant="quiet" onClick={() => void openClaim('XX-HSA', {}, true)}>
                {text('history.story.rest')}
              </Button>
            </li>
          )}
          {canSubmitClaims(policy) && again}
          {withdraw && <li>{withdraw}</li>}
        </ul>
      </Card>
    </div>
  )
}

interface RepeatClaimProps {
  readonly service: string
  /** code of the service, if it is known */
  readonly code?: string
  readonly person: string
  /** true if the claim was declined or withdrawn; the button then offers a corrected claim */
  readonly isCorrected: boolean
}

/**
 * Offers to repeat the claim for the same service and person, if the service is among the five recent ones (D-97).
 * Renders nothing if the recent services cannot be loaded.
 */
export function RepeatClaim({ service, code, person, isCorrected }: RepeatClaimProps) {
  const text = useText()
  const { repeatClaim } = useStartClaim()
  const { data } = useQuery(listRecentClaimServicesQuery({ limit: 5 }, withoutDialog))
  const same = data?.find(
    (item) =>
      item.participantName === person &&
      (code === undefined ? item.service.description === service : item.service.serviceCode === code),
  )
  if (!same) return null
  return (
    <li>
      <Button variant="quiet" onClick={() => void repeatClaim(same)}>
        {text(isCorrected ? 'history.story.again.corrected' : 'history.story.again')}
      </Button>
    </li>
  )
}
