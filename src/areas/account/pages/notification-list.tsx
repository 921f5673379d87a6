import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { markNotificationsRead } from '~generated/member/queries/notifications.ts'
import type { MemberNotification } from '~generated/member/model/index.ts'
import { notificationsQuery } from '~/domain/notifications.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { canOpen } from '~/platform/pages/page-registry.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { ActionRows, Card } from '~/ui/layout.tsx'
import { StatusChip } from '~/ui/status-chip.tsx'
import { notificationLink } from '../notifications.ts'

/**
 * What has happened to claims and money, newest first. What is shown here is no longer new at the next visit (D-273).
 * Nothing is shown where the service has no list after all.
 */
export function NotificationList() {
  const text = useText()
  const { data } = useSuspenseQuery(notificationsQuery())
  useMarkRead(data)
  if (!data) return null
  return (
    <Card title={text('notifications.list.title')}>
      {data.length === 0 ? (
        <p>{text('notifications.list.empty')}</p>
      ) : (
        <ActionRows
          rows={data.map((notification) => ({
            id: notification.notificationId,
            children: <Title notification={notification} />,
            note: text.date(notification.date),
            action: notification.isNew && <StatusChip tone="info">{text('notifications.list.new')}</StatusChip>,
          }))}
        />
      )}
    </Card>
  )
}

/** What happened, as a link to it if the plan of this member has the page. */
function Title({ notification }: { readonly notification: MemberNotification }) {
  const text = useText()
  const href = usePageHref()
  const policy = usePolicy()
  const { kind, claimId } = notification
  const title = text.dynamic(`notifications.kind.${kind}`, { claim: claimId ?? 'none' })
  const { page, params, query } = notificationLink(notification)
  return canOpen(page, policy) ? (
    <AddressLink to={href(page, params, query)}>{title}</AddressLink>
  ) : (
    <span>{title}</span>
  )
}

/** Tells the service what was shown. If that fails the notifications stay new, so the member is told nothing. */
function useMarkRead(shown: readonly MemberNotification[] | null): void {
  useEffect(() => {
    const notificationIds = (shown ?? []).filter(({ isNew }) => isNew).map(({ notificationId }) => notificationId)
    if (notificationIds.length > 0) markNotificationsRead({ notificationIds }).catch(() => {})
    // A later visit, and home, ask again what is new.
    return () => queryClient.removeQueries({ queryKey: notificationsQuery().queryKey })
  }, [shown])
}
