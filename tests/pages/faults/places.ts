import type { OperationId } from '~generated/operations.ts'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { drugSearchStore, searchDrugs } from '~/areas/coverage/drugs/drug-store.ts'
import type { Draft } from '~/wizard/definition.ts'
import { drugsAt, physiotherapyAt, spendingAt, visionAt } from '../support/drafts.ts'

/** A page that calls an operation when the page opens. `persona` replaces the page's usual persona. */
export interface Place {
  readonly page: PageId
  readonly persona?: string
  readonly path?: string
  /** for a step of the claim wizard: a draft with the answers to the earlier steps */
  readonly draft?: () => Draft
  /** stores a search, as if the member had made it before */
  readonly remembers?: () => void
}

const DRUG = { drugNameOrDin: 'metformin', shown: 20, chosen: ['09901511'] } as const

/**
 * For each read operation: a page that calls the operation when the page opens. The tests check how this page shows a
 * failure of the operation.
 */
export const PLACES: Partial<Record<OperationId, Place>> = {
  getBankingDetails: { page: 'account.direct-deposit' },
  getCardholderDetails: { page: 'dashboard.home' },
  getClaimPaymentDetails: { page: 'history.details' },
  getConnectedCareContent: { page: 'care.list' },
  getContactInfoDetails: { page: 'account.personal-information' },
  getCoveragesDental: { page: 'coverage.dental-alternate', persona: 'alternate' },
  getDentalBenefits: { page: 'coverage.dental' },
  getDentalLastServiceDetails: { page: 'coverage.dental-usage' },
  getDrugDetails: { page: 'coverage.drugs-generics', remembers: () => drugSearchStore.set(DRUG) },
  getExtendedHealthFamilyDetails: { page: 'coverage.health-family', persona: 'alternate' },
  getHealthBenefit: { page: 'coverage.health-service' },
  getHealthSpendingAccount: { page: 'spending.health' },
  getHealthSpendingAccountBalance: { page: 'spending.health' },
  getHealthSpendingProductBalances: { page: 'spending.health-alternate', persona: 'hsa-alternate' },
  getHospitalBenefit: { page: 'coverage.hospital-service' },
  getHospitalFamilyDetails: { page: 'coverage.hospital-family', persona: 'alternate' },
  getLabels: { page: 'claims.claim-summary', draft: () => drugsAt('claim-summary') },
  getLifeDisabilityBenefits: { page: 'coverage.life' },
  getMemberCardDetails: { page: 'card.member-card' },
  getNotificationPreferences: { page: 'account.notifications' },
  getOnlineDoctors: { page: 'coverage.online-doctors' },
  getOtherCoverage: { page: 'account.other-coverage' },
  getOptionalBenefits: { page: 'coverage.optional' },
  getPaymentDetails: { page: 'history.payment' },
  getPersonalWellnessAccount: { page: 'spending.wellness' },
  getPersonalWellnessBalance: { page: 'spending.wellness' },
  getPredetermination: { page: 'coverage.predetermination' },
  getPremiumPaymentMethod: { page: 'premiums.payment-method' },
  getPremiums: { page: 'premiums.one-time-payment' },
  getRhipAmount: { page: 'coverage.retirement' },
  getSuppressedDental: { page: 'coverage.dental', persona: 'suppressed' },
  getSuppressedDrug: { page: 'coverage.drugs', persona: 'suppressed' },
  getSuppressedExtendedHealth: { page: 'coverage.health-suppressed', persona: 'suppressed' },
  getSuppressedHospital: { page: 'coverage.hospital-suppressed', persona: 'suppressed' },
  listClaimDocumentRequests: { page: 'history.add-documents', persona: 'documents' },
  listClaimTypes: { page: 'claims.claim-type' },
  listCobReasons: { page: 'claims.other-coverage', draft: () => physiotherapyAt('other-coverage') },
  listCoveragesDentalProvinces: { page: 'coverage.dental-alternate', persona: 'alternate' },
  listCoveragesDentalSpecialties: { page: 'coverage.dental-alternate', persona: 'alternate' },
  listCreditCards: { page: 'premiums.one-time-payment' },
  listDentalProvinces: { page: 'coverage.dental-codes' },
  listDentalSpecialties: { page: 'coverage.dental-codes' },
  listDocuments: { page: 'account.documents' },
  listNotifications: { page: 'account.notifications' },
  listDrugBenefits: { page: 'coverage.drugs-comparable', remembers: () => drugSearchStore.set(DRUG) },
  listExtendedHealthFamilies: { page: 'coverage.health-alternate', persona: 'alternate' },
  listHealthBenefits: { page: 'coverage.health' },
  listHospitalBenefits: { page: 'coverage.hospital' },
  listHospitalFamilies: { page: 'coverage.hospital-alternate', persona: 'alternate' },
  listHsaEligibleClaims: {
    page: 'claims.hsa-eligible-claim',
    persona: 'hsa-alternate',
    draft: () => spendingAt('hsa-eligible-claim'),
  },
  listParticipants: { page: 'coverage.hospital' },
  listPasskeys: { page: 'account.security' },
  listPendingClaimServices: { page: 'claims.claim-type' },
  listPersonalWellnessServices: { page: 'spending.expenses' },
  listPredeterminations: { page: 'coverage.predeterminations' },
  listPremiumStatements: { page: 'premiums.statements' },
  listProviderTypes: { page: 'claims.provider-type', draft: () => physiotherapyAt('provider-type') },
  listRecentClaims: { page: 'dashboard.home' },
  listRecentProviders: { page: 'claims.provider-type', draft: () => physiotherapyAt('provider-type') },
  listSessions: { page: 'account.security' },
  listServiceTypes: { page: 'claims.service-list', draft: () => physiotherapyAt('service-list') },
  listSubcategories: { page: 'claims.service-list', draft: () => visionAt('service-list-vision') },
  searchClaimHistories: { page: 'history.claims', persona: 'alternate' },
  searchClaims: { page: 'history.combined' },
  searchDrugs: { page: 'coverage.drugs', remembers: () => searchDrugs(DRUG.drugNameOrDin) },
  searchHealthProfessionals: { page: 'claims.provider-results', draft: () => physiotherapyAt('provider-results') },
  searchHsaEligibleClaims: {
    page: 'claims.hsa-eligible-claims',
    persona: 'hsa',
    draft: () => spendingAt('hsa-eligible-claims'),
  },
  searchPaymentHistories: { page: 'history.payments' },
}

/** Read operations whose failure shows no message, each with a page that calls the operation and the reason. */
export const SILENT: Partial<Record<OperationId, Place & { readonly because: string }>> = {
  getResourceUrls: {
    page: 'claims.claim-summary',
    draft: () => physiotherapyAt('claim-summary'),
    because: 'the portal shows its own agreement instead (CLAIM-12, D-98)',
  },
  getCardholderDetails: {
    page: 'coverage.travel',
    because: 'the member card has the same numbers, and the text is shown (D-127)',
  },
  listBenefits: { page: 'dashboard.home', because: 'only the balance is left out (API-072, D-86)' },
  getClaimDraft: { page: 'claims.claim-type', because: 'a claim begins without the saved draft of another (D-189)' },
  getCob: {
    page: 'claims.other-coverage',
    draft: () => physiotherapyAt('other-coverage'),
    because: 'the member is asked, as if no coverage were on file (D-348)',
  },
  getHealthSpendingAccount: {
    page: 'dashboard.home',
    persona: 'hsa',
    because: 'only the meter of the balance needs it (D-57)',
  },
  getPersonalWellnessAccount: {
    page: 'dashboard.home',
    persona: 'pwa',
    because: 'only the meter of the balance needs it (D-57)',
  },
  getRhipAmount: {
    page: 'coverage.overview',
    because: 'most members are not enrolled, and its own page shows the error (ACCTS-16)',
  },
  listRecentClaimServices: {
    page: 'claims.service-selection',
    draft: () => physiotherapyAt('service-selection'),
    because: 'a service can be chosen from the list too (Q-018)',
  },
}

/**
 * Operations for which a 404 is an expected response, not a fault. For a read of one item, a 404 means that there is no
 * such item; coverage-services.test.ts, coverage-programmes.test.ts, claim-follow-up.test.ts and history.test.ts test the pages. For the
 * other operations, a 404 means that the insurer's services lack a whole feature: security.test.ts tests passkeys and
 * sessions, documents.test.ts documents, notifications.test.ts the email settings and the list of notifications,
 * predetermination.test.ts predeterminations, and other-coverage.test.ts coverage with another insurer.
 */
export const UNKNOWN_IS_AN_ANSWER: ReadonlySet<OperationId> = new Set<OperationId>([
  'getClaimPaymentDetails',
  'getHospitalBenefit',
  'getHospitalFamilyDetails',
  'getHealthBenefit',
  'getExtendedHealthFamilyDetails',
  'getOnlineDoctors',
  'listPasskeys',
  'listSessions',
  'listClaimDocumentRequests',
  'listDocuments',
  'getNotificationPreferences',
  'listNotifications',
  'getOtherCoverage',
  'listPredeterminations',
  'getPredetermination',
])

/** Operations that other tests cover, each with the reason and the file. */
export const TESTED_APART: Partial<Record<OperationId, string>> = {
  revokeToken: 'the portal ignores its response: sign-in.test.ts',
  saveClaimDraft: 'a failure neither blocks nor interrupts the member: claim-saved-draft.test.ts',
  markNotificationsRead: 'a failure leaves them new and is told to nobody: notifications.test.ts',
  deleteClaimDraft: 'a saved draft expires by itself: claim-saved-draft.test.ts',
  createPasskeySignInOptions: 'a failure of the autofill is silent, one of the button is told: passkeys.test.ts',
  signInWithPasskey: 'a device signs what is sent: passkeys.test.ts',
  createPasskeyRegistrationOptions: 'a device makes what is sent: security.test.ts',
  registerPasskey: 'a device makes what is sent: security.test.ts',
  declinePasskeyOffer: 'nobody waits for its answer: passkeys.test.ts',
  renamePasskey: 'the dialog says it itself: security.test.ts',
  deletePasskey: 'the dialog says it itself: security.test.ts',
  endSession: 'the dialog says it itself: security.test.ts',
  getSecurityPolicy:
    'the stored policy is used (D-15), and without one nothing is allowed and the page says so: claim-entry.test.ts',
  getJwt: 'a refused refresh ends the session, any other failure waits for the next: session.test.ts',
  getForm: 'the form opens in a new window: claim-entry.test.ts, account.test.ts',
  getTermsAndConditions:
    'a failure at sign-in blocks no page (D-46), and on its page the terms are shown: terms.test.ts, account.test.ts',
  getConnectedCareToken: 'the tab stores the token (D-135): care.test.ts',
  getBookletId: 'a failure leaves the booklet out (D-126): coverage.test.ts',
  getBookletPdf: 'a failure shows one message on the page (D-126): coverage.test.ts',
  validateToken: 'every outcome is a page: links.test.ts',
  getDigitalTokenValues: 'every outcome is a page: welcome.test.ts',
  validateDigitalExpiry: 'every outcome is a page: welcome.test.ts',
  confirmRegistration: 'its link works once: registration.test.ts',
  getPublicResourceUrls: 'a failure leaves links out (D-74): links.test.ts, welcome.test.ts',
  listExternalCoverages: 'only without maaxClaims: claim-coverage.test.ts',
}
