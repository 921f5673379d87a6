import type { MemberNotification } from '~generated/member/model/index.ts'
import { listNotificationsQuery } from '~generated/member/queries/notifications.ts'
import { env } from '~/platform/config/environment.ts'
import { nullOn404 } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'

/** True if the member service lists what has happened to claims and money (D-273). */
export const listsNotifications = (): boolean => env().listsNotifications === true

const KINDS: ReadonlySet<string> = new Set<MemberNotification['kind']>([
  'claimDecided',
  'claimPaid',
  'documentNeeded',
  'moneyExpiring',
  'coveredAgain',
])

/**
 * What has happened to claims and money; null where the service has no such list after all (D-273). A kind that the
 * portal has no words for is left out.
 */
export const notificationsQuery = () =>
  mapQuery(listNotificationsQuery(), (answer) =>
    nullOn404(answer.then((all) => (all ?? []).filter(({ kind }) => KINDS.has(kind)))),
  )
