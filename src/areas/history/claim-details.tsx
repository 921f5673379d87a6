import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ClaimPaymentDetails, RecentClaim } from '~generated/member/model/index.ts'
import { listRecentClaimServicesQuery } from '~generated/member/queries/claims.ts'
import { listRecentClaimsQuery, useGetClaimPaymentDetails } from '~generated/member/queries/history.ts'
import { businessDaysAfter } from '~/domain/dates/date8.ts'
import { claimProcessingDays } from '~/platform/config/environment.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { claimStatus, isUndecided } from '~/domain/claim-status.ts'
import { formatName } from '~/domain/participants.ts'
import { toCents } from '~/domain/money.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { canClaimHsaBalance, canSubmitClaims, usePolicy } from '~/platform/policy/policy.ts'
import { nullOnError } from '~/platform/query/query-client.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import { contactSubjectStore } from '~/platform/stores/contact-subject.ts'
import { AmountBar, type AmountPart } from '~/ui/amount-bar.tsx'
import { Button } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Card, type DefinitionItem, DefinitionList, Grid, type HeadingLevel, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { ClaimStatusChip } from '~/components/claim-status-chip.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import { AccessibleLabel } from '~/ui/visually-hidden.tsx'
import css from './claim-details.module.css'
import { type TimelineEvent, timelineOf } from './model/claim-timeline.ts'
import { paymentBreakdown } from './model/payment-breakdown.ts'

interface LineProps {
  readonly claimId: string
  readonly line: number
}

/** The claims of late, which tell of a line that is still worked on; null where they cannot be had. */
export const recentQuery = () => nullOnError(listRecentClaimsQuery())

/** A line among the claims of late, as long as nobody has decided it: the service has no details of it yet (HIST-18). */
export const pendingLine = (recent: readonly RecentClaim[] | null | undefined, { claimId, line }: LineProps): RecentClaim | undefined =>
  recent?.find((claim) => claim.claimId === claimId && claim.line === line && isUndecided(claim.statusCode))

/** One claim line on its own page, whichever list it was opened from: decided or not. */
export function ClaimLine(props: LineProps) {
  return usePolicy().claimTracker ? <MaybePendingClaim {...props} /> : <ClaimDetails {...props} />
}

function MaybePendingClaim(props: LineProps) {
  const { data } = useSuspenseQuery(recentQuery())
  const waiting = pendingLine(data, props)
  return waiting ? <PendingClaim claim={waiting} {...props} /> : <ClaimDetails {...props} />
}

/** What is said of a claim that is being worked on: since when, what comes next, and whom to ask. */
function PendingClaim({ claim, claimId, line }: LineProps & { claim: RecentClaim }) {
  const text = useText()
  const service = claim.serviceDescription ?? claim.claimType
  return (
    <Stack gap="l">
      <Card title={service} action={<ClaimStatusChip code={claim.statusCode} raw={claim.status} />}>
        <Stack gap="l">
          <Timeline stations={timelineOf({ claimStatus: claim.statusCode, dateReceived: claim.receivedDate })} />
          <ProcessingTime claim={claim} />
          <DefinitionList
            items={[
              { id: 'person', label: text('history.details.participantName'), value: formatName(claim.member, text.locale) },
              { id: 'serviceDate', label: text('history.details.serviceDate'), value: text.date(claim.serviceDate) },
              ...(claim.submittedAmount ? [{ id: 'amount', label: text('history.details.submittedAmount'), value: text.money(claim.submittedAmount) }] : []),
              { id: 'claimId', label: text('history.details.claimId'), value: `${claimId}-${line}` },
            ]}
          />
        </Stack>
      </Card>
      <NextActions level={2} question={{ claim: `${claimId}-${line}`, service, date: claim.serviceDate }} />
    </Stack>
  )
}

/** How long it takes is said only while that is true; then that it takes longer (D-188). A claim that waits for something says so, and has no term. */
function ProcessingTime({ claim: { statusCode, statusUpdate, receivedDate: received } }: { claim: RecentClaim }) {
  const text = useText()
  const days = claimProcessingDays()
  if (claimStatus(statusCode) === 'pending') return <p>{text('status.pending.meaning', { date: text.date(statusUpdate ?? received) })}</p>
  if (days === undefined) return null
  return <p>{businessDaysAfter(received) <= days ? text('claim-promise', { days }) : text('claim-promise.late', { date: text.date(received) })}</p>
}

/** What became of one decided line: its way, why nothing was paid, who paid what, and what one can do now. Loading and failure belong to whoever shows it. */
export function ClaimDetails({ claimId, line, level = 2 }: LineProps & { level?: 2 | 3 }) {
  const text = useText()
  const { data } = useGetClaimPaymentDetails(claimId, line)
  const isDeclined = claimStatus(data.claimStatus) === 'declined'
  const reasons = data.explanations.map(({ code, description }) => <p key={code}>{description}</p>)
  return (
    <Stack gap="l">
      {isDeclined && (
        <Notice tone="bad" level={level} heading={text('history.story.declined')}>
          {reasons.length > 0 ? reasons : <p>{text('history.story.no-reason')}</p>}
        </Notice>
      )}
      <Grid columns="halves">
        <Card level={level} title={data.serviceInfo.description} action={<ClaimStatusChip code={data.claimStatus} />}>
          <Stack gap="l">
            <Timeline stations={timelineOf(data)} />
            {data.payment && <Payment payment={data.payment} />}
            <DefinitionList items={facts(data, text)} />
          </Stack>
        </Card>
        <Amounts data={data} level={level}>
          {!isDeclined && reasons}
        </Amounts>
      </Grid>
      <NextActions
        level={level}
        question={{ claim: `${data.claimId}-${data.line}`, service: data.serviceInfo.description, date: data.serviceDate }}
        owes={toCents(paymentBreakdown(data).memberOwes) > 0}
        again={<RepeatClaim claim={data} isDeclined={isDeclined} />}
      />
    </Stack>
  )
}

/** Where a claim has been and where it stands; each station is a word and a date, the dot only repeats it. */
function Timeline({ stations }: { stations: readonly TimelineEvent[] }) {
  const text = useText()
  return (
    <ol className={css.stations} role="list">
      {stations.map(({ id, state, date }) => (
        <li key={id} className={classNames(css.station, css[state])} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.name}>{text(`history.station.${id}`)}</span>
          <span className={css.date}>{date ? text.date(date) : text(`history.station.${state === 'now' ? 'now' : 'next'}`)}</span>
        </li>
      ))}
    </ol>
  )
}

/** The amount as one bar, then how it was worked out, line by line; amounts of nothing wait behind a press. */
function Amounts({ data, level, children }: { data: ClaimPaymentDetails; level: HeadingLevel; children: ReactNode }) {
  const text = useText()
  const shares = paymentBreakdown(data)
  const part = (id: 'plan' | 'account' | 'otherInsurer' | 'deductible' | 'share' | 'excluded', tone: AmountPart['tone']): AmountPart => ({
    id,
    tone,
    label: text(`history.share.${id}`),
    text: text.money(shares[id]),
    cents: toCents(shares[id]),
  })
  return (
    <Card level={level} title={text('history.story.amounts', { amount: text.money(data.submittedAmount) })}>
      <Stack gap="m">
        <p>{text('history.story.paid', { amount: text.money(data.totalPaidAmount), yours: text.money(shares.memberOwes) })}</p>
        <AmountBar
          parts={[
            part('plan', 'paid'),
            part('account', 'account'),
            part('otherInsurer', 'other'),
            part('deductible', 'yours'),
            part('share', 'yours'),
            part('excluded', 'outside'),
          ]}
        />
        {children}
        <Accordion panels={[{ id: 'amounts', title: text('history.details.amounts'), children: <DefinitionList items={amounts(data, text)} /> }]} />
      </Stack>
    </Card>
  )
}

function facts(data: ClaimPaymentDetails, text: Text): readonly DefinitionItem[] {
  const item = (id: 'participantName' | 'benefitDescription' | 'providerName' | 'claimId', value: string | undefined) =>
    value ? [{ id, label: text(`history.details.${id}`), value }] : []
  return [
    ...item('participantName', data.participantName && formatName(data.participantName, text.locale)),
    ...item('benefitDescription', data.benefitDescription),
    ...item('providerName', data.providerName),
    { id: 'serviceDate', label: text('history.details.serviceDate'), value: text.date(data.serviceDate) },
    ...item('claimId', `${data.claimId}-${data.line}`),
  ]
}

const AMOUNTS = [
  'submittedAmount',
  'excludedAmount',
  'eligibleAmount',
  'deductibleAmount',
  'cobAmount',
  'paidAmount',
  'spendingAccountPaidAmount',
  'totalPaidAmount',
] as const

function amounts(data: ClaimPaymentDetails, text: Text): readonly DefinitionItem[] {
  const rows = AMOUNTS.map((id) => {
    const amount = text.money(data[id])
    return { id, label: text(`history.details.${id}`), value: id === 'totalPaidAmount' ? <strong>{amount}</strong> : amount }
  })
  // The percentage explains the step from what is eligible to what is paid. What is not covered was not reimbursed at any.
  if (toCents(data.eligibleAmount) > 0)
    rows.splice(AMOUNTS.indexOf('paidAmount'), 0, {
      id: 'coinsurance' as 'paidAmount',
      label: text('history.details.coinsurance'),
      value: text('history.details.percent', { percent: data.coinsurancePercent }),
    })
  return rows
}

/** How a line was paid, and the payment it came with, in full. */
function Payment({ payment: { paymentId, method, date, accountEnding } }: { payment: NonNullable<ClaimPaymentDetails['payment']> }) {
  const text = useText()
  const on = text.date(date)
  const words =
    method === 'PROVIDER'
      ? text('history.payment.provider', { date: on })
      : method === 'CHEQUE'
        ? text('history.payment.cheque', { date: on })
        : accountEnding
          ? text('history.payment.deposit', { date: on, digits: accountEnding })
          : text('history.payment.deposit-plain', { date: on })
  return (
    <div>
      <p>{words}</p>
      <PageLink to="history.payment" query={{ paymentId, fromDate: date, toDate: date }}>
        <AccessibleLabel visible={text('history.story.payment')} full={text('history.story.payment.of', { date: on })} />
      </PageLink>
    </div>
  )
}

interface NextActionsProps {
  readonly level: HeadingLevel
  readonly question: { readonly claim: string; readonly service: string; readonly date: string }
  /** something is left to the member, which an account may pay */
  readonly owes?: boolean
  /** the way to claim it once more */
  readonly again?: ReactNode
}

/** What one can do about a claim. Each is offered only where it can be done (D-188). */
function NextActions({ level, question, owes = false, again }: NextActionsProps) {
  const text = useText()
  const policy = usePolicy()
  const { openClaim } = useStartClaim()
  return (
    <Card level={level} title={text('history.story.now')}>
      <ul className={css.ways} role="list">
        <li>
          <PageLink to="support.contact-us" onClick={() => contactSubjectStore.set(question)}>
            {text('claim-promise.ask')}
          </PageLink>
        </li>
        {owes && canClaimHsaBalance(policy) && (
          <li>
            <Button variant="link" onClick={() => void openClaim('XX-HSA')}>
              {text('history.story.rest')}
            </Button>
          </li>
        )}
        {canSubmitClaims(policy) && again}
      </ul>
    </Card>
  )
}

/** As many of the services claimed lately as the service is asked for. */
const RECENT_LIMIT = 5

/** The same service for the same person once more, while the service knows what such a claim takes (D-97); silent where it cannot be had. */
function RepeatClaim({ claim, isDeclined }: { claim: ClaimPaymentDetails; isDeclined: boolean }) {
  const text = useText()
  const { repeatClaim } = useStartClaim()
  const { data } = useQuery(listRecentClaimServicesQuery({ limit: RECENT_LIMIT }, { errorName: 'caller' }))
  const same = data?.find(({ service, participantName }) => service.serviceCode === claim.serviceInfo.code && participantName === claim.participantName)
  if (!same) return null
  return (
    <li>
      <Button variant="link" onClick={() => void repeatClaim(same)}>
        {text(isDeclined ? 'history.story.again.corrected' : 'history.story.again')}
      </Button>
    </li>
  )
}
