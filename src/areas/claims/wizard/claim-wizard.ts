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
import { includesHsa } from '../model/claim-types.ts'
import { reconcileLines } from '../model/lines.ts'
import { reconcileQuestions } from '../model/additional-questions.ts'

/** The claim wizard as `forms/claim/wizard.json` declares it. */
export const claimDefinition: WizardDefinition = definition

// Attached files are cleared with their draft.
onDraftDiscarded(() => uploads.clear())

/**
 * Functions that update the answers of a step after the answers on which they depend have changed. They are not in the
 * module of that step, because any other step may cause the change.
 */
const reconcilers: Readonly<Record<string, ((answers: ClaimAnswers) => ReturnType<Rules['reconcile']>) | undefined>> = {
  ...reconcileLines,
  'attach-documents': (answers) => reconcileQuestions(answers, cachedServices()),
}

const rules: Rules = {
  isStepIncluded: (step, state) => conditions[step]?.(state) ?? true,
  reconcile: (step, answers) => reconcilers[step]?.(asClaimAnswers(answers)),
}

/**
 * Facts about the member that the wizard's conditions test, in addition to the policy. They are getters, because the
 * wizard is created before all data has loaded.
 */
const memberFacts = (policy: Policy) => ({
  /**
   * true if the plan has a health spending account that does not pay automatically; only then is the member asked
   * whether the account should pay (CLAIM-71)
   */
  get hasHsa() {
    return !policy.autoHSA && includesHsa(cachedBenefits())
  },
})

/** The cached benefits of the plan, in any language; undefined if there are none. */
export const cachedBenefits = (): BenefitsResult | null | undefined =>
  queryClient.getQueriesData<BenefitsResult | null>({ queryKey: ['listBenefits'] }).find(([, answer]) => answer)?.[1]

/** The services of all cached lists, in any language. */
const cachedServices = (): readonly ServiceType[] =>
  queryClient
    .getQueriesData<readonly ServiceType[]>({ queryKey: ['listServiceTypes'] })
    .flatMap(([, services]) => services ?? [])

export const claimWizard = (policy: Policy): Wizard => ({
  definition: claimDefinition,
  rules,
  context: { policy, facts: memberFacts(policy) },
})

/** The page that asks only what differs from the last claim. It replaces the details step and all later steps. */
export const REPEAT_STEP = 'repeat-claim' satisfies StepName

/**
 * The answers of the wizard's first step in a repeat claim. The step asks nothing, and a repeat claim skips its page, so
 * these answers only mark the claim as a repeat. If the member opens the first page, they are removed.
 */
export const REPEAT_MARK = { isRepeat: true } as const

/** True if the claim was started as a repeat claim. */
export const isRepeatClaim = ({ answers }: Pick<Draft, 'answers'>): boolean =>
  answers['before-start']?.['isRepeat'] === true

/** The step that a page shows. If several steps share the page, it is the step that is part of this member's claim. */
export function stepAt(wizard: Wizard, draft: Draft, pageId: string): string | undefined {
  const steps = Object.keys(claimDefinition.steps).filter((step) => pageOf(step) === pageId)
  const path = visibleSteps(wizard, draft)
  return steps.find((step) => path.includes(step)) ?? steps[0]
}
/** The page of a step. An automated check verifies that the page exists. */
export const pageOf = (step: string): PageId => (claimDefinition.steps[step]?.page ?? `claims.${step}`) as PageId

/** The page id of the step at a URL such as `/en/submit-claim/claim-type`. */
export const pageOfPath = (pathname: string): string | undefined => {
  const path = pathname.split('/').slice(2).join('/')
  return Object.keys(claimDefinition.steps)
    .map(pageOf)
    .find((page) => getPage(page).path === path)
}
