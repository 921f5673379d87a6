/** Generated from the contracts. Do not edit. */
import {
  AcceptTermsAndConditionsBody,
  UpdateContactInfoDetailsBody,
  UpdateBankingDetailsBody,
  UpdatePreferredLanguageBody,
  UpdateEmailBody,
} from './account.zod.ts'
import {
  SendContactUsEmailBody,
} from './support.zod.ts'
import {
  SubmitMultiClaimsBody,
} from './claims.zod.ts'

export const requests = {
  acceptTermsAndConditions: AcceptTermsAndConditionsBody,
  updateContactInfoDetails: UpdateContactInfoDetailsBody,
  updateBankingDetails: UpdateBankingDetailsBody,
  updatePreferredLanguage: UpdatePreferredLanguageBody,
  updateEmail: UpdateEmailBody,
  sendContactUsEmail: SendContactUsEmailBody,
  submitMultiClaims: SubmitMultiClaimsBody,
} as const
