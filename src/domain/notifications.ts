import type { MemberNotification } from '~generated/member/model/index.ts'
import { listNotificationsQuery } from '~generated/member/queries/notifications.ts'
import { env } from '~/platform/config/environment.ts'
import { nullOn404 } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'

/** True if the insurer's service offers a list of notifications about claims and payments (D-273). */
export const listsNotifications = (): boolean => env().listsNotifications === true

const KINDS: ReadonlySet<string> = new Set<MemberNotification['kind']>([
  'claimDecided',
  'claimPaid',
  'documentNeeded',
  'moneyExpiring',
  'coveredAgain',
])

/**
 * The notifications about claims and money; null if the service responds with 404, because it has no such list (D-273).
 * Notifications of a kind for which the portal has no text are left out.
 */
export const notificationsQuery = () =>
  mapQuery(listNotificationsQuery(), (answer) =>
    nullOn404(answer.then((all) => (all ?? []).filter(({ kind }) => KINDS.has(kind)))),
  )
