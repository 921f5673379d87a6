import { definition } from '~generated/forms/claim/wizard.ts'
import { conditions } from '~generated/forms/claim/wizard.conditions.js'
import { uploads } from '~/forms/uploads/upload-store.ts'
import type { BenefitsResult, ServiceType } from '~generated/member/model/index.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import type { Draft, Rules, WizardDefinition } from '~/wizard/definition.ts'
import { onDraftDiscarded } from '~/wizard/draft-store.ts'
import { visibleSteps, type Wizard } from '~/wizard/engine.ts'
import { type PageId, getPage } from '~/platform/pages/page-registry.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { asClaimAnswers, type ClaimAnswers, type StepName } from '../model/answers.ts'
import { includesHsa } from '../model/hsa.ts'
import { reconcileLines } from '../model/lines.ts'
import { reconcileQuestions } from '../model/additional-questions.ts'

/** The claim wizard as `forms/claim/wizard.json` declares it. */
export const claimDefinition: WizardDefinition = definition

// Attached files go with the draft they belong to.
onDraftDiscarded(() => uploads.clear())

/** Steps that say what follows from the answers of others. Here and not in their modules: any step may change what they follow. */
const reconcilers: Readonly<Record<string, ((answers: ClaimAnswers) => ReturnType<Rules['reconcile']>) | undefined>> = {
  ...reconcileLines,
  'attach-documents': (answers) => reconcileQuestions(answers, cachedServices()),
}

const rules: Rules = {
  isStepIncluded: (step, state) => conditions[step]?.(state) ?? true,
  reconcile: (step, answers) => reconcilers[step]?.(asClaimAnswers(answers)),
}

/** What a condition asks about the member beside the policy: looked up each time, because a wizard is made before everything has arrived. */
const memberFacts = (policy: Policy) => ({
  /** an account that pays by itself is not a question (CLAIM-71) */
  get hasHsa() {
    return !policy.autoHSA && includesHsa(cachedBenefits())
  },
})

/** The benefits of the plan as they came, in whichever language; undefined while nobody asked. */
export const cachedBenefits = (): BenefitsResult | null | undefined =>
  queryClient.getQueriesData<BenefitsResult | null>({ queryKey: ['listBenefits'] }).find(([, answer]) => answer !== undefined)?.[1]

/** The services of every list that was fetched, in whichever language. */
const cachedServices = (): readonly ServiceType[] =>
  queryClient.getQueriesData<readonly ServiceType[]>({ queryKey: ['listServiceTypes'] }).flatMap(([, services]) => services ?? [])

export const claimWizard = (policy: Policy): Wizard => ({
  definition: claimDefinition,
  rules,
  context: { policy, facts: memberFacts(policy) },
})

/** The step a page of the table shows. Types of claims that ask differently on one page have a step each: the one on the path is shown. */
export function stepAt(wizard: Wizard, draft: Draft, pageId: string): string | undefined {
  const steps = Object.keys(claimDefinition.steps).filter((step) => pageOf(step) === pageId)
  const path = visibleSteps(wizard, draft)
  return steps.find((step) => path.includes(step)) ?? steps[0]
}
/** The page of a step; those of the definition are pages of the table. */
export const pageOf = (step: string): PageId => (definition.steps satisfies Readonly<Record<string, { readonly page: PageId }>>)[step as StepName].page

/** The page of the step at an address such as `/en/submit-claim/claim-type`. */
export const pageOfPath = (pathname: string): string | undefined => {
  const path = pathname.split('/').slice(2).join('/')
  return Object.keys(claimDefinition.steps)
    .map(pageOf)
    .find((page) => getPage(page).path === path)
}
