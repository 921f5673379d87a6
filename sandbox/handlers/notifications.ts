import type { NotificationPreferencesRequest } from '../../generated/member/model/index.ts'
import { ok, Refused, type Handlers, type MemberCall } from './call.ts'

const OTHER = {
  en: 'Your choices were changed elsewhere. Look at what is stored now, then save again.',
  fr: 'Vos choix ont été modifiés ailleurs. Vérifiez ce qui est enregistré, puis enregistrez de nouveau.',
}

/** Handlers that read and store which emails a member wants. */
export const notificationHandlers = {
  getNotificationPreferences: ({ world, member }: MemberCall) => ok(world.notifications.find(member)),
  updateNotificationPreferences: ({ world, member, body }: MemberCall<unknown, NotificationPreferencesRequest>) => {
    const stored = world.notifications.save(member, body)
    if (!stored) throw new Refused(409, OTHER, 'OTHER_VERSION')
    return ok(stored)
  },
} satisfies Handlers<'getNotificationPreferences' | 'updateNotificationPreferences'>
