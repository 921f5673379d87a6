import { storedPolicy } from '~/platform/policy/policy.ts'
import type { PagePlace } from '~/platform/pages/page-row.ts'
import type { AnyQuery } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { draftOf } from '~/wizard/draft-store.ts'
import { claimWizard, stepAt } from './claim-wizard.ts'
import { asClaimAnswers } from './model/answers.ts'
import { firstQueries } from './sources.ts'
import { loadStepParts } from './step-parts.ts'
import { pageOfPath } from './wizard-guard.ts'

/** What the step at an address asks first; its parts of the code are on their way besides. */
export function stepQueries({ url }: Pick<PagePlace, 'url'>): readonly AnyQuery[] {
  const policy = storedPolicy()
  const draft = draftOf(memberId())
  const page = pageOfPath(url.pathname)
  const step = page && stepAt(claimWizard(policy), draft, page)
  if (!step) return []
  loadStepParts(step).catch(() => undefined) // a failure shows when the step does
  return firstQueries(step, { policy, answers: asClaimAnswers(draft.answers) })
}
