import { withoutDialog } from '~/platform/query/query.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listRecentClaimServicesQuery } from '~generated/member/queries/claims.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { canClaimHsaBalance, canSubmitClaims, usePolicy } from '~/platform/policy/policy.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import type { ContactSubject } from '~/platform/stores/contact-subject.ts'
import { Button } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Card, type HeadingLevel } from '~/ui/layout.tsx'
import { AskAboutClaim, CallAboutClaim } from '~/components/ask-about-claim.tsx'
import css from './history.module.css'
import type { TimelineEvent } from './model/claim-timeline.ts'

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
          {/* first, because a corrected claim is the fastest way to a payment */}
          {canSubmitClaims(policy) && again}
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
          {withdraw && <li>{withdraw}</li>}
        </ul>
      </Card>
    </div>
  )
}

interface RepeatClaimProps {
  readonly claim: {
    readonly serviceInfo: { readonly code?: string; readonly description: string }
    readonly participantName: string
    readonly serviceDate: string
    readonly submittedAmount?: string | undefined
  }
  /** true if the claim was declined or withdrawn; the button then offers a corrected claim about the same visit */
  readonly isCorrected: boolean
}

/**
 * Offers to repeat the claim for the same service and person, if the service is among the five recent ones (D-97).
 * Renders nothing if the recent services cannot be loaded.
 */
export function RepeatClaim({
  claim: {
    serviceInfo: { code, description },
    participantName,
    serviceDate,
    submittedAmount,
  },
  isCorrected,
}: RepeatClaimProps) {
  const text = useText()
  const { repeatClaim } = useStartClaim()
  const { data } = useQuery(listRecentClaimServicesQuery({ limit: 5 }, withoutDialog))
  const same = data?.find(
    (item) =>
      item.participantName === participantName &&
      (code === undefined ? item.service.description === description : item.service.serviceCode === code),
  )
  if (!same) return null
  const visit = isCorrected ? { dateOfService: serviceDate, amountPaid: submittedAmount } : undefined
  return (
    <li>
      <Button variant={visit ? 'primary' : 'quiet'} onClick={() => void repeatClaim(same, visit)}>
        {text(visit ? 'history.story.again.corrected' : 'history.story.again')}
      </Button>
    </li>
  )
}
