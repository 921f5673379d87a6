import { listSessionsQuery } from '~generated/account/queries/sessions.ts'
import { nullOn404 } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'

/** Where the member is signed in; null where the service cannot say so after all (D-252). */
export const sessionsQuery = () => mapQuery(listSessionsQuery(), nullOn404)
