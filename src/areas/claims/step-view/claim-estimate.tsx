import { useQueries, useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { BankingDetails, ClaimServiceLine } from '~generated/member/model/index.ts'
import { getBankingDetailsQuery } from '~generated/member/queries/account.ts'
import { searchClaimsQuery } from '~generated/member/queries/history.ts'
import { useCatalogues, useText } from '~/platform/i18n/text.tsx'
import { lastDigits } from '~/domain/bank-account.ts'
import { claimStatus } from '~/domain/claim-status.ts'
import { type Estimate, sumEstimates } from '~/domain/estimate-payment.ts'
import { fromCents, toCents } from '~/domain/money.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { nullOnError } from '~/platform/query/query-client.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { Accordion } from '~/ui/accordion.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { EstimateBar } from '~/components/estimate-bar.tsx'
import { useDraft } from '~/wizard/draft-store.ts'
import type { ClaimStep, PanelProps } from '../wizard/step-definition.ts'
import { asClaimAnswers, type ClaimAnswers } from '../model/answers.ts'
import { includesHsa, isHsa } from '../model/claim-types.ts'
import { lineTitle, serviceOfLine } from '../model/lines.ts'
import { claimLines } from '../model/vision.ts'
import { cachedBenefits } from '../wizard/claim-wizard.ts'
import { type ExpectedPayment, expectedPaymentStore } from '../wizard/confirmation-store.ts'
import {
  estimateLines,
  hasPersonAndDay,
  isComplete,
  isPrescriptionMissing,
  type Services,
  servicesQuery,
  visitKey,
} from './estimate-lines.ts'

/** True if another plan pays too. The estimate ignores its payments. */
const isShared = (answers: ClaimAnswers): boolean => answers['other-coverage']?.doesMemberHaveOtherCov === true

/** True if another plan has paid already. What this plan pays then depends on that payment, so there is no estimate. */
const hasOtherPaid = (answers: ClaimAnswers): boolean =>
  isShared(answers) && answers['other-coverage']?.wasSubmittedToOtherFirst === true

const estimateClaim = (answers: ClaimAnswers, services: Services | undefined) =>
  services && !hasOtherPaid(answers) ? sumEstimates(estimateLines(claimLines(answers), services)) : undefined

function expectedPayment(
  answers: ClaimAnswers,
  services: Services | undefined,
  banking: BankingDetails | null | undefined,
): ExpectedPayment | undefined {
  const estimate = estimateClaim(answers, services)
  if (!estimate || !banking || toCents(estimate.planPays) === 0) return undefined
  const id = isShared(answers) ? 'claims.receipt.expected.first' : 'claims.receipt.expected'
  return { id, amount: estimate.planPays, digits: lastDigits(banking.account) }
}

/** True if the health spending account pays what the plan leaves, by itself or because the member said so (CLAIM-71). */
function useIsRestFromHsa(answers: ClaimAnswers, estimate: Estimate | null | undefined): boolean {
  const isFromHsa = isHsa(answers, usePolicy()) && includesHsa(cachedBenefits())
  return isFromHsa && !!estimate && toCents(estimate.planPays) < toCents(estimate.amount)
}

/** The bank account to which the plan pays. It has been in the cache since the start of the claim (D-58). */
const accountQuery = () => nullOnError(getBankingDetailsQuery(withoutDialog))

function useServices(answers: ClaimAnswers): Services | undefined {
  const policy = usePolicy()
  const hasLines = claimLines(answers).some(hasPersonAndDay)
  return useQuery({ ...servicesQuery({ policy, answers }), staleTime: 0, enabled: hasLines }).data
}

/** The payment rule of the visit, if the claim has exactly one and the rule applies, because no prescription is missing. */
function onlyRule(answers: ClaimAnswers, services: Services) {
  const [only, ...more] = claimLines(answers)
  return only && more.length === 0 && !isPrescriptionMissing(only)
    ? services.get(`${visitKey(only)} ${serviceOfLine(only.key)}`)?.maximum
    : undefined
}

/** What a claim without a prescription comes to, said before the claim is sent (D-352). */
function WithoutPrescription({ answers }: Pick<ClaimEstimateProps, 'answers'>) {
  const text = useText()
  const count = claimLines(answers).filter(isPrescriptionMissing).length
  return count > 0 && <AlertBox tone="warn">{text('estimate.without-prescription', { count })}</AlertBox>
}

/** The estimate below the amount fields, updated while the member types. */
function LiveEstimate({ answers, data }: ClaimEstimateProps) {
  const text = useText()
  const { unsaved } = useDraft()
  const now: ClaimAnswers = asClaimAnswers({ ...(answers as object), ...unsaved })
  const services = useServices(now)
  const lines = claimLines(now)
  const estimates = services ? estimateLines(lines, services) : []
  const known = estimates.filter((each) => each !== null)
  const sum = sumEstimates(known)
  const isRestFromHsa = useIsRestFromHsa(now, sum)
  if (!sum || !services) return null
  const money = (amount: string) => text.money(amount)
  return (
    <Card title={text('estimate.total')}>
      <Stack gap="m">
        <EstimateBar estimate={sum} rule={onlyRule(now, services)} />
        {isRestFromHsa && <p>{text('claims.receipt.rest')}</p>}
        {lines.length > 1 && (
          <ul>
            {lines.map((line, index) => {
              const estimate = estimates[index]
              const service = lineTitle(line.key, now, data.services, text)
              if (!isComplete(line)) return null
              return (
                <li key={line.key}>
                  {estimate
                    ? text('estimate.each', { service, amount: money(estimate.planPays), cost: money(estimate.amount) })
                    : text('estimate.each.unknown', { service, cost: money(line.amountPaid) })}
                </li>
              )
            })}
          </ul>
        )}
        <WithoutPrescription answers={now} />
        <p>{text('estimate.promise')}</p>
      </Stack>
    </Card>
  )
}

/** The estimate in one line, beside Continue on a phone, where the card above may be off the screen. */
function ShortEstimate({ answers }: ClaimEstimateProps) {
  const text = useText()
  const { unsaved } = useDraft()
  const now = asClaimAnswers({ ...(answers as object), ...unsaved })
  const services = useServices(now)
  const sum = services && sumEstimates(estimateLines(claimLines(now).filter(isComplete), services))
  if (!sum || hasOtherPaid(now)) return null
  const amount = text.money(sum.planPays)
  return <p>{text(isShared(now) ? 'estimate.expected.first' : 'estimate.expected', { amount })}</p>
}

/** The queries for the claims on file of the days of a claim's lines. */
const sameDayQueries = (answers: ClaimAnswers) =>
  [...new Set(claimLines(answers).flatMap((line) => (hasPersonAndDay(line) ? line.dateOfService : [])))].map((day) =>
    searchClaimsQuery({ serviceDateFrom: day, serviceDateTo: day, sortBy: 'serviceDate' }, withoutDialog),
  )

/** True if a line on file counts as a claim of the visit. A declined or withdrawn one may be corrected by this claim. */
const isClaimed = ({ claimStatus: code }: ClaimServiceLine): boolean =>
  !['declined', 'withdrawn'].includes(claimStatus(code) ?? '')

/**
 * Warning about lines with the same person, service and day as a claim on file. The warning does not block the step,
 * because the line may be another visit.
 */
function ClaimedBefore({ answers, data }: Pick<ClaimEstimateProps, 'answers' | 'data'>) {
  const text = useText()
  const { unsaved } = useDraft()
  const now: ClaimAnswers = asClaimAnswers({ ...(answers as object), ...unsaved })
  const services = useServices(now)
  const lines = claimLines(now).filter(hasPersonAndDay)
  const onFile = useQueries({ queries: sameDayQueries(now) }).flatMap((answer) => answer.data?.claimSearchResults ?? [])
  const twice = lines.flatMap((line) => {
    const code = services?.get(`${visitKey(line)} ${serviceOfLine(line.key)}`)?.serviceCode
    return onFile
      .filter(
        (claim) =>
          claim.participantInfo.participantId === line.participantId &&
          claim.serviceInfo.code === code &&
          claim.serviceDate === line.dateOfService &&
          isClaimed(claim),
      )
      .slice(0, 1)
      .map((claim) => ({ line, claim }))
  })
  if (twice.length === 0) return null
  return (
    <AlertBox tone="warn" title={text('claims.twice.title')}>
      {twice.map(({ line, claim }) => (
        <p key={line.key}>
          {text('claims.twice.line', {
            service: lineTitle(line.key, now, data.services, text),
            date: text.date(claim.serviceDate),
            amount: text.money(claim.submittedAmount),
          })}
        </p>
      ))}
      <p>{text('claims.twice.text')}</p>
    </AlertBox>
  )
}

interface ExpectedPaymentCardProps extends Pick<ClaimEstimateProps, 'answers'> {
  readonly services: Services | undefined
  readonly children?: ReactNode
}

/** What the plan should pay for the claim, and into which account. It is the large thing of the page (docs/design.md). */
function ExpectedPaymentCard({ answers, services, children }: ExpectedPaymentCardProps) {
  const text = useText()
  const estimate = estimateClaim(answers, services)
  const { id, amount: expected, digits } = expectedPayment(answers, services, useQuery(accountQuery()).data) ?? {}
  const isRestFromHsa = useIsRestFromHsa(answers, estimate)
  // stored, because the confirmation shows the same amount
  useEffect(
    () =>
      expectedPaymentStore.set(id && expected && digits ? { id, amount: expected, digits, isRestFromHsa } : undefined),
    [id, expected, digits, isRestFromHsa],
  )
  if (!estimate) return null
  const amount = text.money(estimate.planPays)
  const cost = text.money(estimate.amount)
  const left = toCents(estimate.amount) - toCents(estimate.planPays)
  // what is left is not known if somebody else pays a part of it
  const isLeftKnown = left > 0 && !isShared(answers) && !isRestFromHsa
  const value = text(isShared(answers) ? 'estimate.expected.first' : 'estimate.expected', { amount })
  return (
    <Card title={text('estimate.total')}>
      <Stack gap="m">
        <DefinitionList layout="headline" items={[{ id: 'pays', label: text('estimate.part.planPays'), value }]} />
        <p>
          {isLeftKnown
            ? text('estimate.claimed.left', { cost, left: text.money(fromCents(left)) })
            : text('estimate.claimed', { cost })}
        </p>
        {id && digits && <p role="status">{text(id, { digits })}</p>}
        {isRestFromHsa && <p>{text('claims.receipt.rest')}</p>}
        {children}
        <WithoutPrescription answers={answers} />
        <p>{text('estimate.promise')}</p>
      </Stack>
    </Card>
  )
}

/**
 * The expected payment at the top of the summary, and above it the warning about claims on file, which may have been off
 * the screen where it was first shown. Suspends until both are known, because they would move the answers.
 */
export function SummaryEstimate({ answers, data }: Pick<ClaimEstimateProps, 'answers' | 'data'>) {
  const policy = usePolicy()
  const { data: services } = useSuspenseQuery(servicesQuery({ policy, answers }))
  useSuspenseQuery(accountQuery())
  useSuspenseQueries({ queries: policy.maaxClaims ? sameDayQueries(answers).map(nullOnError) : [] })
  return (
    <Stack gap="l">
      {policy.maaxClaims && <ClaimedBefore answers={answers} data={data} />}
      {policy.suppressCoverage ? (
        <WithoutPrescription answers={answers} />
      ) : (
        <ExpectedPaymentCard answers={answers} services={services} />
      )}
    </Stack>
  )
}

/** The expected payment on the page that sends the claim. */
function PaymentEstimate({ answers }: Pick<ClaimEstimateProps, 'answers'>) {
  return <ExpectedPaymentCard answers={answers} services={useServices(answers)} />
}

/**
 * The expected payment on the page of a repeat claim, which asks for the amount and also sends the claim. The estimate
 * uses both saved and entered answers, because sending the claim turns entered answers into saved ones. The
 * confirmation then shows the same estimate.
 */
function RepeatEstimate({ answers }: ClaimEstimateProps) {
  const text = useText()
  const draft = useDraft()
  const now = asClaimAnswers({ ...(answers as object), ...draft.answers, ...draft.unsaved })
  const services = useServices(now)
  const estimate = services && sumEstimates(estimateLines(claimLines(now), services))
  const calculation = estimate && <EstimateBar estimate={estimate} rule={onlyRule(now, services)} />
  return (
    <ExpectedPaymentCard answers={now} services={services}>
      <Accordion panels={[{ id: 'calculation', title: text('estimate.calculation'), children: calculation }]} />
    </ExpectedPaymentCard>
  )
}

interface ClaimEstimateProps extends Pick<PanelProps, 'answers' | 'data'> {
  readonly at: NonNullable<ClaimStep<never>['estimates']> | 'repeat' | 'short'
}
const places = {
  live: LiveEstimate,
  short: ShortEstimate,
  sending: PaymentEstimate,
  repeat: RepeatEstimate,
}

const CATALOGUES = ['limits', 'claim-receipt'] as const

/**
 * Shows the estimated payment, unless the plan is shown without amounts (D-353). It loads its own messages in the
 * current language.
 */
export function ClaimEstimate(props: ClaimEstimateProps) {
  const isReadable = useCatalogues(CATALOGUES)
  const { maaxClaims, suppressCoverage } = usePolicy()
  const Place = suppressCoverage ? WithoutPrescription : places[props.at]
  if (!isReadable) return null
  return (
    <Stack gap="m">
      {maaxClaims && ['live', 'repeat'].includes(props.at) && <ClaimedBefore {...props} />}
      <Place {...props} />
    </Stack>
  )
}
