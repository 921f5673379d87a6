import { definition } from '~generated/forms/claim/wizard.ts'
import { conditions } from '~generated/forms/claim/wizard.conditions.js'
import { uploads } from '~/forms/uploads/upload-store.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import type { Draft, Rules, WizardDefinition } from '~/wizard/definition.ts'
import { onDraftGone } from '~/wizard/draft-store.ts'
import { visibleSteps, type Wizard } from '~/wizard/engine.ts'
import { asClaimAnswers } from './model/answers.ts'
import { reconcileLines } from './model/lines.ts'

/** The claim wizard as `forms/claim/wizard.json` declares it. */
export const claimDefinition: WizardDefinition = definition

// Attached files go with the draft they belong to.
onDraftGone(() => uploads.clear())

const rules: Rules = {
  holds: (step, state) => conditions[step]?.(state) ?? true,
  reconcile: (step, answers) => reconcileLines(step, asClaimAnswers(answers)),
}

export const claimWizard = (policy: Policy): Wizard => ({ definition: claimDefinition, rules, context: { policy, facts: {} } })

/** The step a page of the table shows. Types of claims that ask differently on one page have a step each: the one on the path is shown. */
export function stepAt(wizard: Wizard, draft: Draft, pageId: string): string | undefined {
  const steps = Object.keys(claimDefinition.steps).filter((step) => pageOf(step) === pageId)
  const path = visibleSteps(wizard, draft)
  return steps.find((step) => path.includes(step)) ?? steps[0]
}
export const pageOf = (step: string): string => claimDefinition.steps[step]!.page

/** Whether the wizard has a path for this claim type. */
export const hasFlow = (claimType: string): boolean => claimDefinition.flows.some(({ of }) => of.includes(claimType))
