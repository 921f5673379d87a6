import { definition } from '~generated/forms/claim/wizard.ts'
import { conditions } from '~generated/forms/claim/wizard.conditions.js'
import { uploads } from '~/forms/uploads/upload-store.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import type { Rules, WizardDefinition } from '~/wizard/definition.ts'
import { onDraftGone } from '~/wizard/draft-store.ts'
import type { Wizard } from '~/wizard/engine.ts'
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

const stepOfPage = new Map(Object.entries(claimDefinition.steps).map(([step, { page }]) => [page, step]))
/** The step a page of the table shows. */
export const stepOf = (pageId: string): string | undefined => stepOfPage.get(pageId)
export const pageOf = (step: string): string => claimDefinition.steps[step]!.page

/** Whether the wizard has a path for this claim type. */
export const hasFlow = (claimType: string): boolean => claimDefinition.flows.some(({ of }) => of.includes(claimType))
