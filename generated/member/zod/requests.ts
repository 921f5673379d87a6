/** Generated from the contracts. Do not edit. */
import {
  AcceptTermsAndConditionsBody,
} from './account.zod.ts'
import {
  SubmitMultiClaimsBody,
} from './claims.zod.ts'

export const requests = {
  acceptTermsAndConditions: AcceptTermsAndConditionsBody,
  submitMultiClaims: SubmitMultiClaimsBody,
} as const
