/** Every operation of the two contracts, by its id. Generated from the contracts. Do not edit. */
export const OPERATIONS = {
  login: { service: 'account', method: 'POST', path: '/login', tag: 'session', localised: false, cache: 'none', statuses: [200, 400, 401, 403, 423, 429, 500, 503] },
  getJwt: { service: 'account', method: 'GET', path: '/{email}/jwt', tag: 'session', localised: false, cache: 'none', statuses: [200, 401, 403, 429, 500, 503] },
  resetPassword: { service: 'account', method: 'PUT', path: '/password', tag: 'password', localised: false, cache: 'none', statuses: [200, 400, 410, 429, 500, 503] },
  requestPasswordTokenByPlan: { service: 'account', method: 'POST', path: '/password/token', tag: 'password', localised: false, cache: 'none', statuses: [200, 204, 400, 404, 429, 500, 503] },
  requestPasswordToken: { service: 'account', method: 'POST', path: '/{email}/password-token', tag: 'password', localised: false, cache: 'none', statuses: [200, 204, 400, 404, 429, 500, 503] },
  changePassword: { service: 'account', method: 'PUT', path: '/{email}/password', tag: 'password', localised: false, cache: 'none', statuses: [200, 400, 401, 403, 429, 500, 503] },
  registerAccount: { service: 'account', method: 'POST', path: '/', tag: 'registration', localised: false, cache: 'none', statuses: [200, 201, 400, 409, 422, 429, 500, 503] },
  registerDigitalAccount: { service: 'account', method: 'POST', path: '/digital-register', tag: 'registration', localised: false, cache: 'none', statuses: [200, 201, 400, 404, 409, 410, 423, 429, 500, 503] },
  confirmRegistration: { service: 'account', method: 'POST', path: '/confirmation', tag: 'registration', localised: false, cache: 'none', statuses: [200, 400, 409, 410, 429, 500, 503] },
  resendActivation: { service: 'account', method: 'POST', path: '/{email}/activation', tag: 'registration', localised: false, cache: 'none', statuses: [200, 204, 400, 429, 500, 503] },
  validateToken: { service: 'account', method: 'PUT', path: '/token', tag: 'links', localised: false, cache: 'none', statuses: [200, 400, 429, 500, 503] },
  renewToken: { service: 'account', method: 'POST', path: '/token', tag: 'links', localised: false, cache: 'none', statuses: [200, 204, 400, 429, 500, 503] },
  confirmEmailChange: { service: 'account', method: 'PUT', path: '/email', tag: 'links', localised: false, cache: 'none', statuses: [200, 400, 409, 410, 429, 500, 503] },
  getTermsAndConditions: { service: 'member', method: 'GET', path: '/{id}/terms-and-conditions', tag: 'account', localised: false, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  acceptTermsAndConditions: { service: 'member', method: 'PUT', path: '/{id}/terms-and-conditions', tag: 'account', localised: false, cache: 'none', statuses: [200, 400, 401, 403, 429, 500, 503] },
  getCardholderDetails: { service: 'member', method: 'GET', path: '/{id}/cardholder-details', tag: 'account', localised: false, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  getContactInfoDetails: { service: 'member', method: 'GET', path: '/{id}/contact-info-details', tag: 'account', localised: false, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  updateContactInfoDetails: { service: 'member', method: 'PUT', path: '/{id}/contact-info-details', tag: 'account', localised: false, cache: 'none', statuses: [200, 400, 401, 403, 422, 429, 500, 503] },
  listParticipants: { service: 'member', method: 'GET', path: '/{id}/participants', tag: 'account', localised: false, cache: 'session', statuses: [200, 204, 400, 401, 403, 429, 500, 503] },
  getBankingDetails: { service: 'member', method: 'GET', path: '/{id}/banking-details', tag: 'account', localised: false, cache: 'session', statuses: [200, 204, 401, 403, 429, 500, 503] },
  updateBankingDetails: { service: 'member', method: 'PUT', path: '/{id}/banking-details', tag: 'account', localised: false, cache: 'none', statuses: [200, 400, 401, 403, 422, 429, 500, 503] },
  deleteBankingDetails: { service: 'member', method: 'DELETE', path: '/{id}/banking-details', tag: 'account', localised: false, cache: 'none', statuses: [200, 204, 401, 403, 429, 500, 503] },
  updatePreferredLanguage: { service: 'member', method: 'PUT', path: '/{id}/preferred-language', tag: 'account', localised: false, cache: 'none', statuses: [200, 400, 401, 403, 429, 500, 503] },
  updateEmail: { service: 'member', method: 'PUT', path: '/{id}/email', tag: 'account', localised: false, cache: 'none', statuses: [200, 400, 401, 403, 422, 429, 500, 503] },
  getSecurityPolicy: { service: 'member', method: 'GET', path: '/{id}/security-policy', tag: 'policy', localised: false, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  getForm: { service: 'member', method: 'GET', path: '/{id}/forms/{formType}', tag: 'support', localised: true, cache: 'session', statuses: [200, 201, 400, 401, 403, 404, 429, 500, 503] },
  getResourceUrls: { service: 'member', method: 'GET', path: '/{id}/resource-urls', tag: 'support', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  sendContactUsEmail: { service: 'member', method: 'POST', path: '/{id}/contact-us-email', tag: 'support', localised: false, cache: 'none', statuses: [200, 400, 401, 403, 429, 500, 503] },
  getPublicResourceUrls: { service: 'member', method: 'GET', path: '/resource-urls', tag: 'support', localised: true, cache: 'session', statuses: [200, 400, 404, 429, 500, 503] },
  getDigitalTokenValues: { service: 'member', method: 'GET', path: '/digital-token-values', tag: 'welcome', localised: false, cache: 'session', statuses: [200, 400, 404, 429, 500, 503] },
  validateDigitalExpiry: { service: 'member', method: 'GET', path: '/validate-digital-expiry', tag: 'welcome', localised: false, cache: 'none', statuses: [200, 400, 404, 429, 500, 503] },
  validateDigitalMember: { service: 'member', method: 'GET', path: '/validate-digital-member', tag: 'welcome', localised: false, cache: 'none', statuses: [200, 400, 404, 410, 423, 429, 500, 503] },
  listBenefits: { service: 'member', method: 'GET', path: '/{id}/benefits', tag: 'coverage', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  getHealthSpendingAccountBalance: { service: 'member', method: 'GET', path: '/{id}/benefits/health-spending-account/balance', tag: 'coverage', localised: false, cache: 'session', statuses: [200, 204, 401, 403, 429, 500, 503] },
  getPersonalWellnessBalance: { service: 'member', method: 'GET', path: '/{id}/benefits/personal-wellness-account/balance', tag: 'coverage', localised: false, cache: 'session', statuses: [200, 204, 401, 403, 429, 500, 503] },
  listHospitalFamilies: { service: 'member', method: 'GET', path: '/{id}/coverages/hospital', tag: 'hospital', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  getHospitalFamilyDetails: { service: 'member', method: 'GET', path: '/{id}/coverages/hospital/{benefitCode}/details', tag: 'hospital', localised: true, cache: 'session', statuses: [200, 400, 401, 403, 404, 429, 500, 503] },
  listHospitalBenefits: { service: 'member', method: 'GET', path: '/{id}/{participantId}/benefits/hospital', tag: 'hospital', localised: true, cache: 'session', statuses: [200, 204, 400, 401, 403, 404, 429, 500, 503] },
  getHospitalBenefit: { service: 'member', method: 'GET', path: '/{id}/{participantId}/benefits/hospital/{code}', tag: 'hospital', localised: true, cache: 'session', statuses: [200, 400, 401, 403, 404, 429, 500, 503] },
  getSuppressedHospital: { service: 'member', method: 'GET', path: '/{id}/suppressed-coverages/hospital', tag: 'hospital', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  listExtendedHealthFamilies: { service: 'member', method: 'GET', path: '/{id}/coverages/extended-health-benefits', tag: 'health', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  getExtendedHealthFamilyDetails: { service: 'member', method: 'GET', path: '/{id}/coverages/extended-health-benefits/{code}/details', tag: 'health', localised: true, cache: 'session', statuses: [200, 400, 401, 403, 404, 429, 500, 503] },
  listHealthBenefits: { service: 'member', method: 'GET', path: '/{id}/{participantId}/benefits/health', tag: 'health', localised: true, cache: 'session', statuses: [200, 204, 400, 401, 403, 404, 429, 500, 503] },
  getHealthBenefit: { service: 'member', method: 'GET', path: '/{id}/{participantId}/benefits/health/{code}', tag: 'health', localised: true, cache: 'session', statuses: [200, 400, 401, 403, 404, 429, 500, 503] },
  getSuppressedExtendedHealth: { service: 'member', method: 'GET', path: '/{id}/suppressed-coverages/ehb', tag: 'health', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  getSuppressedDental: { service: 'member', method: 'GET', path: '/{id}/suppressed-coverages/dental', tag: 'dental', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  getSuppressedDrug: { service: 'member', method: 'GET', path: '/{id}/suppressed-coverages/drug', tag: 'drugs', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  getDentalBenefits: { service: 'member', method: 'GET', path: '/{id}/{participantId}/benefits/dental', tag: 'dental', localised: true, cache: 'session', statuses: [200, 204, 400, 401, 403, 404, 422, 429, 500, 503] },
  getDentalLastServiceDetails: { service: 'member', method: 'GET', path: '/{id}/{participantId}/benefits/dental/last-service-details', tag: 'dental', localised: true, cache: 'session', statuses: [200, 204, 400, 401, 403, 404, 429, 500, 503] },
  listDentalProvinces: { service: 'member', method: 'GET', path: '/{id}/benefits/dental/provinces', tag: 'dental', localised: true, cache: 'session', statuses: [200, 204, 401, 403, 429, 500, 503] },
  listDentalSpecialties: { service: 'member', method: 'GET', path: '/{id}/benefits/dental/specialties', tag: 'dental', localised: true, cache: 'session', statuses: [200, 204, 401, 403, 429, 500, 503] },
  listCoveragesDentalProvinces: { service: 'member', method: 'GET', path: '/{id}/coverages/dental/provinces', tag: 'dental', localised: true, cache: 'session', statuses: [200, 204, 401, 403, 429, 500, 503] },
  listCoveragesDentalSpecialties: { service: 'member', method: 'GET', path: '/{id}/coverages/dental/specialties', tag: 'dental', localised: true, cache: 'session', statuses: [200, 204, 401, 403, 429, 500, 503] },
  getCoveragesDental: { service: 'member', method: 'GET', path: '/{id}/coverages/dental', tag: 'dental', localised: true, cache: 'session', statuses: [200, 204, 400, 401, 403, 422, 429, 500, 503] },
  searchDrugs: { service: 'member', method: 'GET', path: '/{id}/coverages/drugs', tag: 'drugs', localised: true, cache: 'session', statuses: [200, 204, 400, 401, 403, 404, 429, 500, 503] },
  getDrugDetails: { service: 'member', method: 'GET', path: '/{id}/coverages/drug-details', tag: 'drugs', localised: true, cache: 'session', statuses: [200, 204, 400, 401, 403, 404, 429, 500, 503] },
  listDrugBenefits: { service: 'member', method: 'GET', path: '/{id}/coverages/drug-benefits', tag: 'drugs', localised: true, cache: 'session', statuses: [200, 204, 400, 401, 403, 404, 429, 500, 503] },
  getLifeDisabilityBenefits: { service: 'member', method: 'GET', path: '/{id}/coverages/life-disability-benefits', tag: 'benefits', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  getOptionalBenefits: { service: 'member', method: 'GET', path: '/{id}/coverages/optional-benefits', tag: 'benefits', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  getOnlineDoctors: { service: 'member', method: 'GET', path: '/{id}/coverages/online-doctors', tag: 'benefits', localised: true, cache: 'session', statuses: [200, 401, 403, 404, 429, 500, 503] },
  getLabels: { service: 'member', method: 'GET', path: '/{id}/labels', tag: 'claims', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  listClaimTypes: { service: 'member', method: 'GET', path: '/{id}/claim-types', tag: 'claims', localised: true, cache: 'session', statuses: [200, 204, 401, 403, 429, 500, 503] },
  listServiceTypes: { service: 'member', method: 'GET', path: '/{id}/service-types', tag: 'claims', localised: true, cache: 'session', statuses: [200, 400, 401, 403, 429, 500, 503] },
  submitMultiClaims: { service: 'member', method: 'POST', path: '/{id}/multi-claims', tag: 'claims', localised: true, cache: 'none', statuses: [200, 400, 401, 403, 413, 422, 429, 500, 503] },
  listPendingClaimServices: { service: 'member', method: 'GET', path: '/{id}/pending-claim-services', tag: 'claims', localised: true, cache: 'session', statuses: [200, 204, 401, 403, 429, 500, 503] },
  listRecentClaimServices: { service: 'member', method: 'GET', path: '/{id}/recent-claim-services', tag: 'claims', localised: true, cache: 'session', statuses: [200, 204, 400, 401, 403, 429, 500, 503] },
  listExternalCoverages: { service: 'member', method: 'GET', path: '/{id}/external-coverages', tag: 'coordination', localised: false, cache: 'session', statuses: [200, 204, 400, 401, 403, 429, 500, 503] },
  getCob: { service: 'member', method: 'GET', path: '/{id}/{participantId}/cob', tag: 'coordination', localised: false, cache: 'session', statuses: [200, 204, 400, 401, 403, 429, 500, 503] },
  listCobReasons: { service: 'member', method: 'GET', path: '/{id}/cob-reasons', tag: 'coordination', localised: true, cache: 'session', statuses: [200, 400, 401, 403, 429, 500, 503] },
  searchHealthProfessionals: { service: 'member', method: 'GET', path: '/{id}/health-professionals', tag: 'providers', localised: true, cache: 'session', statuses: [200, 400, 401, 403, 429, 500, 503] },
  listProviderTypes: { service: 'member', method: 'GET', path: '/{id}/provider-types', tag: 'providers', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  listRecentProviders: { service: 'member', method: 'GET', path: '/{id}/recent-providers', tag: 'providers', localised: true, cache: 'session', statuses: [200, 204, 401, 403, 429, 500, 503] },
  searchClaims: { service: 'member', method: 'GET', path: '/{id}/claims', tag: 'history', localised: true, cache: 'session', statuses: [200, 204, 400, 401, 403, 429, 500, 503] },
  getClaimsPdf: { service: 'member', method: 'GET', path: '/{id}/claims/pdf', tag: 'history', localised: true, cache: 'none', download: { en: 'claims.pdf', fr: 'demandes.pdf' }, statuses: [200, 400, 401, 403, 429, 500, 503] },
  getClaimPaymentDetails: { service: 'member', method: 'GET', path: '/{id}/claims/{claimId}/payment-details/{line}', tag: 'history', localised: true, cache: 'session', statuses: [200, 400, 401, 403, 404, 429, 500, 503] },
  getClaimPaymentDetailsPdf: { service: 'member', method: 'GET', path: '/{id}/claims/{claimId}/payment-details/{line}/pdf', tag: 'history', localised: true, cache: 'none', download: { en: 'claim-payment-details.pdf', fr: 'details-du-paiement.pdf' }, statuses: [200, 400, 401, 403, 404, 429, 500, 503] },
  listRecentClaims: { service: 'member', method: 'GET', path: '/{id}/recent-claims', tag: 'history', localised: true, cache: 'session', statuses: [200, 401, 403, 429, 500, 503] },
  getEnvConfig: { service: 'member', method: 'GET', path: '/assets/env-config.json', tag: 'content', localised: false, cache: 'session', isStatic: true, statuses: [200, 404] },
  getVersion: { service: 'member', method: 'GET', path: '/assets/version.json', tag: 'content', localised: false, cache: 'session', isStatic: true, statuses: [200, 404] },
  getClaimTerms: { service: 'member', method: 'GET', path: '/claim-terms.json', tag: 'content', localised: true, cache: 'session', isStatic: true, statuses: [200, 404] },
  getContactContent: { service: 'member', method: 'GET', path: '/{brandFolder}/{contactFile}', tag: 'content', localised: true, cache: 'session', isStatic: true, statuses: [200, 404] },
} as const

export type OperationId = keyof typeof OPERATIONS
export interface OperationFacts {
  readonly service: 'account' | 'member'
  readonly method: string
  /** below the base path of the service, parameters in braces */
  readonly path: string
  readonly tag: string
  /** the answer depends on the language */
  readonly localised: boolean
  readonly cache: 'session' | 'none'
  /** name of the file for each language, for documents */
  readonly download?: { readonly en: string; readonly fr: string }
  /** a file beside the service, at an address of its own: no generated call */
  readonly isStatic?: boolean
  readonly statuses: readonly number[]
}
