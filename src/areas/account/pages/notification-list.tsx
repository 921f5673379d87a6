import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { markNotificationsRead } from '~generated/member/queries/notifications.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import type { MemberNotification, RecentClaim } from '~generated/member/model/index.ts'
import { PageSkeleton } from '~/components/page.tsx'
import { claimStatus, isForExpense } from '~/domain/claim-status.ts'
import { firstNameOf } from '~/domain/participants.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { notificationsQuery } from '~/domain/notifications.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { canOpen } from '~/platform/pages/page-registry.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { ActionRows, Card } from '~/ui/layout.tsx'
import { StatusChip } from '~/ui/status-chip.tsx'
import { notificationLink } from '../notifications.ts'

/**
 * The notifications about claims and money, newest first. Those shown here are no longer new at the next visit (D-273).
 * Renders nothing if the service has no notifications (404).
 */
export function NotificationList() {
  const text = useText()
  const { data } = useSuspenseQuery(notificationsQuery())
  const { claimTracker } = usePolicy()
  const claims = useQuery(recentClaims(claimTracker))
  useMarkRead(data)
  if (!data) return null
  if (claims.isLoading) return <PageSkeleton count={1} />
  return (
    <Card title={text('notifications.list.title')}>
      {data.length === 0 ? (
        <p>{text('notifications.list.empty')}</p>
      ) : (
        <ActionRows
          rows={data.map((notification) => {
            const shown = { notification, claim: claimOf(notification, claims.data ?? []) }
            return {
              id: notification.notificationId,
              children: <Title {...shown} />,
              note: noteOf(shown, text),
              action: notification.isNew && <New />,
            }
          })}
        />
      )}
    </Card>
  )
}

function New() {
  const text = useText()
  return <StatusChip tone="info">{text('notifications.list.new')}</StatusChip>
}

/** The recent claims, which tell what a notification is about. If the request fails, the number of the claim must do. */
export const recentClaims = (isNeeded: boolean) => ({
  ...listRecentClaimsQuery(withoutDialog),
  enabled: isNeeded,
  retryOnMount: false,
})

interface Shown {
  readonly notification: MemberNotification
  /** the claim of the notification, if it is a recent one */
  readonly claim: RecentClaim | undefined
}

const claimOf = ({ claimId, claimLineNumber = 1 }: MemberNotification, claims: readonly RecentClaim[]) =>
  claimId === undefined ? undefined : claims.find((each) => each.claimId === claimId && each.line === claimLineNumber)

/** The date, and the number of a claim that the title names by what it was for. */
const noteOf = ({ notification: { date }, claim }: Shown, text: Text): string =>
  claim
    ? text('notifications.note', { date: text.date(date), claim: `${claim.claimId}-${claim.line}` })
    : text.date(date)

/**
 * What has happened: the service, the person and the result if the claim is known, otherwise its number. A payment has
 * its amount.
 */
function titleOf({ notification: { kind, claimId, paymentAmount }, claim }: Shown, text: Text): string {
  if (!text.has(`notifications.kind.${kind}`)) return text('notifications.kind.other')
  if (!claim || (kind !== 'claimDecided' && kind !== 'documentNeeded'))
    return text.dynamic(`notifications.kind.${kind}`, {
      claim: claimId ?? 'none',
      amount: paymentAmount === undefined ? 'none' : text.money(paymentAmount),
    })
  return text(`notifications.claim.${kind}`, {
    service: claim.serviceDescription ?? claim.claimType,
    person: firstNameOf(claim.member, text.locale),
    status: (isForExpense(claim) && claimStatus(claim.statusCode)) || 'other',
    amount: text.money(claim.paidAmount ?? '0.00'),
  })
}

/** The title of a notification. It is a link if the plan of the member has the page about the notification. */
function Title(shown: Shown) {
  const text = useText()
  const href = usePageHref()
  const policy = usePolicy()
  const title = titleOf(shown, text)
  const { page, params, query } = notificationLink(shown.notification)
  return canOpen(page, policy) ? (
    <AddressLink to={href(page, params, query)}>{title}</AddressLink>
  ) : (
    <span>{title}</span>
  )
}

/** Marks the shown notifications as read in the service. If the request fails, they stay new, so no error is shown. */
function useMarkRead(shown: readonly MemberNotification[] | null): void {
  useEffect(() => {
    const notificationIds = (shown ?? []).filter(({ isNew }) => isNew).map(({ notificationId }) => notificationId)
    if (notificationIds.length > 0) markNotificationsRead({ notificationIds }).catch(() => undefined)
    // The cached list is removed, so that this page and the dashboard later fetch the current state.
    return () => queryClient.removeQueries({ queryKey: notificationsQuery().queryKey })
  }, [shown])
}
