import { useQuery } from '@tanstack/react-query'
import type { PendingClaimService, RecentClaim } from '~generated/member/model/index.ts'
import { listPendingClaimServicesQuery, useListPendingClaimServices } from '~generated/member/queries/claims.ts'
import { useListRecentClaims } from '~generated/member/queries/history.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { firstNameOf, formatName } from '~/domain/participants.ts'
import { AddressLink, PageLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { canSubmitClaims, historyPage, usePolicy } from '~/platform/policy/policy.ts'
import { Illustration } from '~/ui/illustration.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import { RepeatClaimList } from '~/components/repeat-claim-list.tsx'
import { PendingServices } from '~/components/pending-services.tsx'
import { repeatableServicesQuery, useRecentClaims } from '../dashboard-queries.ts'
import { claimsOf, useFamily } from '../family.ts'
import { sumMoney, toCents } from '~/domain/money.ts'
import { classNames } from '~/ui/class-names.ts'
import css from './home.module.css'
import { claimStatus, documentsNeeded, isForExpense, isUndecided, processedSince } from '~/domain/claim-status.ts'
import { claimProcessingDays } from '~/platform/config/environment.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { lastMonths } from '~/domain/dates/period.ts'
import type { Redirect } from '~/platform/pages/page-registry.ts'
import { AskAboutClaim, useDaysLate } from '~/components/ask-about-claim.tsx'
import { ClaimStatusChip } from '~/components/claim-status-chip.tsx'

/** Number of claims shown; the history has the others. */
export const SHOWN_CLAIMS = 5

/** The state of the member's claims in one sentence; a skeleton until the claims have loaded. */
export function ClaimsLead() {
  const text = useText()
  const { data } = useRecentClaims()
  const { data: pending } = useQuery({ ...listPendingClaimServicesQuery(), enabled: false })
  const family = useFamily()
  if (data === undefined) return <LeadSkeleton />
  const claims = claimsOf(data ?? [], family)
  // Undecided claims are counted in both lists, and the larger number is used, because an old undecided claim may be
  // missing from the recent claims.
  // The list of undecided claims does not say whose they are.
  const undecided = family.chosen ? 0 : new Set((pending ?? []).map(({ claimId }) => claimId)).size
  const open = Math.max(undecided, claims.filter(({ statusCode }) => isUndecided(statusCode)).length)
  const paid = lastPaid(claims)
  return [
    ...(isNew(paid)
      ? [text('dashboard.lead.paid', { amount: text.money(paid.amount), date: text.date(paid.date) })]
      : []),
    text('dashboard.lead', { count: open }),
  ].join(' ')
}

/**
 * Number of days for which a payment counts as new. A fixed number is used, because the portal does not store what the
 * member has already seen (D-19, D-228).
 */
const NEW_DAYS = 7
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const isNew = <Paid extends { readonly date: string }>(paid: Paid | undefined): paid is Paid =>
  paid !== undefined && today8(daysAgo(NEW_DAYS)) < paid.date

/** Skeleton with the size of the sentence, so that the layout does not shift. */
export function LeadSkeleton() {
  const text = useText()
  return <span className={css.toCome}>{text('dashboard.lead', { count: 1 })}</span>
}

/** The recent claims, each with an explanation of its status (HIST-29..31). */
export function RecentClaims() {
  const text = useText()
  const policy = usePolicy()
  const all = useListRecentClaims().data ?? []
  const family = useFamily()
  const claims = claimsOf(all, family)
  if (all.length === 0)
    return (
      <Card title={text('dashboard.recent.title')}>
        <Stack gap="m">
          <Illustration name="empty" />
          <p>{text(canSubmitClaims(policy) ? 'dashboard.recent.empty' : 'dashboard.recent.empty.none')}</p>
        </Stack>
      </Card>
    )
  return (
    <Card
      title={text('dashboard.recent.title')}
      action={<PageLink to={historyPage(policy)}>{text('dashboard.recent.all')}</PageLink>}
    >
      {claims.length === 0 ? (
        <p>{text('dashboard.recent.none-of', { person: formatName(family.chosen?.firstName, text.locale) })}</p>
      ) : (
        <>
          <Money claims={claims} />
          <ul role="list">
            {claims.slice(0, SHOWN_CLAIMS).map((claim) => (
              <Claim
                key={`${claim.claimId} ${claim.line} ${claim.receivedDate} ${claim.serviceDate}`}
                claim={claim}
                hasLines={policy.maaxClaims}
              />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/**
 * Shows the total of the claims in progress, and the total of the latest day with a payment, which comes first while it
 * is new (D-228). Members look for these amounts first.
 */
function Money({ claims }: { claims: readonly RecentClaim[] }) {
  const text = useText()
  const open = claims.filter(({ statusCode }) => isUndecided(statusCode))
  const inProgress = sumMoney(open.map(({ submittedAmount }) => submittedAmount))
  const paid = lastPaid(claims)
  const items = [
    ...(toCents(inProgress) > 0
      ? [
          {
            id: 'open',
            label: text('dashboard.money.open'),
            amount: inProgress,
            note: text('dashboard.money.claims', { count: open.length }),
          },
        ]
      : []),
    ...(paid
      ? [
          {
            id: 'paid',
            label: text('dashboard.money.paid'),
            amount: paid.amount,
            note: text('dashboard.money.on', { date: text.date(paid.date, 'medium') }),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <dl className={css.money}>
      {(isNew(paid) ? items.toReversed() : items).map(({ id, label, amount, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd className={css.large}>{text.money(amount)}</dd>
          <dd className={css.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The amounts paid on the latest day with a payment, added up, and that day. */
export function lastPaid(
  claims: readonly RecentClaim[],
): { readonly amount: string; readonly date: string } | undefined {
  const paid = claims.filter(({ statusCode, paidAmount }) => claimStatus(statusCode) === 'processed' && paidAmount)
  const date = paid
    .flatMap(({ statusUpdate }) => statusUpdate ?? [])
    .toSorted()
    .at(-1)
  const amount = sumMoney(paid.filter(({ statusUpdate }) => statusUpdate === date).map(({ paidAmount }) => paidAmount))
  return date && toCents(amount) > 0 ? { amount, date } : undefined
}

function Claim({ claim, hasLines }: { claim: RecentClaim; hasLines: boolean }) {
  const text = useText()
  const status = claimStatus(claim.statusCode)
  const needed = documentsNeeded(claim)
  // the notice of a late claim says when the claim was received
  const isLate = useDaysLate(claim) > 0 && needed.length === 0
  const title = text('dashboard.recent.claim', {
    service: claim.serviceDescription ?? claim.claimType,
    person: firstNameOf(claim.member, text.locale),
  })
  const isDecided = status === 'processed' || status === 'declined'
  const amount = isForExpense(claim) && (isDecided ? claim.paidAmount : claim.submittedAmount)
  const href = usePageHref()
  const details = detailsOf(claim, hasLines)
  const url = details && href(details.page, details.params, details.query)
  return (
    <li className={css.claim}>
      <h3 className={css.service}>
        {url ? (
          // the date distinguishes the links of a person's equal services in a list of links
          <AddressLink to={url} aria-label={`${title}, ${text.date(claim.serviceDate)}`}>
            {title}
          </AddressLink>
        ) : (
          title
        )}
      </h3>
      {amount && (
        <p className={classNames(css.amount, !isDecided && css.submitted)}>
          {text.money(amount)}{' '}
          <span className={css.amountLabel}>
            {text(isDecided ? 'dashboard.recent.paid' : 'dashboard.recent.submitted')}
          </span>
        </p>
      )}
      <p className={css.meaning}>
        {text('dashboard.recent.what', { type: claim.claimType, date: text.date(claim.serviceDate, 'medium') })}{' '}
        {!isLate && (
          <span className={css.received}>
            {text('dashboard.recent.received', { date: text.date(claim.receivedDate, 'medium') })}
          </span>
        )}
      </p>
      <div className={css.status}>
        <ClaimStatusChip code={claim.statusCode} raw={claim.status} isWaiting={needed.length > 0} isLate={isLate} />
        <span>
          {needed.length > 0
            ? needed.map(({ description }) => description).join(', ')
            : status === 'in-progress' || isLate
              ? isForExpense(claim) && <ProcessingTime claim={claim} />
              : status === 'declined' && claim.declinedReason
                ? claim.declinedReason
                : statusMeaning(claim, text)}
        </span>
      </div>
    </li>
  )
}

/** The usual processing time. After that time, a notice that the claim is late, and a contact (D-188). */
function ProcessingTime({ claim }: { claim: RecentClaim }) {
  const text = useText()
  const { claimId, line, serviceDescription, claimType, serviceDate } = claim
  const days = claimProcessingDays()
  const late = useDaysLate(claim)
  if (days === undefined) return null
  if (late === 0) return text('claim-promise', { days })
  return (
    <>
      {text(claim.documentsReceivedOn ? 'claim-promise.late.documents' : 'claim-promise.late', {
        late,
        date: text.date(processedSince(claim), 'medium'),
      })}{' '}
      {claimId && (
        <AskAboutClaim
          subject={{ claim: `${claimId}-${line}`, service: serviceDescription ?? claimType, date: serviceDate }}
        />
      )}
    </>
  )
}

/** An explanation of a claim's status. It contains the date of the status. */
function statusMeaning({ statusCode, statusUpdate, receivedDate }: RecentClaim, text: Text): string {
  const status = claimStatus(statusCode)
  return status
    ? text.dynamic(`status.${status}.meaning`, { date: text.date(statusUpdate ?? receivedDate, 'medium') })
    : ''
}

/**
 * Number of months that the payments page shows by default (D-93). The link back from a payment shows the same period.
 */
const MONTHS = 3

/**
 * The page with the details of a recent claim: the claim's own page if the plan has such pages, otherwise the page of
 * its payment if there is one (HIST-30, docs/decisions/030), otherwise none.
 */
export function detailsOf({ paymentId, claimId, line }: RecentClaim, hasLines: boolean): Redirect | undefined {
  if (hasLines && claimId !== undefined && line !== undefined)
    return { page: 'history.details', params: { claimId, line: String(line) } }
  return paymentId ? { page: 'history.payment', query: { paymentId, ...lastMonths(MONTHS) } } : undefined
}

/**
 * Undecided claims that are not in the list of recent claims. If the plan has no list of recent claims, all undecided
 * claims are shown (D-97, D-18).
 */
export function Pending() {
  const text = useText()
  const { claimTracker } = usePolicy()
  const { data } = useListPendingClaimServices()
  const recent = useRecentClaims()
  if (claimTracker && recent.isPending) return null
  const listed = claimTracker ? recent.data?.slice(0, SHOWN_CLAIMS) : undefined
  const hasNewer = listed?.some(({ statusCode }) => isUndecided(statusCode)) ?? false
  const services = excludeListed(data ?? [], listed ?? [])
  return (
    <PendingServices
      services={services}
      title={hasNewer ? text('dashboard.older', { count: services.length }) : undefined}
    />
  )
}

/**
 * Leaves out the undecided claims that are also in the list of recent claims on the same page, so that none is shown
 * twice (D-57, D-97).
 */
export const excludeListed = (
  pending: readonly PendingClaimService[],
  shown: readonly RecentClaim[],
): readonly PendingClaimService[] =>
  pending.filter((service) => !shown.some(({ claimId, line }) => claimId === service.claimId && line === service.line))

/**
 * Recently claimed services of the chosen person or of everybody, for members who can submit claims. They are optional,
 * so errors are ignored (D-97).
 */
export function RepeatClaim() {
  const { data } = useQuery(repeatableServicesQuery(usePolicy()))
  const { chosen } = useFamily()
  const services = (data ?? []).filter(({ participantId }) => !chosen || participantId === chosen.participantId)
  return <RepeatClaimList services={services} most={2} />
}
