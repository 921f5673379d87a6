import { withoutDialog } from '~/platform/query/query.ts'
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

/** The recent claims, which include undecided lines; null if they cannot be loaded. */
export const recentQuery = () => nullOnError(listRecentClaimsQuery())

/** The line in the recent claims if it is undecided: the service has no details of an undecided line (HIST-18). */
export const pendingLine = (
  recent: readonly RecentClaim[] | null | undefined,
  { claimId, line }: LineProps,
): RecentClaim | undefined =>
  recent?.find((claim) => claim.claimId === claimId && claim.line === line && isUndecided(claim.statusCode))

/** One claim line on its own page, decided or undecided. */
export function ClaimLine(props: LineProps) {
  return usePolicy().claimTracker ? <MaybePendingClaim {...props} /> : <ClaimDetails {...props} />
}

function MaybePendingClaim(props: LineProps) {
  const { data } = useSuspenseQuery(recentQuery())
  const waiting = pendingLine(data, props)
  return waiting ? <PendingClaim claim={waiting} {...props} /> : <ClaimDetails {...props} />
}

/** Information about an undecided claim: how long it has been in progress, the next steps, and contacts. */
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
              {
                id: 'person',
                label: text('history.details.participantName'),
                value: formatName(claim.member, text.locale),
              },
              { id: 'serviceDate', label: text('history.details.serviceDate'), value: text.date(claim.serviceDate) },
              ...(claim.submittedAmount
                ? [
                    {
                      id: 'amount',
                      label: text('history.details.submittedAmount'),
                      value: text.money(claim.submittedAmount),
                    },
                  ]
                : []),
              { id: 'claimId', label: text('history.details.claimId'), value: `${claimId}-${line}` },
            ]}
          />
        </Stack>
      </Card>
      <NextActions level={2} question={{ claim: `${claimId}-${line}`, service, date: claim.serviceDate }} />
    </Stack>
  )
}

/**
 * The usual processing time while a claim is within it. After that, a notice that it takes longer (D-188). If the claim
 * waits for information, the reason is shown instead.
 */
function ProcessingTime({ claim: { statusCode, statusUpdate, receivedDate: received } }: { claim: RecentClaim }) {
  const text = useText()
  const days = claimProcessingDays()
  if (claimStatus(statusCode) === 'pending')
    return <p>{text('status.pending.meaning', { date: text.date(statusUpdate ?? received) })}</p>
  if (days === undefined) return null
  return (
    <p>
      {businessDaysAfter(received) <= days
        ? text('claim-promise', { days })
        : text('claim-promise.late', { date: text.date(received) })}
    </p>
  )
}

/** The details of one decided line: timeline, reasons, breakdown, and next actions. The caller shows errors. */
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
        <Stack gap="l">
          <Amounts data={data} level={level}>
            {!isDeclined && reasons}
          </Amounts>
          <NextActions
            level={level}
            question={{
              claim: `${data.claimId}-${data.line}`,
              service: data.serviceInfo.description,
              date: data.serviceDate,
            }}
            owes={toCents(paymentBreakdown(data).memberOwes) > 0}
            again={<RepeatClaim claim={data} isDeclined={isDeclined} />}
          />
        </Stack>
      </Grid>
    </Stack>
  )
}

/** The timeline of a claim; each event has a name and a date, and the dot only repeats its state. */
function Timeline({ stations }: { stations: readonly TimelineEvent[] }) {
  const text = useText()
  return (
    <ol className={css.stations} role="list">
      {stations.map(({ id, state, date }) => (
        <li
          key={id}
          className={classNames(css.station, css[state], id === 'declined' && css.declined)}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={css.name}>{text(`history.station.${id}`)}</span>
          <span className={css.date}>
            {date ? text.date(date) : text(`history.station.${state === 'now' ? 'now' : 'next'}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The breakdown as one bar, then the calculation line by line. Amounts of zero are left out. */
function Amounts({ data, level, children }: { data: ClaimPaymentDetails; level: HeadingLevel; children: ReactNode }) {
  const text = useText()
  const shares = paymentBreakdown(data)
  const part = (
    id: 'plan' | 'account' | 'otherInsurer' | 'deductible' | 'share' | 'excluded',
    tone: AmountPart['tone'],
  ): AmountPart => ({
    id,
    tone,
    label: text(`history.share.${id}`),
    text: text.money(shares[id]),
    cents: toCents(shares[id]),
  })
  return (
    <Card level={level} title={text('history.story.amounts', { amount: text.money(data.submittedAmount) })}>
      <Stack gap="m">
        <DefinitionList
          layout="headline"
          items={[
            { id: 'paid', label: text('history.story.paid'), value: text.money(data.totalPaidAmount) },
            { id: 'yours', label: text('history.story.yours'), value: text.money(shares.memberOwes) },
          ]}
        />
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
        <Accordion
          panels={[
            {
              id: 'amounts',
              title: text('history.details.amounts'),
              children: <DefinitionList items={amounts(data, text)} />,
            },
          ]}
        />
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
    return {
      id,
      label: text(`history.details.${id}`),
      value: id === 'totalPaidAmount' ? <strong>{amount}</strong> : amount,
    }
  })
  // The percentage is shown between the eligible and the paid amount. An amount that is not covered has no percentage.
  if (toCents(data.eligibleAmount) > 0)
    rows.splice(AMOUNTS.indexOf('paidAmount'), 0, {
      id: 'coinsurance' as 'paidAmount',
      label: text('history.details.coinsurance'),
      value: text('history.details.percent', { percent: data.coinsurancePercent }),
    })
  return rows
}

/** The payment method of a line, with a link to the payment. */
function Payment({
  payment: { paymentId, method, date, accountEnding },
}: {
  payment: NonNullable<ClaimPaymentDetails['payment']>
}) {
  const text = useText()
  const on = text.date(date)
  const deposit = accountEnding
    ? text('history.payment.deposit', { date: on, digits: accountEnding })
    : text('history.payment.deposit-plain', { date: on })
  const words = {
    PROVIDER: text('history.payment.provider', { date: on }),
    CHEQUE: text('history.payment.cheque', { date: on }),
    DIRECT_DEPOSIT: deposit,
  }[method]
  return (
    <div>
      <p>{words}</p>
      <PageLink to="history.payment" query={{ paymentId, fromDate: date, toDate: date }}>
        <AccessibleLabel
          visible={text('history.story.payment')}
          full={text('history.story.payment.of', { date: on })}
        />
      </PageLink>
    </div>
  )
}

interface NextActionsProps {
  readonly level: HeadingLevel
  readonly question: { readonly claim: string; readonly service: string; readonly date: string }
  /** true if the member owes a part that a spending account may pay */
  readonly owes?: boolean
  readonly again?: ReactNode
}

/** The next actions for a claim. Each is offered only if it is possible (D-188). */
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

/**
 * Repeats the claim for the same service and person, if the service is among the five recent ones (D-97); renders
 * nothing on failure.
 */
function RepeatClaim({ claim, isDeclined }: { claim: ClaimPaymentDetails; isDeclined: boolean }) {
  const text = useText()
  const { repeatClaim } = useStartClaim()
  const { data } = useQuery(listRecentClaimServicesQuery({ limit: 5 }, withoutDialog))
  const same = data?.find(
    ({ service, participantName }) =>
      service.serviceCode === claim.serviceInfo.code && participantName === claim.participantName,
  )
  if (!same) return null
  return (
    <li>
      <Button variant="link" onClick={() => void repeatClaim(same)}>
        {text(isDeclined ? 'history.story.again.corrected' : 'history.story.again')}
      </Button>
    </li>
  )
}
