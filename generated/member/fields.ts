/** What closed requests know, to be taken of other records. Generated from the contracts. Do not edit. */
const only =
  <Name extends string>(...names: readonly Name[]) =>
  <Whole extends object>(whole: Whole): Pick<Whole, Extract<keyof Whole, Name>> =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => (names as readonly string[]).includes(name))) as Pick<Whole, Extract<keyof Whole, Name>>

export const onlyContactInfoRequest = /*#__PURE__*/ only('address', 'phoneNumber')
export const onlyPreferredLanguageRequest = /*#__PURE__*/ only('preferredLanguage')
export const onlyNotificationPreferencesRequest = /*#__PURE__*/ only('basedOn', 'claimDecided', 'claimPaid', 'documentNeeded', 'moneyExpiring', 'coveredAgain')
export const onlyNotificationsReadRequest = /*#__PURE__*/ only('notificationIds')
export const onlyEmailRequest = /*#__PURE__*/ only('email')
export const onlyContactUsRequest = /*#__PURE__*/ only('message')
export const onlyCardRecipient = /*#__PURE__*/ only('email')
export const onlyPremiumPaymentMethodRequest = /*#__PURE__*/ only('type', 'branch', 'bank', 'account', 'withdrawalDay', 'cardId')
export const onlyPremiumPaymentRequest = /*#__PURE__*/ only('amount', 'cardId', 'sessionId')
export const onlyCardPaymentSessionRequest = /*#__PURE__*/ only('amount', 'locale', 'returnUrl')
export const onlyBenefitService = /*#__PURE__*/ only('participantId', 'description', 'descriptionRbKey', 'programId', 'programCd', 'serviceId', 'serviceCode', 'categoryId', 'categoryUiId', 'subcategoryId', 'subcategoryDescription', 'isMasterService', 'specialtyId', 'specialtyCode', 'pocLobId', 'pocLobCode', 'languageCode', 'isRequirePrescription', 'hasPrescription', 'isServiceTypeOther', 'dateOfService', 'amountPaid', 'amountPaidByOtherCarrier', 'wasSubmittedToOtherFirst', 'cobOtherReason', 'cobOtherReasonNote')
export const onlyManualClaimServiceItem = /*#__PURE__*/ only('dateOfService', 'whatIsClaimFor', 'specify', 'participant', 'amountPaid', 'amountPaidByOtherCarrier', 'wasSubmittedToOtherFirst', 'cobOtherReason', 'cobOtherReasonNote')
export const onlyBenefitProvider = /*#__PURE__*/ only('pauthId', 'prnId', 'aimId', 'firstName', 'lastName', 'organizationName', 'addressLine1', 'addressLine2', 'city', 'province', 'postalCode', 'phoneNumber', 'regionCode', 'providerType', 'providerSubType', 'providerTypeName', 'cancelsRTA', 'isDirectPay', 'searchRanking', 'sortNameKey', 'status')
export const onlyCoordinationOfBenefits = /*#__PURE__*/ only('doesMemberHaveOtherCov', 'cobCovChanged', 'infoOnFileValid', 'cobNewInfoEffDate', 'cobNewInfoIdNumber', 'cobNewInfoMemberName', 'cobNewInfoPolicyId', 'cobNewInfoIsIndividual', 'cobNewInfoHasHospital', 'cobNewInfoHasDental', 'cobNewInfoHasVision', 'cobNewInfoHasDrugs', 'cobNewInfoHasHealth', 'cobNewInfoHasTravel', 'anyPastCovThatEnded', 'cobPrevInfoTermDate', 'wasSubmittedToOtherFirst', 'extCovCarrierCode', 'extCovPrimaryInd', 'extCovTermDate')
export const onlyHsaService = /*#__PURE__*/ only('mssClaimId', 'regionCd', 'certNum', 'groupId', 'section', 'participant', 'datePaid', 'dateOfService', 'lob', 'benefitCode', 'din', 'registrationNumber', 'submittedAmount', 'amountPaid', 'amountPaidByOtherCarrier', 'hsaEligibleAmount', 'calculatedEligibleAmount', 'hsaPaidAmount', 'hsaUnclaimedEligibleAmount', 'hsaUnclaimedEligibleUpd', 'updatedCobAmount', 'wasSubmittedToOtherFirst', 'hsaRequestedFlag', 'hsaAvailableFlag', 'claimEligibleFlag')
export const onlyAdditionalAnswer = /*#__PURE__*/ only('id', 'answer')
export const onlyClaimExtraInfo = /*#__PURE__*/ only('claimType', 'participantId', 'lob', 'dateOfBirth', 'planCode', 'regionCode', 'isHsa', 'isAutoHsa', 'isRta', 'comments', 'hasComments', 'isAccidentThirdParty', 'isFirstClaimForAccident', 'isWorkersCompEligible', 'isProviderNotFound', 'purchasedOnline', 'hasDCIShortTermDisability', 'hasDCILongTermDisability', 'hasDCICriticalIllness', 'hasLADDAccidentalDeath', 'hasLADDAccidentalDismemberment', 'hasLADDTerminalIllness', 'benefitServices', 'manualClaimServiceItems', 'benefitProvider', 'coordinationOfBenefits', 'hsaServices', 'additionalAnswers')
export const onlyOtherCoverageRequest = /*#__PURE__*/ only('basedOn', 'isCovered', 'carrierName', 'memberName', 'policyId', 'idNumber', 'effectiveDate', 'endedOn', 'isIndividual', 'covers')
export const onlyDocumentDetails = /*#__PURE__*/ only('requestIds')
export const onlyAppealDetails = /*#__PURE__*/ only('reason')
export const onlyPlannedService = /*#__PURE__*/ only('code', 'amount')
export const onlyCreatePredeterminationRequest = /*#__PURE__*/ only('participantId', 'kind', 'specialty', 'province', 'lines')
