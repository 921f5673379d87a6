import type { OperationId } from '../../generated/operations.ts'
import { accountHandlers } from './account.ts'
import { benefitsHandlers } from './benefits.ts'
import type { Reply } from './call.ts'
import { bookletHandlers } from './booklet.ts'
import { claimDraftHandlers } from './claim-draft.ts'
import { claimFollowUpHandlers } from './claim-follow-up.ts'
import { claimHistoriesHandlers } from './claim-histories.ts'
import { cardHandlers } from './card.ts'
import { careHandlers } from './care.ts'
import { claimsHandlers } from './claims.ts'
import { contentHandlers } from './content.ts'
import { coordinationHandlers } from './coordination.ts'
import { coverageHandlers } from './coverage.ts'
import { dentalHandlers } from './dental.ts'
import { documentHandlers } from './documents.ts'
import { drugsHandlers } from './drugs.ts'
import { healthHandlers } from './health.ts'
import { historyHandlers } from './history.ts'
import { hospitalHandlers } from './hospital.ts'
import { linksHandlers } from './links.ts'
import { notificationHandlers } from './notifications.ts'
import { passkeyHandlers } from './passkeys.ts'
import { passwordHandlers } from './password.ts'
import { paymentsHandlers } from './payments.ts'
import { policyHandlers } from './policy.ts'
import { predeterminationHandlers } from './predeterminations.ts'
import { premiumsHandlers } from './premiums.ts'
import { providersHandlers } from './providers.ts'
import { registrationHandlers } from './registration.ts'
import { retirementHandlers } from './retirement.ts'
import { sessionHandlers } from './session.ts'
import { sessionListHandlers } from './sessions.ts'
import { spendingHandlers } from './spending.ts'
import { supportHandlers } from './support.ts'
import { travelLetterHandlers } from './travel-letter.ts'
import { welcomeHandlers } from './welcome.ts'

/**
 * A handler. Each handler reads different parts of a call, so the common parameter type can only be `never`. The server
 * calls handlers only with requests that match the contract.
 */
type Handler = (call: never) => Reply | Promise<Reply>
export type HandlerTable = Partial<Record<OperationId, Handler>>

/**
 * Handlers for all operations that the sandbox implements. For any other operation, the sandbox returns a named example
 * of the contract.
 */
export const handlerTable: HandlerTable = {
  ...sessionHandlers,
  ...passkeyHandlers,
  ...sessionListHandlers,
  ...passwordHandlers,
  ...registrationHandlers,
  ...linksHandlers,
  ...welcomeHandlers,
  ...accountHandlers,
  ...notificationHandlers,
  ...policyHandlers,
  ...supportHandlers,
  ...contentHandlers,
  ...cardHandlers,
  ...careHandlers,
  ...premiumsHandlers,
  ...coverageHandlers,
  ...hospitalHandlers,
  ...healthHandlers,
  ...dentalHandlers,
  ...drugsHandlers,
  ...benefitsHandlers,
  ...retirementHandlers,
  ...bookletHandlers,
  ...spendingHandlers,
  ...claimsHandlers,
  ...claimDraftHandlers,
  ...claimFollowUpHandlers,
  ...coordinationHandlers,
  ...providersHandlers,
  ...historyHandlers,
  ...claimHistoriesHandlers,
  ...paymentsHandlers,
  ...predeterminationHandlers,
  ...documentHandlers,
  ...travelLetterHandlers,
}
