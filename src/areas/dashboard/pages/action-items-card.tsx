import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { claimStatus } from '~/domain/claim-status.ts'
import { formatName } from '~/domain/participants.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { formatTime } from '~/domain/dates/time.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { canOpen } from '~/platform/pages/page-registry.ts'
import { canClaimHsaBalance, isPlanOver, type Policy, policyQuery, usePolicy } from '~/platform/policy/policy.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import { Button, buttonClass } from '~/ui/button.tsx'
import { ActionRows, Card } from '~/ui/layout.tsx'
import { hasResumableDraft } from '~/wizard/draft-store.ts'
import { accountsOf, actionItemSources, actionItemQueries, useRecentClaims } from '../dashboard-queries.ts'
import { ONBOARDING_PAGES, useOnboardingPages } from '../onboarding.ts'
import { type ActionItem, actionItemsOf } from '../action-items.ts'
import { SHOWN_CLAIMS } from './recent-claims.tsx'

interface ActionItemsResult {
  readonly items: readonly ActionItem[]
  /**
   * true if every query succeeded, and there is no draft and no suspension; only then does an empty list mean that
   * there is nothing to do
   */
  readonly isComplete: boolean
  /** true if the items are the introductory pages of a new member */
  readonly isFirst: boolean
}

/** The action items once all their queries have ended; undefined until then. */
function useActionItems(): ActionItemsResult | undefined {
  const policy = usePolicy()
  const [benefits] = useQueries({ queries: [benefitsQuery()] })
  const looks = actionItemSources(policy, accountsOf(benefits.data))
  const [premiums, account, banking, draft] = useQueries({ queries: actionItemQueries(looks) })
  const isBegunHere = hasResumableDraft(memberId())
  const { isError: isPolicyMissing } = useQuery(policyQuery())
  const first = useOnboardingPages()
  const claims = useRecentClaims({ isNeeded: policy.claimTracker })
  const asked = [
    benefits,
    ...(looks.premiums ? [premiums] : []),
    ...(looks.account ? [account] : []),
    ...(looks.banking ? [banking] : []),
    ...(looks.draft ? [draft] : []),
    ...(policy.claimTracker ? [claims] : []),
  ]
  if (!first || asked.some(({ isPending }) => isPending)) return undefined
  const items = actionItemsOf(
    {
      claims: claims.data,
      draft: looks.draft && !isBegunHere ? draft.data : undefined,
      premiums: premiums.data,
      account: account.data,
      hasDeposit: looks.banking && banking.isSuccess ? banking.data !== null : undefined,
      first,
    },
    today8(),
  )
  const isComplete =
    asked.every(({ isSuccess }) => isSuccess) &&
    benefits.data !== null &&
    !isPolicyMissing &&
    !isPlanOver(policy) &&
    !isBegunHere
  const isFirst = first.length > 0 && items.every(({ id }) => !URGENT.has(id))
  return { items, isComplete, isFirst }
}

/** Urgent items. A list with at least one of them has the normal title and not the title for new members. */
const URGENT: ReadonlySet<ActionItem['id']> = new Set(['document', 'draft', 'owed', 'expires'])

/** Shows the action items, each with one action. If a query fails, only its own item is missing. */
export function ActionItems() {
  const text = useText()
  const policy = usePolicy()
  const result = useActionItems()
  if (!result?.items.length) return null
  return (
    <Card title={text(result.isFirst ? 'dashboard.first.title' : 'dashboard.turn.title')}>
      <ActionRows
        rows={result.items.map((item) => ({
          id: item.id,
          children: actionItemText(item, text),
          ...(item.id === 'document' && { note: claimText(item.claim, text) }),
          action: <ActionLink turn={item} policy={policy} />,
        }))}
      />
    </Card>
  )
}

/**
 * Says "Nothing to do", with the time of day. It is shown only if every query succeeded and there is nothing to report:
 * no item, no draft and no suspension (D-188). If a claim in the list below was declined, whose reason may ask for
 * something, it says that instead.
 */
export function NothingToDo() {
  const text = useText()
  const [time] = useState(() => new Date())
  const result = useActionItems()
  const claims = useRecentClaims({ isNeeded: usePolicy().claimTracker }).data ?? []
  if (!result?.isComplete || result.items.length > 0) return null
  const shown = claims.slice(0, SHOWN_CLAIMS)
  const count = shown.filter(({ statusCode }) => claimStatus(statusCode) === 'declined').length
  return count > 0
    ? text('dashboard.lead.declined', { count })
    : text('dashboard.turn.nothing', { time: formatTime(time, text.tag) })
}

/** Which of the member's claims waits for a document. */
const claimText = (
  { serviceDescription, claimType, member, serviceDate }: (ActionItem & { readonly id: 'document' })['claim'],
  text: Text,
): string =>
  text('dashboard.turn.document.claim', {
    date: text.date(serviceDate, 'medium'),
    service: serviceDescription ?? claimType,
    person: formatName(member, text.locale),
  })

function actionItemText(turn: ActionItem, text: Text): string {
  if (turn.id === 'deposit' || turn.id === 'coverage' || turn.id === 'card') return text(`dashboard.turn.${turn.id}`)
  if (turn.id === 'document')
    return turn.date
      ? text('dashboard.turn.document.until', { document: turn.document, date: text.date(turn.date) })
      : text('dashboard.turn.document', { document: turn.document })
  if (turn.id === 'draft') return text('dashboard.turn.draft', { date: text.date(turn.date) })
  const amount = text.money(turn.amount)
  if (turn.id === 'expires') return text('dashboard.turn.expires', { amount, date: text.date(turn.date) })
  return turn.date
    ? text('dashboard.turn.returned', { amount, date: text.date(turn.date) })
    : text('dashboard.turn.owed', { amount })
}

/** The link or button of an item. If the plan does not allow the action online, the link leads to an explanation. */
function ActionLink({ turn, policy }: { turn: ActionItem; policy: Policy }): ReactNode {
  const text = useText()
  const { openClaim } = useStartClaim()
  const quiet = buttonClass({ variant: 'quiet' })
  if (turn.id === 'document')
    return (
      <PageLink className={quiet} to="history.add-documents" params={{ claimId: turn.claimId }}>
        {text('dashboard.turn.add')}
      </PageLink>
    )
  if (turn.id === 'draft')
    return (
      <Button variant="quiet" onClick={() => void openClaim()}>
        {text('dashboard.turn.resume')}
      </Button>
    )
  if (turn.id === 'owed')
    return canOpen('premiums.one-time-payment', policy) ? (
      <PageLink className={quiet} to="premiums.one-time-payment">
        {text('dashboard.turn.pay')}
      </PageLink>
    ) : (
      <PageLink className={quiet} to="premiums.statements">
        {text('dashboard.turn.see-owed')}
      </PageLink>
    )
  if (turn.id === 'deposit')
    return canOpen('account.direct-deposit-edit', policy) ? (
      <PageLink className={quiet} to="account.direct-deposit-edit">
        {text('dashboard.turn.set-up')}
      </PageLink>
    ) : (
      <PageLink className={quiet} to="account.direct-deposit">
        {text('dashboard.turn.see-deposit')}
      </PageLink>
    )
  if (turn.id === 'coverage' || turn.id === 'card')
    return (
      <PageLink className={quiet} to={ONBOARDING_PAGES[turn.id]}>
        {text(turn.id === 'card' ? 'dashboard.info.card' : 'dashboard.links.coverage')}
      </PageLink>
    )
  return canClaimHsaBalance(policy) ? (
    <Button variant="quiet" onClick={() => void openClaim('XX-HSA', {}, true)}>
      {text('dashboard.turn.use')}
    </Button>
  ) : (
    policy.coverage && (
      <PageLink className={quiet} to="spending.health">
        {text('dashboard.turn.see-account')}
      </PageLink>
    )
  )
}
