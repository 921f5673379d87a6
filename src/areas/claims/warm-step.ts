import { storedPolicy } from '~/platform/policy/policy.ts'
import { draftOf } from '~/wizard/draft-store.ts'
import { claimWizard, stepAt } from './claim-wizard.ts'
import { asClaimAnswers } from './model/answers.ts'
import { warmSources } from './sources.ts'
import { loadStepParts } from './step-parts.ts'
import { pageOfPath } from './wizard-guard.ts'

/** Starts everything that the step at an address needs before it is shown; failures show when it is. */
export function warmStep({ memberId: id, url }: { memberId: string; url: URL }): void {
  const policy = storedPolicy()
  const page = pageOfPath(url.pathname)
  const step = page && stepAt(claimWizard(policy, id), draftOf(id), page)
  if (!step) return
  warmSources(step, { memberId: id, policy, answers: asClaimAnswers(draftOf(id).answers) })
  loadStepParts(step).catch(() => undefined)
}
