import { getBankingDetailsQuery } from '~generated/member/queries/account.ts'
import { canSubmitClaims, storedPolicy } from '~/platform/policy/policy.ts'
import type { AnyQuery } from '~/platform/query/query.ts'
import { prefetchSavedDraft } from '../saved-draft/saved-draft-query.ts'
import { claimDefinition } from '../wizard/claim-wizard.ts'
import { initialQueries } from '../wizard/step-data.ts'

/**
 * What the first step needs from the services; nothing if the plan does not allow the member to submit claims. Also
 * starts the request for the saved draft.
 */
export async function firstStepQueries(): Promise<readonly AnyQuery[]> {
  const policy = storedPolicy()
  if (!canSubmitClaims(policy)) return []
  void prefetchSavedDraft()
  // the guard asks for the banking details
  return [getBankingDetailsQuery(), ...initialQueries([claimDefinition.first], { policy, answers: {} })]
}
