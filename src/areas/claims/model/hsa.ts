import type { BenefitsResult, HsaType } from '~generated/member/model/index.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import type { ClaimAnswers } from './answers.ts'

/** Whether the plan has a health spending account. False if the list of benefits is not known (D-122). */
export const includesHsa = (answer: BenefitsResult | null | undefined): boolean =>
  answer?.benefits.some(({ key }) => key === 'HSA') ?? false

/** Whether the claim asks the account to pay the remainders of earlier claims. */
export const paysFromHsa = (answers: ClaimAnswers): boolean => answers['claim-type']?.claimType === 'XX-HSA'

/** Whether the health spending account pays: automatically (CLAIM-71), or because the member chose it. */
export const isHsa = (answers: ClaimAnswers, policy: Policy): boolean =>
  policy.autoHSA || answers.hsa?.isHsa === true || paysFromHsa(answers)

/**
 * The type of payment, which selects the reasons of the other insurer (D-114). A plan with easyHsa has its own reasons,
 * unless the member declined.
 */
export const hsaType = (answers: ClaimAnswers, policy: Policy): HsaType =>
  policy.autoHSA
    ? 'AUTOHSA'
    : policy.easyHsa && answers.hsa?.isHsa !== false
      ? 'EASYHSA'
      : isHsa(answers, policy)
        ? 'HSA'
        : 'NONE'
