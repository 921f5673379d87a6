/** Generated from the contracts. Do not edit. */
import {
  AcceptTermsAndConditionsBody,
  UpdateBankingDetailsBody,
} from './account.zod.ts'
import {
  SubmitMultiClaimsBody,
} from './claims.zod.ts'

export const requests = {
  acceptTermsAndConditions: AcceptTermsAndConditionsBody,
  updateBankingDetails: UpdateBankingDetailsBody,
  submitMultiClaims: SubmitMultiClaimsBody,
} as const
