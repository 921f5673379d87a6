import { describe, expect, it } from 'vitest'
import { resolve } from '../../tools/generate/contracts/read-contract.ts'
import type { Schema } from '../../tools/contract/requests/valid-values.ts'
import { documents } from './support/calls.ts'

type Service = 'account' | 'member'
const schemaOf = (service: Service, name: string): Schema => {
  const schema = (documents[service].components.schemas ?? {})[name] as Schema | undefined
  if (!schema) throw new Error(`There is no schema ${name}`)
  return schema
}

/**
 * The specification lists entities with their fields. The contract must have each field, in the same spelling and with
 * a type.
 */
const hasFields = (service: Service, entities: Readonly<Record<string, string>>) => () => {
  for (const [entity, fields] of Object.entries(entities)) {
    const { properties = {} } = schemaOf(service, entity)
    const missing = fields.split(' ').filter((field) => {
      const property = properties[field] && resolve<Schema>(documents[service], properties[field])
      return !property || (property.type === undefined && !property.enum && !property.oneOf && !property.anyOf)
    })
    expect({ entity, missing }).toEqual({ entity, missing: [] })
  }
}

it(
  'the contract has every field that the specification lists for a link in an e-mail',
  { tags: ['DATA-11'] },
  hasFields('account', { TokenValidation: 'action newUsername' }),
)
it(
  'the contract has every field that the specification lists for the security policy of a member',
  { tags: ['DATA-03', 'DATA-04', 'DATA-05', 'DATA-75'] },
  hasFields('member', {
    SecurityPolicy:
      'demo forms banking updateMemberProfile submitClaim easyHsa autoHSA analytics benefitUsage coverage memberProfile statements rta drugAdherence suppressCoverage filterOnKeywords medicalExclusion claimTracker updateBanking storeFront beneficiary premiums premiumPayment maaxClaims brand status suspended',
    CardholderDetails:
      'firstName lastName policyNumber idNumber participantId preferredLanguage businessOwner regional bookOfBusiness msId provinceOfAdjudication',
    MemberCardDetails: 'cardholder customerServiceNumber othersOnPlanList',
    CardPerson: 'idNumber name',
  }),
)
it(
  'the contract has every field that the specification lists for the profile of a member',
  { tags: ['DATA-06', 'DATA-07', 'DATA-08', 'DATA-10'] },
  hasFields('member', {
    Address: 'addressLine1 addressLine2 addressLine3 postalCode zipCode province state city country addressType',
    ContactInfoDetails: 'id address phone phoneNumber',
    BankingDetails: 'branch bank account',
    Participant:
      'participantId certificateId firstName lastName isCardholder terminationDate active medicalExclusion privacyConsent dateOfBirth',
    TermsAcceptance: 'termsAndConditionsAccept',
  }),
)
it(
  'the contract has every field that the specification lists for an invitation to the digital portal',
  { tags: ['DATA-12', 'REG-35'] },
  hasFields('member', {
    DigitalTokenValues: 'emailExpired emailVerified emailLocked alreadyRegistered language brand email',
  }),
)
it(
  'the contract has every field that the specification lists for a claim submission',
  { tags: ['DATA-17', 'DATA-19', 'DATA-20'] },
  hasFields('member', {
    ClaimExtraInfo:
      'dateOfBirth planCode regionCode participantId isHsa isAutoHsa isRta comments hasComments isAccidentThirdParty isFirstClaimForAccident isWorkersCompEligible claimType lob isProviderNotFound purchasedOnline hasDCIShortTermDisability hasDCILongTermDisability hasDCICriticalIllness hasLADDAccidentalDeath hasLADDAccidentalDismemberment hasLADDTerminalIllness hsaServices benefitServices manualClaimServiceItems benefitProvider coordinationOfBenefits',
    BenefitService:
      'description programCd serviceId categoryId subcategoryId subcategoryDescription categoryUiId isMasterService specialtyCode isRequirePrescription hasPrescription programId languageCode pocLobId specialtyId dateOfService pocLobCode amountPaid amountPaidByOtherCarrier wasSubmittedToOtherFirst descriptionRbKey isServiceTypeOther serviceCode cobOtherReason cobOtherReasonNote',
    ManualClaimServiceItem: 'dateOfService whatIsClaimFor specify participant',
  }),
)
it(
  'the contract has every field that the specification lists for a provider and a health professional',
  { tags: ['DATA-22', 'DATA-23', 'DATA-24'] },
  hasFields('member', {
    BenefitProvider:
      'addressLine1 addressLine2 aimId cancelsRTA city firstName lastName isDirectPay pauthId phoneNumber postalCode providerType providerSubType providerTypeName province regionCode searchRanking sortNameKey status prnId organizationName',
    HealthProfessional:
      'pauthId prnId firstName lastName addressLine1 addressLine2 city province postalCode lat lng distanceFromOrigin regionCode providerType providerTypeName phoneNumber isDirectPay aimId status cancelsRTA searchRanking sortNameKey',
  }),
)
it(
  'the contract has every field that the specification lists for the coordination of benefits',
  { tags: ['DATA-26', 'DATA-29'] },
  hasFields('member', {
    CoordinationOfBenefits:
      'doesMemberHaveOtherCov cobCovChanged cobNewInfoEffDate cobNewInfoIdNumber cobNewInfoMemberName cobNewInfoPolicyId cobNewInfoIsIndividual cobNewInfoHasHospital cobNewInfoHasDental cobNewInfoHasVision cobNewInfoHasDrugs cobNewInfoHasHealth cobNewInfoHasTravel anyPastCovThatEnded cobPrevInfoTermDate infoOnFileValid wasSubmittedToOtherFirst extCovCarrierCode extCovPrimaryInd extCovTermDate',
    CobReason: 'id reason cancelsRTA cancelsClaim cancelsMessage doesRequireNote',
  }),
)
it(
  'the contract has every field that the specification lists for claim types and services',
  { tags: ['DATA-30', 'DATA-31', 'DATA-32', 'DATA-33'] },
  hasFields('member', {
    ClaimType: 'claimType description lob isRta isDisabledForProv lvl maaxLob maaxBenefit typeName isOther',
    VisionSubcategory: 'id participantId languageCode description subcategoryId isServiceTypeOther',
    ServiceType:
      'participantId subcategoryId programId programCd specialtyId specialtyCode pocLobId pocLobCode serviceId serviceCode languageCode description isMasterService categoryId categoryUiId isRequirePrescription dateOfService amountPaid isServiceTypeOther descriptionRbKey cobOtherReason',
  }),
)
it(
  'the contract has every field that the specification lists for the claims on file',
  { tags: ['DATA-35', 'DATA-36', 'DATA-38'] },
  hasFields('member', {
    ClaimHistory: 'totals claimLines participantId participantDob participantName',
    ClaimHistoryLine: 'benefitDesc serviceDate submittedAmount paidAmount excludedAmount deductibleAmount',
    ClaimServiceLine:
      'claimId claimLineNumber claimStatus hasPaymentDetails participantInfo benefitCode dateReceived dateProcessed serviceDate serviceInfo coinsurancePercent submittedAmount deductibleAmount cobAmount eligibleAmount paidAmount spendingAccountPaidAmount totalPaidAmount isProviderPaidDrugClaim',
    RecentClaim: 'receivedDate serviceDate status statusCode claimType member statusUpdate paymentId',
  }),
)
it(
  'the contract has every field that the specification lists for payments and premiums',
  { tags: ['DATA-15', 'DATA-39', 'DATA-42', 'DATA-77'] },
  hasFields('member', {
    Premiums: 'totalAmount premiums',
    PremiumTransaction: 'transactionDate type amount',
    CreditCard: 'cardId maskedPan expiryDate',
    PaymentHistory: 'showHSP totalPaidAmount paymentLines',
    PaymentLine: 'dateProcessed paymentType paymentId spendingAccountUsed paidAmount',
    PaymentStatement:
      'paymentType showHSP issueDate paidAmount issuedToName addressLine1 addressLine2 postalCode city calculationOfBenefits claimAdjustments subtotals hsaExplanationOfBenefits',
    BenefitCalculation: 'participantId participantName participantDob benefitLines',
    BenefitLine: 'benefitCode benefitDescription benefitType paymentDetailLine',
    PaymentDetailLine:
      'serviceDate submittedAmount eligibleAmount excludedAmount deductibleAmount coinsurancePct paidAmount hspAmount',
  }),
)
it(
  'the contract has every field that the specification lists for the spending accounts and the expenses that they pay',
  { tags: ['DATA-45', 'DATA-46', 'DATA-48', 'DATA-49'] },
  hasFields('member', {
    SpendingAccount: 'accountType coveredParticipants currentPeriod previousPeriods totalUsableAmount balance',
    SpendingPeriod: 'startDate endDate forfeitDate balanceAmount allocationAmount usedAmount usableAmount',
    HsaClaimGroups: 'hsaClaims',
    HsaClaimGroup: 'hsaServices',
    HsaEligibleService:
      'id mssClaimId claimId regionCd certNum groupId section participant datePaid dateOfService lob benefitCode din submittedAmount amountPaid hsaEligibleAmount wasSubmittedToOtherFirst calculatedEligibleAmount hsaPaidAmount hsaUnclaimedEligibleAmount hsaRequestedFlag hsaAvailableFlag claimEligibleFlag registrationNumber updatedCobAmount hsaUnclaimedEligibleUpd amountPaidByOtherCarrier',
    WellnessBenefit: 'benefitCode shortDescription longDescription',
  }),
)
it(
  'the contract has every field that the specification lists for the retirement program, the booklet and insurance',
  { tags: ['DATA-50', 'DATA-51', 'DATA-71', 'DATA-72'] },
  hasFields('member', {
    RhipAmount: 'id amount',
    BookletId: 'id bookletId',
    LifeBenefit: 'code label description beneficiaryDetails trusteeDetails benefitDetails',
    BeneficiaryDetail: 'beneficiaryCode name percentage',
    LifeBenefitDetail: 'amount lob lobLabel lobName',
    OnlineDoctors:
      'coverageDescriptionTitle coverageDescription accountAccessTitle accountAccessMessage accountAccessUrl',
  }),
)
it(
  'the contract has every field that the specification lists for dental and hospital coverage',
  { tags: ['DATA-53', 'DATA-56', 'DATA-57', 'DATA-59'] },
  hasFields('member', {
    DentalBenefits: 'coverages overallProvisions',
    DentalCoverageGroup: 'code shortDescription longDescription provisions',
    HospitalBenefitDetails: 'heading description provisions eligibility claimRequirements',
    CoveredServiceDetails: 'heading description provisions eligibility claimRequirements benefit relatedServices',
    BenefitPlace: 'categoryDescription subcategoryDescription',
    BenefitFamily: 'shortDesc benefits',
    FamilyBenefit: 'benefitCode shortDesc',
  }),
)
it(
  'the contract has every field that the specification lists for extended health coverage and drugs',
  { tags: ['DATA-60', 'DATA-61', 'DATA-62', 'DATA-70'] },
  hasFields('member', {
    BenefitCategory: 'id description subcategories',
    BenefitSubcategory: 'description services',
    CoveredService: 'code',
    ProvisionMap: 'overallProvisions healthCareProductsMap',
    HealthCareProduct: 'shortDescription longDescription provisions claimRequirements',
    DrugDetails:
      'comparableDrugs drugChemName drugName drugDin eligibility genericEquivalents isGeneric condCopay copayVary hasMac ramq tier webCode index',
    ComparableDrugs: 'label drugs',
  }),
)
it(
  'the contract has every field that the specification lists for connected care',
  { tags: ['DATA-73', 'DATA-74'] },
  hasFields('member', {
    CareCategory: 'id categoryName categoryDescription categoryLogoLink services',
    CareService:
      'id serviceName vendorName vendorCardDescription shortVendorDescription endDate logoLink darkLogoLink cardImageLink pageImageLink buttonTitle buttonExternalLink isPinned isDirectLink analyticsId content',
    CareServiceContent: 'longVendorDescription paragraphs tables',
    CareParagraph: 'name descriptions bullets subBullets strongTextDescriptions',
    CareTable: 'title rows',
    CareTableRow: 'title timePeriod details cost note',
  }),
)

describe('formats', () => {
  const pattern = (name: string) =>
    new RegExp((documents.member.components.schemas as Record<string, Schema>)[name]!.pattern!)
  it('a date of a search and a date of birth have eight digits', { tags: ['DATA-78', 'DATA-79'] }, () => {
    expect(pattern('Date8').test('20261005')).toBe(true)
    for (const wrong of ['2026-10-05', '2026105', '202610055', '']) expect(pattern('Date8').test(wrong)).toBe(false)
  })
  it('only the search for coordination of benefits has dates with dashes', () => {
    expect(pattern('FullDate').test('2026-10-05')).toBe(true)
    expect(pattern('FullDate').test('20261005')).toBe(false)
  })
  it('an amount of money is text with two decimals', { tags: ['DATA-47'] }, () => {
    expect(pattern('Money').test('0.00')).toBe(true)
    for (const wrong of ['0', '1,234.50', '12.5', '1e3']) expect(pattern('Money').test(wrong)).toBe(false)
  })
  it(
    'the portal has two languages, and a password has 8 to 50 characters',
    { tags: ['CONST-11', 'CONST-12', 'CONST-09'] },
    () => {
      expect(schemaOf('member', 'Locale').enum).toEqual(['en', 'fr'])
      expect(schemaOf('account', 'NewPassword')).toMatchObject({ minLength: 8, maxLength: 50 })
    },
  )
  it('a login and an e-mail address have at most 255 characters', { tags: ['CONST-10'] }, () => {
    expect(schemaOf('member', 'LoginId')).toMatchObject({ maxLength: 255 })
    expect(schemaOf('member', 'Email')).toMatchObject({ maxLength: 255 })
  })
  it('the agreement types of a provision are those of the specification', { tags: ['DATA-76'] }, () => {
    expect(schemaOf('member', 'AgreementType').enum).toEqual([
      'DENTAL_PRICING',
      'HEALTH_PRICING',
      'COINSURANCE',
      'FISCAL_MAXIMUM',
      'BENEFIT_MAXIMUM',
    ])
  })
  it('the contract has the ten claim types of the specification', { tags: ['CONST-22'] }, () => {
    const codes = 'XX-DCI XX-DENT XX-HEAL XX-HSA XX-LADD XX-PHAR XX-PRAC XX-PSA XX-TRAV XX-VISI'.split(' ')
    expect(schemaOf('member', 'ClaimTypeCode').examples?.toSorted()).toEqual(codes)
  })
})
