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
import { ActionRows, Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { StatusChip } from '~/ui/status-chip.tsx'
import { notificationLink } from '../notifications.ts'

/**
 * The notifications about claims and money, newest first. Those shown here are no longer new at the next visit (D-273).
 * Renders nothing if the service has no notifications (404).
 */
export function NotificationList() {
  const text = useText()
  const { data } = useSuspenseQuery(notificationsQuery())
  useMarkRead(data)
  if (!data) return null
  const [newest, ...older] = data
  return (
    <Card title={text('notifications.list.title')}>
      {data.length === 0 ? (
        <p>{text('notifications.list.empty')}</p>
      ) : (
        <Stack gap="m">
          {newest && (
            <DefinitionList
              layout="headline"
              items={[
                {
                  id: newest.notificationId,
                  label: (
                    <>
                      {text.date(newest.date)} {newest.isNew && <New />}
                    </>
                  ),
                  value: <Title notification={newest} />,
                },
              ]}
            />
          )}
          <ActionRows
            rows={older.map((notification) => ({
              id: notification.notificationId,
              children: <Title notification={notification} />,
              note: text.date(notification.date),
              action: notification.isNew && <New />,
            }))}
          />
        </Stack>
      )}
    </Card>
  )
}

function New() {
  const text = useText()
  return <StatusChip tone="info">{text('notifications.list.new')}</StatusChip>
}

/** The title of a notification. It is a link if the plan of the member has the page about the notification. */
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

/** Marks the shown notifications as read in the service. If the request fails, they stay new, so no error is shown. */
function useMarkRead(shown: readonly MemberNotification[] | null): void {
  useEffect(() => {
    const notificationIds = (shown ?? []).filter(({ isNew }) => isNew).map(({ notificationId }) => notificationId)
    if (notificationIds.length > 0) markNotificationsRead({ notificationIds }).catch(() => undefined)
    // The cached list is removed, so that this page and the dashboard later fetch the current state.
    return () => queryClient.removeQueries({ queryKey: notificationsQuery().queryKey })
  }, [shown])
}
