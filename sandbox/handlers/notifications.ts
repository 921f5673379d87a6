import type { NotificationPreferencesRequest, NotificationsReadRequest } from '../../generated/member/model/index.ts'
import { nothing, ok, Refused, type Handlers, type MemberCall } from './call.ts'

const OTHER = {
  en: 'Your choices were changed elsewhere. Look at what is stored now, then save again.',
  fr: 'Vos choix ont été modifiés ailleurs. Vérifiez ce qui est enregistré, puis enregistrez de nouveau.',
}

/** Handlers for the list of notifications, and for the kinds of email that a member wants about the same events. */
export const notificationHandlers = {
  getNotificationPreferences: ({ world, member }: MemberCall) => ok(world.notifications.find(member)),
  updateNotificationPreferences: ({ world, member, body }: MemberCall<unknown, NotificationPreferencesRequest>) => {
    const stored = world.notifications.save(member, body)
    if (!stored) throw new Refused(409, OTHER, 'OTHER_VERSION')
    return ok(stored)
  },
  listNotifications: ({ world, member }: MemberCall) => {
    world.claims.bringUpToDate(member)
    return ok(world.notifications.list(member))
  },
  markNotificationsRead: ({ world, member, body }: MemberCall<unknown, NotificationsReadRequest>) => {
    world.notifications.markRead(member, body.notificationIds)
    return nothing
  },
} satisfies Handlers<
  'getNotificationPreferences' | 'updateNotificationPreferences' | 'listNotifications' | 'markNotificationsRead'
>
