import type { Guard } from '~/platform/pages/page-row.ts'
import { invitationToken } from './invitation.ts'

/** Only for somebody who has opened an invitation in this tab (GUARD-10). */
export const guard: Guard = () => (invitationToken() ? undefined : { page: 'welcome.error' })
