import type { ReactNode } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ClaimPaymentDetails } from '~generated/member/model/index.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { claimStatus, isForExpense } from '~/domain/claim-status.ts'
import { formatName } from '~/domain/participants.ts'
import { toCents } from '~/domain/money.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { AmountBar, type AmountPart } from '~/ui/amount-bar.tsx'
import { Card, type DefinitionItem, DefinitionList, Grid, type HeadingLevel, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { CalendarButton } from '~/components/calendar-button.tsx'
import { ClaimStatusChip } from '~/components/claim-status-chip.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import { AccessibleLabel } from '~/ui/visually-hidden.tsx'
import { NextActions, RepeatClaim, Timeline } from './claim-progress.tsx'
import { AppealLink, AppealNotice, canAppeal } from './follow-up/appeal-notice.tsx'
import { type LineProps, lineQuery, UnknownClaim } from './follow-up/unknown-claim.tsx'
import { timelineOf } from './model/claim-timeline.ts'
import { paymentBreakdown } from './model/payment-breakdown.ts'

/** The details of one decided line: timeline, reasons, breakdown, and next actions. The caller shows errors. */
export function ClaimDetails({ level = 2, ...line }: LineProps & { level?: 2 | 3 }) {
  const { data } = useSuspenseQuery(lineQuery(line))
  return data ? <KnownClaim {...line} level={level} data={data} /> : <UnknownClaim />
}

interface KnownClaimProps extends LineProps {
  readonly level: 2 | 3
  readonly data: ClaimPaymentDetails
}

function KnownClaim({ claimId, line, level, data }: KnownClaimProps) {
  const text = useText()
  const isDeclined = claimStatus(data.claimStatus) === 'declined'
  const words = new Set(data.explanations.flatMap(({ description }) => description || []))
  const reasons = [...words].map((reason) => <p key={reason}>{reason}</p>)
  const amounts = isForExpense(data) ? (
    <Amounts data={data} level={level}>
      {!isDeclined && (
        <>
          {reasons}
          <PaidAgain claim={data} />
        </>
      )}
    </Amounts>
  ) : (
    !isDeclined && (
      <Notice tone="info" level={level} heading={text('history.story.event.title')}>
        <p>{text('history.story.event')}</p>
      </Notice>
    )
  )
  const isAppealOpen = data.appeal && !data.appeal.decidedOn
  const nextActions = (
    <NextActions
      level={level}
      subject={{
        claim: `${data.claimId}-${data.line}`,
        service: data.serviceInfo.description,
        date: data.serviceDate,
      }}
      hasCall={isDeclined}
      owes={toCents(paymentBreakdown(data).memberOwes) > 0}
      // While an appeal is open, a corrected claim would be a second one for the same service. A claim that came too
      // soon cannot be corrected.
      again={
        !isAppealOpen &&
        !(isDeclined && paidAgainFrom(data)) &&
        isForExpense(data) && <RepeatClaim claim={data} isCorrected={isDeclined} />
      }
      appeal={isDeclined && canAppeal(data) && <AppealLink claimId={claimId} line={line} until={data.appealUntil} />}
    />
  )
  return (
    <Stack gap="l">
      {data.appeal && (
        <AppealNotice appeal={data.appeal} level={level}>
          {isDeclined && reasons}
        </AppealNotice>
      )}
      {isDeclined && !data.appeal && (
        <Notice tone="bad" level={level} heading={text('history.story.declined')}>
          {reasons.length > 0 ? reasons : <p>{text('history.story.no-reason')}</p>}
          <PaidAgain claim={data} />
        </Notice>
      )}
      <Grid columns="halves">
        <Stack gap="l">
          {isDeclined && nextActions}
          {amounts}
          {!isDeclined && nextActions}
        </Stack>
        <Card
          level={level}
          // The claim's own page has the service as its title.
          title={level === 2 ? text('history.story.steps') : data.serviceInfo.description}
          action={<ClaimStatusChip code={data.claimStatus} />}
        >
          <Stack gap="l">
            <Timeline stations={timelineOf(data)} />
            {data.payment && <Payment payment={data.payment} />}
            <DefinitionList items={facts(data, level, text)} />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  )
}

/** The day from which the plan pays for the service again, if that is known and still to come (D-222). */
const paidAgainFrom = ({ nextServiceDate: date }: ClaimPaymentDetails) => (date && date > today8() ? date : undefined)

function PaidAgain({ claim }: { claim: ClaimPaymentDetails }) {
  const text = useText()
  const date = paidAgainFrom(claim)
  if (date === undefined) return null
  return (
    <div>
      <p>
        <strong>{text('history.story.next', { date: text.date(date) })}</strong>
      </p>
      <CalendarButton
        event={{ title: text('history.calendar.next', { service: claim.serviceInfo.description }), date }}
      />
    </div>
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
        {children}
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
        <Accordion
          panels={[
            {
              id: 'amounts',
              title: text('history.details.amounts'),
              children: <DefinitionList items={amountItems(data, text)} />,
            },
          ]}
        />
      </Stack>
    </Card>
  )
}

/** The facts of a claim line. On the claim's own page, the lead has the person and the day. */
function facts(data: ClaimPaymentDetails, level: HeadingLevel, text: Text): readonly DefinitionItem[] {
  const isBelow = level > 2
  const item = (
    id: 'participantName' | 'serviceDate' | 'benefitDescription' | 'providerName' | 'claimId',
    value: string | undefined,
  ) => (value ? [{ id, label: text(`history.details.${id}`), value }] : [])
  return [
    ...item('participantName', isBelow ? formatName(data.participantName ?? '', text.locale) : undefined),
    ...item('benefitDescription', data.benefitDescription),
    ...item('providerName', data.providerName),
    ...item('serviceDate', isBelow ? text.date(data.serviceDate) : undefined),
    ...item('claimId', `${data.claimId}-${data.line}`),
    { id: 'code', label: text('history.line.code'), value: data.serviceInfo.code },
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

function amountItems(data: ClaimPaymentDetails, text: Text): readonly DefinitionItem[] {
  const rows = AMOUNTS.filter((id) => data[id]).map((id) => {
    const amount = text.money(data[id])
    return {
      id,
      label: text(`history.details.${id}`),
      value: id === 'totalPaidAmount' ? <strong>{amount}</strong> : amount,
    }
  })
  // The percentage is shown before the payments, because the plan pays it of the amounts above. An amount that is not
  // covered has no percentage.
  if (toCents(data.eligibleAmount) > 0 && data.coinsurancePercent !== undefined)
    rows.splice(
      rows.findIndex(({ id }) => id === 'cobAmount' || id === 'paidAmount'),
      0,
      {
        id: 'coinsurance' as 'paidAmount',
        label: text('history.details.coinsurance'),
        value: text('history.details.percent', { percent: data.coinsurancePercent }),
      },
    )
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
