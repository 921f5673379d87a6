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

/** Entities as the specification lists them: each of these fields is in the contract, spelled so, with a type. */
const hasFields = (service: Service, entity: string, fields: string) => () => {
  const { properties = {} } = schemaOf(service, entity)
  const missing = fields.split(' ').filter((field) => {
    const property = properties[field] && resolve<Schema>(documents[service], properties[field])
    return !property || (property.type === undefined && !property.enum && !property.oneOf && !property.anyOf)
  })
  expect(missing).toEqual([])
}

it(
  'the contract has every field of member SecurityPolicy',
  { tags: ['DATA-03', 'DATA-04'] },
  hasFields(
    'member',
    'SecurityPolicy',
    'demo forms banking updateMemberProfile submitClaim easyHsa autoHSA analytics benefitUsage coverage memberProfile statements rta drugAdherence suppressCoverage filterOnKeywords medicalExclusion claimTracker updateBanking storeFront beneficiary premiums premiumPayment maaxClaims brand status suspended',
  ),
)
it(
  'the contract has every field of member CardholderDetails',
  { tags: ['DATA-05'] },
  hasFields(
    'member',
    'CardholderDetails',
    'firstName lastName policyNumber idNumber participantId preferredLanguage businessOwner regional bookOfBusiness msId provinceOfAdjudication',
  ),
)
it(
  'the contract has every field of member Address',
  { tags: ['DATA-06'] },
  hasFields('member', 'Address', 'addressLine1 addressLine2 addressLine3 postalCode zipCode province state city country addressType'),
)
it(
  'the contract has every field of member ContactInfoDetails',
  { tags: ['DATA-06'] },
  hasFields('member', 'ContactInfoDetails', 'id address phone phoneNumber'),
)
it('the contract has every field of member BankingDetails', { tags: ['DATA-07'] }, hasFields('member', 'BankingDetails', 'branch bank account'))
it(
  'the contract has every field of member Participant',
  { tags: ['DATA-08'] },
  hasFields(
    'member',
    'Participant',
    'participantId certificateId firstName lastName isCardholder terminationDate active medicalExclusion privacyConsent dateOfBirth',
  ),
)
it('the contract has every field of member TermsAcceptance', { tags: ['DATA-10'] }, hasFields('member', 'TermsAcceptance', 'termsAndConditionsAccept'))
it('the contract has every field of account TokenValidation', { tags: ['DATA-11'] }, hasFields('account', 'TokenValidation', 'action newUsername'))
it(
  'the contract has every field of member DigitalTokenValues',
  { tags: ['DATA-12'] },
  hasFields('member', 'DigitalTokenValues', 'emailExpired emailVerified emailLocked alreadyRegistered language brand email'),
)
it(
  'the contract has every field of member ClaimExtraInfo',
  { tags: ['DATA-17'] },
  hasFields(
    'member',
    'ClaimExtraInfo',
    'dateOfBirth planCode regionCode participantId isHsa isAutoHsa isRta comments hasComments isAccidentThirdParty isFirstClaimForAccident isWorkersCompEligible claimType lob isProviderNotFound purchasedOnline hasDCIShortTermDisability hasDCILongTermDisability hasDCICriticalIllness hasLADDAccidentalDeath hasLADDAccidentalDismemberment hasLADDTerminalIllness hsaServices benefitServices manualClaimServiceItems benefitProvider coordinationOfBenefits',
  ),
)
it(
  'the contract has every field of member BenefitService',
  { tags: ['DATA-19'] },
  hasFields(
    'member',
    'BenefitService',
    'description programCd serviceId categoryId subcategoryId subcategoryDescription categoryUiId isMasterService specialtyCode isRequirePrescription hasPrescription programId languageCode pocLobId specialtyId dateOfService pocLobCode amountPaid amountPaidByOtherCarrier wasSubmittedToOtherFirst descriptionRbKey isServiceTypeOther serviceCode cobOtherReason cobOtherReasonNote',
  ),
)
it(
  'the contract has every field of member ManualClaimServiceItem',
  { tags: ['DATA-20'] },
  hasFields('member', 'ManualClaimServiceItem', 'dateOfService whatIsClaimFor specify participant'),
)
it(
  'the contract has every field of member BenefitProvider',
  { tags: ['DATA-22'] },
  hasFields(
    'member',
    'BenefitProvider',
    'addressLine1 addressLine2 aimId cancelsRTA city firstName lastName isDirectPay pauthId phoneNumber postalCode providerType providerSubType providerTypeName province regionCode searchRanking sortNameKey status prnId organizationName',
  ),
)
it(
  'the contract has every field of member HealthProfessional',
  { tags: ['DATA-23', 'DATA-24'] },
  hasFields(
    'member',
    'HealthProfessional',
    'pauthId prnId firstName lastName addressLine1 addressLine2 city province postalCode lat lng distanceFromOrigin regionCode providerType providerTypeName phoneNumber isDirectPay aimId status cancelsRTA searchRanking sortNameKey',
  ),
)
it(
  'the contract has every field of member CoordinationOfBenefits',
  { tags: ['DATA-26'] },
  hasFields(
    'member',
    'CoordinationOfBenefits',
    'doesMemberHaveOtherCov cobCovChanged cobNewInfoEffDate cobNewInfoIdNumber cobNewInfoMemberName cobNewInfoPolicyId cobNewInfoIsIndividual cobNewInfoHasHospital cobNewInfoHasDental cobNewInfoHasVision cobNewInfoHasDrugs cobNewInfoHasHealth cobNewInfoHasTravel anyPastCovThatEnded cobPrevInfoTermDate infoOnFileValid wasSubmittedToOtherFirst extCovCarrierCode extCovPrimaryInd extCovTermDate',
  ),
)
it(
  'the contract has every field of member CobReason',
  { tags: ['DATA-29'] },
  hasFields('member', 'CobReason', 'id reason cancelsRTA cancelsClaim cancelsMessage doesRequireNote'),
)
it(
  'the contract has every field of member ClaimType',
  { tags: ['DATA-30'] },
  hasFields('member', 'ClaimType', 'claimType description lob isRta isDisabledForProv lvl maaxLob maaxBenefit typeName isOther'),
)
it(
  'the contract has every field of member ServiceType',
  { tags: ['DATA-32', 'DATA-33'] },
  hasFields(
    'member',
    'ServiceType',
    'participantId subcategoryId programId programCd specialtyId specialtyCode pocLobId pocLobCode serviceId serviceCode languageCode description isMasterService categoryId categoryUiId isRequirePrescription dateOfService amountPaid isServiceTypeOther descriptionRbKey cobOtherReason',
  ),
)
it(
  'the contract has every field of member ClaimServiceLine',
  { tags: ['DATA-36'] },
  hasFields(
    'member',
    'ClaimServiceLine',
    'claimId claimLineNumber claimStatus hasPaymentDetails participantInfo benefitCode dateReceived dateProcessed serviceDate serviceInfo coinsurancePercent submittedAmount deductibleAmount cobAmount eligibleAmount paidAmount spendingAccountPaidAmount totalPaidAmount isProviderPaidDrugClaim',
  ),
)
it(
  'the contract has every field of member RecentClaim',
  { tags: ['DATA-38'] },
  hasFields('member', 'RecentClaim', 'receivedDate serviceDate status statusCode claimType member statusUpdate paymentId'),
)

describe('formats', () => {
  const pattern = (name: string) => new RegExp((documents.member.components.schemas as Record<string, Schema>)[name]!.pattern!)
  it('dates of searches and births are eight digits', { tags: ['DATA-78', 'DATA-79'] }, () => {
    expect(pattern('Date8').test('20261005')).toBe(true)
    for (const wrong of ['2026-10-05', '2026105', '202610055', '']) expect(pattern('Date8').test(wrong)).toBe(false)
  })
  it('the participant lookup of coordination of benefits alone has dashes', () => {
    expect(pattern('FullDate').test('2026-10-05')).toBe(true)
    expect(pattern('FullDate').test('20261005')).toBe(false)
  })
  it('money is text with two decimals', { tags: ['DATA-47'] }, () => {
    expect(pattern('Money').test('0.00')).toBe(true)
    for (const wrong of ['0', '1,234.50', '12.5', '1e3']) expect(pattern('Money').test(wrong)).toBe(false)
  })
  it('locales, brands and the length of passwords', { tags: ['CONST-11', 'CONST-12', 'CONST-09'] }, () => {
    expect(schemaOf('member', 'Locale').enum).toEqual(['en', 'fr'])
    expect(schemaOf('account', 'NewPassword')).toMatchObject({ minLength: 8, maxLength: 50 })
  })
  it('what is typed in one line ends at 255 characters', { tags: ['CONST-10'] }, () => {
    expect(schemaOf('member', 'LoginId')).toMatchObject({ maxLength: 255 })
    expect(schemaOf('member', 'Email')).toMatchObject({ maxLength: 255 })
  })
  it('the ten kinds of claims', { tags: ['CONST-22'] }, () => {
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
