import { describe, expect, it } from 'vitest'
import { resolve } from '../../tools/generate/contracts/read-contract.ts'
import type { Schema } from '../../tools/contract/requests/values.ts'
import { documents } from './support/calls.ts'

type Service = 'account' | 'member'
const schemaOf = (service: Service, name: string): Schema => {
  const schema = (documents[service].components.schemas ?? {})[name] as Schema | undefined
  if (!schema) throw new Error(`There is no schema ${name}`)
  return schema
}

/** Entities as the specification lists them: each of these fields is in the contract, spelled so, with a type. */
it.each<[row: string, service: Service, entity: string, fields: string]>([
  [
    'DATA-03 DATA-04',
    'member',
    'SecurityPolicy',
    'demo forms banking updateMemberProfile submitClaim easyHsa autoHSA analytics benefitUsage coverage memberProfile statements rta drugAdherence suppressCoverage filterOnKeywords medicalExclusion claimTracker updateBanking storeFront beneficiary premiums premiumPayment maaxClaims brand status suspended',
  ],
  [
    'DATA-05',
    'member',
    'CardholderDetails',
    'firstName lastName policyNumber idNumber participantId preferredLanguage businessOwner regional bookOfBusiness msId provinceOfAdjudication',
  ],
  ['DATA-06', 'member', 'Address', 'addressLine1 addressLine2 addressLine3 postalCode zipCode province state city country addressType'],
  ['DATA-06', 'member', 'ContactInfoDetails', 'id address phone phoneNumber'],
  ['DATA-07', 'member', 'BankingDetails', 'branch bank account'],
  [
    'DATA-08',
    'member',
    'Participant',
    'participantId certificateId firstName lastName isCardholder terminationDate active medicalExclusion privacyConsent dateOfBirth',
  ],
  ['DATA-10', 'member', 'TermsAcceptance', 'termsAndConditionsAccept'],
  ['DATA-11', 'account', 'TokenValidation', 'action newUsername'],
  ['DATA-12', 'member', 'DigitalTokenValues', 'emailExpired emailVerified emailLocked alreadyRegistered language brand email'],
  [
    'DATA-16 DATA-17',
    'member',
    'ClaimExtraInfo',
    'dateOfBirth planCode regionCode participantId isHsa isAutoHsa isRta comments hasComments isAccidentThirdParty isFirstClaimForAccident isWorkersCompEligible claimType lob isProviderNotFound purchasedOnline hasDCIShortTermDisability hasDCILongTermDisability hasDCICriticalIllness hasLADDAccidentalDeath hasLADDAccidentalDismemberment hasLADDTerminalIllness hsaServices benefitServices manualClaimServiceItems benefitProvider coordinationOfBenefits',
  ],
  [
    'DATA-19',
    'member',
    'BenefitService',
    'description programCd serviceId categoryId subcategoryId subcategoryDescription categoryUiId isMasterService specialtyCode isRequirePrescription hasPrescription programId languageCode pocLobId specialtyId dateOfService pocLobCode amountPaid amountPaidByOtherCarrier wasSubmittedToOtherFirst descriptionRbKey isServiceTypeOther serviceCode cobOtherReason cobOtherReasonNote',
  ],
  ['DATA-20', 'member', 'ManualClaimServiceItem', 'dateOfService whatIsClaimFor specify participant'],
  [
    'DATA-22',
    'member',
    'BenefitProvider',
    'addressLine1 addressLine2 aimId cancelsRTA city firstName lastName isDirectPay pauthId phoneNumber postalCode providerType providerSubType providerTypeName province regionCode searchRanking sortNameKey status prnId organizationName',
  ],
  [
    'DATA-23 DATA-24',
    'member',
    'HealthProfessional',
    'pauthId prnId firstName lastName addressLine1 addressLine2 city province postalCode lat lng distanceFromOrigin regionCode providerType providerTypeName phoneNumber isDirectPay aimId status cancelsRTA searchRanking sortNameKey',
  ],
  [
    'DATA-26',
    'member',
    'CoordinationOfBenefits',
    'doesMemberHaveOtherCov cobCovChanged cobNewInfoEffDate cobNewInfoIdNumber cobNewInfoMemberName cobNewInfoPolicyId cobNewInfoIsIndividual cobNewInfoHasHospital cobNewInfoHasDental cobNewInfoHasVision cobNewInfoHasDrugs cobNewInfoHasHealth cobNewInfoHasTravel anyPastCovThatEnded cobPrevInfoTermDate infoOnFileValid wasSubmittedToOtherFirst extCovCarrierCode extCovPrimaryInd extCovTermDate',
  ],
  ['DATA-29', 'member', 'CobReason', 'id reason cancelsRTA cancelsClaim cancelsMessage doesRequireNote'],
  ['DATA-30', 'member', 'ClaimType', 'claimType description lob isRta isDisabledForProv lvl maaxLob maaxBenefit typeName isOther'],
  [
    'DATA-32 DATA-33',
    'member',
    'ServiceType',
    'participantId subcategoryId programId programCd specialtyId specialtyCode pocLobId pocLobCode serviceId serviceCode languageCode description isMasterService categoryId categoryUiId isRequirePrescription dateOfService amountPaid isServiceTypeOther descriptionRbKey cobOtherReason',
  ],
  [
    'DATA-36',
    'member',
    'ClaimServiceLine',
    'claimId claimLineNumber claimStatus hasPaymentDetails participantInfo benefitCode dateReceived dateProcessed serviceDate serviceInfo coinsurancePercent submittedAmount deductibleAmount cobAmount eligibleAmount paidAmount spendingAccountPaidAmount totalPaidAmount isProviderPaidDrugClaim',
  ],
  ['DATA-38', 'member', 'RecentClaim', 'receivedDate serviceDate status statusCode claimType member statusUpdate paymentId'],
])('%s the contract has every field of %s %s', (_, service, entity, fields) => {
  const { properties = {} } = schemaOf(service, entity)
  const missing = fields.split(' ').filter((field) => {
    const property = properties[field] && resolve<Schema>(documents[service], properties[field])
    return !property || (property.type === undefined && !property.enum && !property.oneOf && !property.anyOf)
  })
  expect(missing).toEqual([])
})

describe('formats', () => {
  const pattern = (name: string) => new RegExp((documents.member.components.schemas as Record<string, Schema>)[name]!.pattern!)
  it('DATA-78 DATA-79 CONST-24 dates of searches and births are eight digits', () => {
    expect(pattern('Date8').test('20261005')).toBe(true)
    for (const wrong of ['2026-10-05', '2026105', '202610055', '']) expect(pattern('Date8').test(wrong)).toBe(false)
  })
  it('DATA-27 CONST-24 the participant lookup of coordination of benefits alone has dashes', () => {
    expect(pattern('FullDate').test('2026-10-05')).toBe(true)
    expect(pattern('FullDate').test('20261005')).toBe(false)
  })
  it('DATA-47 money is text with two decimals', () => {
    expect(pattern('Money').test('0.00')).toBe(true)
    for (const wrong of ['0', '1,234.50', '12.5', '1e3']) expect(pattern('Money').test(wrong)).toBe(false)
  })
  it('CONST-11 CONST-12 CONST-09 locales, brands and the length of passwords', () => {
    expect(schemaOf('member', 'Locale').enum).toEqual(['en', 'fr'])
    expect(schemaOf('account', 'NewPassword')).toMatchObject({ minLength: 8, maxLength: 50 })
  })
  it('CONST-10 what is typed in one line ends at 255 characters', () => {
    expect(schemaOf('member', 'LoginId')).toMatchObject({ maxLength: 255 })
    expect(schemaOf('member', 'Email')).toMatchObject({ maxLength: 255 })
  })
  it('CONST-22 the ten kinds of claims', () => {
    expect(schemaOf('member', 'ClaimTypeCode').examples?.toSorted()).toEqual([
      'XX-DCI',
      'XX-DENT',
      'XX-HEAL',
      'XX-HSA',
      'XX-LADD',
      'XX-PHAR',
      'XX-PRAC',
      'XX-PSA',
      'XX-TRAV',
      'XX-VISI',
    ])
  })
})
