import type {
  CardholderDetails,
  ClaimType,
  CobReason,
  ExternalCoverage,
  HealthProfessional,
  HsaEligibleService,
  Participant,
  ProviderType,
  ServiceType,
  VisionSubcategory,
  WellnessBenefit,
} from '~generated/member/model/index.ts'

/**
 * The claim types of a small plan. This file also contains the other records of the plan and its providers. Together
 * they include at least one record of each kind to which a claim can refer.
 */
export const CLAIM_TYPES: readonly ClaimType[] = [
  {
    claimType: 'XX-PRAC',
    description: 'Health practitioner',
    lob: '03',
    maaxLob: 'EHB',
    maaxBenefit: 'PARA',
    isRta: true,
    isDisabledForProv: false,
  },
  { claimType: 'XX-HEAL', description: 'Health', lob: '04', isRta: false, isDisabledForProv: false },
  { claimType: 'XX-DENT', description: 'Dental', lob: '02', isRta: true, isDisabledForProv: false },
  { claimType: 'XX-PHAR', description: 'Drugs', lob: '01', isRta: false, isDisabledForProv: false },
  { claimType: 'XX-VISI', description: 'Vision', lob: '04', isRta: true, isDisabledForProv: false },
  { claimType: 'XX-TRAV', description: 'Travel', lob: '05', isRta: false, isDisabledForProv: false },
  { claimType: 'XX-PSA', description: 'Wellness', lob: '07', isRta: false, isDisabledForProv: false },
  { claimType: 'XX-HSA', description: 'Health spending account', lob: '06', isRta: false, isDisabledForProv: false },
  { claimType: 'XX-DCI', description: 'Disability', lob: '08', isRta: false, isDisabledForProv: false },
  { claimType: 'XX-LADD', description: 'Life', lob: '09', isRta: false, isDisabledForProv: false },
]

const service = (serviceId: number, description: string, more: Partial<ServiceType> = {}): ServiceType => ({
  serviceId,
  description,
  specialtyCode: 'PHYS',
  specialtyId: 7,
  programId: 2,
  programCd: 'MEDAVIE',
  pocLobId: 3,
  pocLobCode: '03',
  languageCode: 'en',
  isRequirePrescription: false,
  isServiceTypeOther: false,
  maximum: { coinsurancePercent: 80, remaining: '200.00', yearlyMaximum: '500.00' } as never,
  additionalQuestions: [],
  // values that the API suggests; they differ from the member's answers, so that a test notices if one replaces an
  // answer
  amountPaid: '1.00',
  dateOfService: '20231201',
  participantId: '99',
  cobOtherReason: 2,
  ...more,
})
export const SERVICES: readonly ServiceType[] = [
  service(101, 'Assessment'),
  service(102, 'Treatment', { isMasterService: true }),
  service(111, 'Massage', { specialtyCode: 'MASS', isRequirePrescription: true }),
  service(0, 'Other', { isServiceTypeOther: true }),
]

/**
 * Builds the list of services in one subcategory of vision care. The list ends with the entry "Other", as in the API's
 * responses.
 */
const kind = (
  subcategoryId: number,
  subcategoryDescription: string,
  ...services: readonly ServiceType[]
): readonly ServiceType[] =>
  [...services, service(0, 'Other', { isServiceTypeOther: true, specialtyCode: 'OPTO' })].map((each) => ({
    ...each,
    subcategoryId,
    subcategoryDescription,
  }))
export const KINDS: Readonly<Record<string, readonly ServiceType[]>> = {
  '1': kind(1, 'Eye examination', service(301, 'Eye examination', { specialtyCode: 'OPTO' })),
  '2': kind(
    2,
    'Glasses',
    service(311, 'Frames', { specialtyCode: 'OPTI' }),
    service(312, 'Lenses', { specialtyCode: 'OPTI', isRequirePrescription: true }),
  ),
  '0': kind(0, 'Other'),
}
export const SUBCATEGORIES: readonly VisionSubcategory[] = [
  { subcategoryId: 1, description: 'Eye examination', languageCode: 'en', isServiceTypeOther: false },
  { subcategoryId: 2, description: 'Glasses', languageCode: 'en', isServiceTypeOther: false },
  { subcategoryId: 0, description: 'Other', languageCode: 'en', isServiceTypeOther: true },
]

/**
 * Benefits of the wellness account. The second benefit has no `serviceId`, because a response may omit this property.
 */
export const WELLNESS: readonly WellnessBenefit[] = [
  { benefitCode: 'FITN0001', shortDescription: 'Fitness fees', longDescription: 'Gym and pool.', serviceId: 501 },
  { benefitCode: 'FAMI0001', shortDescription: 'Child care', longDescription: 'Day care.' },
]

export const PROVIDER_TYPES: readonly ProviderType[] = [
  { providerType: 'PHYSPARA', providerTypeName: 'Physiotherapist', specialtyCode: 'PHYS' },
  { providerType: 'MASSINDI', providerTypeName: 'Massage therapist', specialtyCode: 'MASS', claimTypes: ['XX-PRAC'] },
  { providerType: 'OPTOINDI', providerTypeName: 'Optometrist', specialtyCode: 'OPTO', claimTypes: ['XX-VISI'] },
  { providerType: 'OPTIPARA', providerTypeName: 'Optician', specialtyCode: 'OPTI', claimTypes: ['XX-VISI'] },
]

const provider = (pauthId: string, more: Partial<HealthProfessional> = {}): HealthProfessional => ({
  pauthId,
  firstName: 'Anne',
  lastName: 'Roy',
  addressLine1: '1 Main Street',
  city: 'Moncton',
  province: 'NB',
  postalCode: 'E1C 4M1',
  phoneNumber: '5065550123',
  providerType: 'PHYSPARA',
  providerSubType: null,
  providerTypeName: 'Physiotherapist',
  lat: 46.1,
  lng: -64.8,
  distanceFromOrigin: 1.2,
  searchRanking: 1,
  sortNameKey: 'ROY ANNE',
  ...more,
})
export const PROVIDERS: readonly HealthProfessional[] = [
  provider('P1'),
  provider('P2', { cancelsRTA: true, isDirectPay: true }),
]
export const RECENT_PROVIDERS: readonly HealthProfessional[] = [
  provider('R1', { organizationName: 'Clinique du Havre' }),
]

const person = (
  participantId: string,
  firstName: string,
  isCardholder: boolean,
  more: Partial<Participant> = {},
): Participant => ({
  participantId,
  firstName,
  lastName: 'TREMBLAY',
  isCardholder,
  active: true,
  dateOfBirth: '19800229',
  ...more,
})
export const PARTICIPANTS: readonly Participant[] = [
  person('1', 'MARIE-ÈVE', true),
  person('2', 'THÉO', false, { dateOfBirth: '20170615' }),
  person('3', 'PAUL', false),
]

export const CARDHOLDER: CardholderDetails = {
  firstName: 'MARIE-ÈVE',
  lastName: 'TREMBLAY',
  policyNumber: '0123456',
  idNumber: '987654321',
  participantId: '1',
  preferredLanguage: 'FR',
  regional: false,
  provinceOfAdjudication: 'NB',
}

export const COB_REASONS: readonly CobReason[] = [
  {
    id: 1,
    reason: 'Maximum dollar amount reached',
    cancelsRTA: false,
    cancelsClaim: false,
    cancelsMessage: null,
    doesRequireNote: false,
  },
  { id: 2, reason: 'Maximum frequency met', cancelsRTA: false, cancelsClaim: false, doesRequireNote: false },
  { id: 3, reason: 'Not an eligible benefit', cancelsRTA: false, cancelsClaim: false, doesRequireNote: false },
  {
    id: 4,
    reason: 'Requires prescription',
    cancelsRTA: true,
    cancelsClaim: true,
    cancelsMessage: 'A prescription is required to complete this claim submission.',
    doesRequireNote: false,
  },
  {
    id: 5,
    reason: 'Requires prior authorization',
    cancelsRTA: true,
    cancelsClaim: true,
    cancelsMessage: 'Prior authorization is required to complete this claim submission.',
    doesRequireNote: false,
  },
  { id: 6, reason: 'Other', cancelsRTA: true, cancelsClaim: false, doesRequireNote: true },
]

const eligible = (
  id: string,
  hsaUnclaimedEligibleAmount: string,
  more: Partial<HsaEligibleService> = {},
): HsaEligibleService => ({
  id,
  mssClaimId: `M-${id}`,
  claimId: id.slice(0, 2),
  participant: 'Théo Tremblay',
  dateOfService: '20260521',
  lob: '03',
  benefitCode: 'CHLTH',
  submittedAmount: '95.00',
  amountPaid: '76.00',
  amountPaidByOtherCarrier: '0.00',
  hsaEligibleAmount: '19.00',
  calculatedEligibleAmount: '19.00',
  hsaPaidAmount: '0.00',
  hsaUnclaimedEligibleAmount,
  updatedCobAmount: '0.00',
  wasSubmittedToOtherFirst: false,
  hsaRequestedFlag: false,
  hsaAvailableFlag: true,
  claimEligibleFlag: true,
  serviceDescription: 'Eye examination',
  ...more,
})
/** Services that the health spending account can pay: two of one claim, one of another. */
export const HSA_SERVICES: readonly HsaEligibleService[] = [
  eligible('C1-1', '19.00'),
  eligible('C1-2', '3.64', { hsaPaidAmount: '15.36', updatedCobAmount: '12.00', wasSubmittedToOtherFirst: true }),
  eligible('C2-1', '11.66', { din: '09901511', benefitCode: 'DRUG', serviceDescription: 'Prescription drugs' }),
]

export const COVERAGE_ON_FILE: ExternalCoverage = {
  extCovCarrierCode: 'OTHER',
  extCovPrimaryInd: true,
  extCovTermDate: '20271231',
  carrierName: 'Other insurer',
}
