import { benefitsQuery } from '~/domain/shared-queries.ts'
import { getBankingDetailsQuery } from '~generated/member/queries/account.ts'
import type { Guard } from '~/platform/pages/page-registry.ts'
import { readPolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { resumeDraft } from '~/wizard/draft-store.ts'
import { firstIncompleteStep, isReachable, visibleSteps } from '~/wizard/engine.ts'
import {
  claimDefinition,
  claimWizard,
  cachedBenefits,
  isRepeatClaim,
  pageOf,
  pageOfPath,
  stepAt,
} from '../wizard/claim-wizard.ts'
import { directDepositRequiredStore } from '~/components/start-claim.ts'
// oxlint-disable-next-line import/no-unassigned-import -- reads `history.state` before this guard redirects
import '../saved-draft/draft-sync-store.ts'

/**
 * Redirects the member from a step that cannot be opened. If earlier steps are incomplete, the guard opens the first of
 * them (D-99) or the page of a repeat claim. If this member's claim does not have the step, the guard opens the step
 * that the wizard definition names instead (GUARD-14). Before the first step, the guard also requires a bank account
 * for direct deposit, as every button that starts a claim does.
 */
export const guard: Guard = async ({ policy, url }) => {
  const wizard = claimWizard(policy ?? readPolicy(undefined))
  const draft = resumeDraft(memberId())
  const asks = draft.completedSteps.find((each) => claimDefinition.steps[each]?.data?.includes('benefits'))
  // the cache is empty if a draft was kept when the session ended (D-119)
  if (asks && !cachedBenefits()) await queryClient.fetchQuery(benefitsQuery())
  const page = pageOfPath(url.pathname)
  const step = page && stepAt(wizard, draft, page)
  if (!step) return undefined
  const instead = claimDefinition.steps[step]?.fallbackStep
  if (instead && !visibleSteps(wizard, draft).includes(step)) return { page: pageOf(instead) }
  if (!isReachable(wizard, draft, step))
    return { page: isRepeatClaim(draft) ? 'claims.repeat' : pageOf(firstIncompleteStep(wizard, draft)) }
  return step === claimDefinition.first ? checkBanking() : undefined
}

async function checkBanking() {
  try {
    if ((await queryClient.fetchQuery(getBankingDetailsQuery())) !== null) return undefined
    directDepositRequiredStore.set({})
  } catch {
    // The query cache has already shown the error. The claim does not start (D-59).
  }
  return { page: 'dashboard.home' }
}
