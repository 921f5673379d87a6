/** Generated from the contracts. Do not edit. */
import type { AnswerSchema } from './registry.ts'
import {
  AcceptTermsAndConditionsBody,
  UpdateContactInfoDetailsBody,
  UpdateBankingDetailsBody,
  UpdatePreferredLanguageBody,
  UpdateEmailBody,
} from './account.zod.ts'
import {
  UpdateNotificationPreferencesBody,
  MarkNotificationsReadBody,
} from './notifications.zod.ts'
import {
  SendContactUsEmailBody,
} from './support.zod.ts'
import {
  ShareMemberCardBody,
} from './card.zod.ts'
import {
  UpdatePremiumPaymentMethodBody,
  CreatePremiumPaymentBody,
  CreateCardPaymentSessionBody,
} from './premiums.zod.ts'
import {
  SubmitMultiClaimsBody,
} from './claims.zod.ts'
import {
  SaveClaimDraftBody,
} from './drafts.zod.ts'
import {
  UpdateOtherCoverageBody,
} from './coordination.zod.ts'
import {
  AddClaimDocumentsBody,
  AppealClaimLineBody,
} from './followup.zod.ts'
import {
  CreatePredeterminationBody,
} from './predeterminations.zod.ts'
import {
  GetTravelLetterPdfBody,
} from './documents.zod.ts'

export const requests: Record<string, AnswerSchema> = {
  acceptTermsAndConditions: AcceptTermsAndConditionsBody,
  updateContactInfoDetails: UpdateContactInfoDetailsBody,
  updateBankingDetails: UpdateBankingDetailsBody,
  updatePreferredLanguage: UpdatePreferredLanguageBody,
  updateNotificationPreferences: UpdateNotificationPreferencesBody,
  markNotificationsRead: MarkNotificationsReadBody,
  updateEmail: UpdateEmailBody,
  sendContactUsEmail: SendContactUsEmailBody,
  shareMemberCard: ShareMemberCardBody,
  updatePremiumPaymentMethod: UpdatePremiumPaymentMethodBody,
  createPremiumPayment: CreatePremiumPaymentBody,
  createCardPaymentSession: CreateCardPaymentSessionBody,
  submitMultiClaims: SubmitMultiClaimsBody,
  saveClaimDraft: SaveClaimDraftBody,
  updateOtherCoverage: UpdateOtherCoverageBody,
  addClaimDocuments: AddClaimDocumentsBody,
  appealClaimLine: AppealClaimLineBody,
  createPredetermination: CreatePredeterminationBody,
  getTravelLetterPdf: GetTravelLetterPdfBody,
}
