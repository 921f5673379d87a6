/** What the portal must know of the contracts while it runs. Generated from the contracts. Do not edit. */

/** operations whose answer depends on the language */
export const LOCALISED: ReadonlySet<string> = new Set(['getForm', 'getResourceUrls', 'getMemberCardPdf', 'getMemberCardPass', 'getConnectedCareContent', 'getConnectedCareToken', 'getPremiumStatementPdf', 'getPublicResourceUrls', 'listBenefits', 'getHealthSpendingAccountBalance', 'getPersonalWellnessBalance', 'listHospitalFamilies', 'getHospitalFamilyDetails', 'listHospitalBenefits', 'getHospitalBenefit', 'getSuppressedHospital', 'listExtendedHealthFamilies', 'getExtendedHealthFamilyDetails', 'listHealthBenefits', 'getHealthBenefit', 'getSuppressedExtendedHealth', 'getSuppressedDental', 'getSuppressedDrug', 'getDentalBenefits', 'getDentalLastServiceDetails', 'listDentalProvinces', 'listDentalSpecialties', 'listCoveragesDentalProvinces', 'listCoveragesDentalSpecialties', 'getCoveragesDental', 'searchDrugs', 'getDrugDetails', 'listDrugBenefits', 'getLifeDisabilityBenefits', 'getOptionalBenefits', 'getOnlineDoctors', 'getRhipReportPdf', 'getBookletPdf', 'getHealthSpendingAccount', 'getHealthSpendingProductBalances', 'listHsaEligibleClaims', 'searchHsaEligibleClaims', 'getPersonalWellnessAccount', 'listPersonalWellnessServices', 'getLabels', 'listClaimTypes', 'listServiceTypes', 'listSubcategories', 'submitMultiClaims', 'listPendingClaimServices', 'listRecentClaimServices', 'listExternalCoverages', 'getCob', 'listCobReasons', 'getOtherCoverage', 'searchHealthProfessionals', 'listProviderTypes', 'listRecentProviders', 'searchClaimHistories', 'getClaimHistoryStatementPdf', 'searchClaims', 'getClaimsPdf', 'getClaimPaymentDetails', 'getClaimPaymentDetailsPdf', 'listClaimDocumentRequests', 'listPredeterminations', 'createPredetermination', 'getPredetermination', 'listRecentClaims', 'searchPaymentHistories', 'getPaymentStatementsPdf', 'getPaymentDetails', 'getPaymentDetailsPdf', 'listDocuments', 'getDocumentPdf', 'getTravelLetterPdf', 'getClaimTerms', 'getContactContent'])

/** reads whose responses are not cached */
export const UNCACHED: readonly string[] = ['getJwt', 'getConnectedCareToken', 'validateDigitalExpiry', 'validateDigitalMember', 'getClaimDraft']

/** the reads that a write invalidates */
export const INVALIDATES: Readonly<Record<string, readonly string[]>> = {
  registerPasskey: ['listPasskeys'],
  renamePasskey: ['listPasskeys'],
  deletePasskey: ['listPasskeys'],
  endSession: ['listSessions'],
  acceptTermsAndConditions: ['getTermsAndConditions'],
  updateContactInfoDetails: ['getContactInfoDetails'],
  updateBankingDetails: ['getBankingDetails'],
  deleteBankingDetails: ['getBankingDetails'],
  updatePreferredLanguage: ['getCardholderDetails'],
  updatePremiumPaymentMethod: ['getPremiumPaymentMethod'],
  submitMultiClaims: ['listRecentClaims', 'listPendingClaimServices', 'listBenefits', 'listRecentClaimServices', 'listRecentProviders', 'searchClaims', 'searchClaimHistories', 'searchPaymentHistories', 'getHealthSpendingProductBalances', 'getHealthSpendingAccount', 'getHealthSpendingAccountBalance', 'getPersonalWellnessAccount', 'getPersonalWellnessBalance', 'searchHsaEligibleClaims', 'listHsaEligibleClaims', 'listServiceTypes', 'getHealthBenefit', 'getHospitalBenefit', 'getOtherCoverage', 'getDentalLastServiceDetails', 'getCoveragesDental'],
  updateOtherCoverage: ['getOtherCoverage', 'getCob', 'listExternalCoverages'],
  addClaimDocuments: ['listClaimDocumentRequests', 'listRecentClaims', 'searchClaims'],
  withdrawClaim: ['listRecentClaims', 'listPendingClaimServices', 'searchClaims', 'listClaimDocumentRequests'],
  appealClaimLine: ['getClaimPaymentDetails'],
  createPredetermination: ['listPredeterminations'],
}

/** names of documents, by operation and language */
export const DOWNLOADS = {
  getMemberCardPdf: { en: 'Identification.pdf', fr: 'Identification.pdf' },
  getMemberCardPass: { en: 'member-card.pkpass', fr: 'carte-de-membre.pkpass' },
  getPremiumStatementPdf: { en: 'premium-statement.pdf', fr: 'releve-de-primes.pdf' },
  getRhipReportPdf: { en: 'RHIP-summary.pdf', fr: 'sommaire-du-RAMR.pdf' },
  getBookletPdf: { en: 'benefits-booklet.pdf', fr: 'brochure-de-garanties.pdf' },
  getClaimHistoryStatementPdf: { en: 'claim-history.pdf', fr: 'historique-des-demandes.pdf' },
  getClaimsPdf: { en: 'claims.pdf', fr: 'demandes.pdf' },
  getClaimPaymentDetailsPdf: { en: 'claim-payment-details.pdf', fr: 'details-du-paiement.pdf' },
  getPaymentStatementsPdf: { en: 'payment-history.pdf', fr: 'historique-des-paiements.pdf' },
  getPaymentDetailsPdf: { en: 'payment-statement.pdf', fr: 'releve-de-paiement.pdf' },
  getDocumentPdf: { en: 'document.pdf', fr: 'document.pdf' },
  getTravelLetterPdf: { en: 'travel-letter.pdf', fr: 'attestation-de-voyage.pdf' },
} as const
