import type { BenefitsResult, HsaType } from '~generated/member/model/index.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import type { ClaimAnswers } from './answers.ts'

/** Whether the plan has a health spending account; no list counts as none (D-122). */
export const includesHsa = (answer: BenefitsResult | null | undefined): boolean => answer?.benefits.some(({ key }) => key === 'HSA') ?? false

/** Whether the claim asks the account for what earlier claims left. */
export const paysFromHsa = (answers: ClaimAnswers): boolean => answers['claim-type']?.claimType === 'XX-HSA'

/** Whether the account pays: of itself (CLAIM-71), or because the member said so. */
export const isHsa = (answers: ClaimAnswers, policy: Policy): boolean => policy.autoHSA || answers.hsa?.isHsa === true || paysFromHsa(answers)

/** Which reasons of the other insurer apply, by how the account pays (D-114). A plan with the shortcut has reasons of its own, unless the member declined. */
export const hsaType = (answers: ClaimAnswers, policy: Policy): HsaType =>
  policy.autoHSA ? 'AUTOHSA' : policy.easyHsa && answers.hsa?.isHsa !== false ? 'EASYHSA' : isHsa(answers, policy) ? 'HSA' : 'NONE'
