import type {
  Address,
  BankingDetails,
  ExternalCoverage,
  Participant,
  PreferredLanguage,
  Province,
  SecurityPolicy,
} from '../generated/member/model/index.ts'
import type { ExplanationId } from './benefit-data/explanations.ts'
import type { DocumentKindId } from './benefit-data/document-kinds.ts'
import { BEHIND, PAID_UP, type PremiumTerms } from './benefit-data/premiums/terms.ts'

/** A claim with one line that a tester adds to a member's history. */
export interface AddedClaim {
  /** code of a specialty (`PHYS`) or of another service (`RX01`) */
  readonly service: string
  /** number of the person; by default the cardholder's */
  readonly participantId?: string
  /** date of service in eight digits; by default ten days ago */
  readonly date?: string
  /** amount in dollars, such as `139.50`; by default the usual price */
  readonly amount?: string
  /** claim status; by default PAID */
  readonly status?: string
  /** a document that the claim waits for */
  readonly needs?: DocumentKindId
  /** the reason for which the claim is declined when it is decided */
  readonly refusal?: ExplanationId
}

/** A test member. Each persona lists only what differs from the persona `default`. */
export interface Persona {
  readonly key: string
  /** one-line description for the index page and the documentation */
  readonly story: string
  readonly policy: SecurityPolicy & Required<Pick<SecurityPolicy, 'brand' | 'status'>>
  readonly cardholder: {
    readonly firstName: string
    readonly lastName: string
    readonly policyNumber: string
    readonly idNumber: string
    readonly participantId: string
    readonly preferredLanguage: PreferredLanguage
    readonly bookOfBusiness: string
    readonly msId: string
    readonly provinceOfAdjudication: Province
  }
  readonly participants: readonly Participant[]
  readonly address: Address
  readonly phoneNumber: string
  readonly banking?: BankingDetails
  readonly termsAccepted: boolean
  /** balances in cents; absent if the member has no such account */
  readonly healthSpending?: number
  readonly wellness?: number
  /**
   * amount that the retirement health insurance program can still pay this year, in cents; absent if the member is not
   * enrolled
   */
  readonly retirement?: number
  /** premiums that the member pays; absent if the employer pays them */
  readonly premiums?: PremiumTerms
  /** keys of the benefits that the plan includes (DATA-67) */
  readonly benefits: readonly string[]
  /** coverage with another insurer that is on file, by participant */
  readonly otherCoverage?: Readonly<Record<string, ExternalCoverage>>
  /** vision subcategories by the number of a person; people who are not listed have the usual ones */
  readonly visionKinds?: Readonly<Record<string, readonly number[]>>
  /** yearly deductible of each person, in cents */
  readonly deductible?: number
  /** remaining part of this year's maximum in cents, by specialty code */
  readonly nearlyUsed?: Readonly<Record<string, number>>
  /** number of past claim lines, and the largest number that a search returns */
  readonly history: { readonly lines: number; readonly maxLimit: number }
  readonly addedClaims?: readonly AddedClaim[]
  /** smallest amount of a line, in cents, for which the insurer requests a document if the claim has no files */
  readonly documentsFrom?: number
  /** failure that the sandbox simulates for this member */
  readonly trouble?: 'locked' | 'policy-down'
}

export const PASSWORD = 'Welcome2portal'
export const loginOf = (key: string): string => `${key}@example.com`

const marieEve: Persona = {
  key: 'default',
  story: 'Everything works: claims, direct deposit, a spouse and a child, New Brunswick, general brand.',
  policy: {
    brand: 'MBC',
    status: 'ACTIVE',
    suspended: false,
    demo: false,
    forms: true,
    banking: true,
    updateBanking: true,
    memberProfile: true,
    updateMemberProfile: true,
    submitClaim: true,
    easyHsa: false,
    autoHSA: false,
    analytics: false,
    benefitUsage: true,
    coverage: true,
    statements: true,
    rta: true,
    drugAdherence: false,
    suppressCoverage: false,
    filterOnKeywords: true,
    medicalExclusion: false,
    claimTracker: true,
    storeFront: true,
    beneficiary: true,
    premiums: false,
    premiumPayment: false,
    maaxClaims: true,
  },
  cardholder: {
    firstName: 'MARIE-ÈVE',
    lastName: 'ROY-CÔTÉ',
    policyNumber: '90210',
    idNumber: '100200300',
    participantId: '1',
    preferredLanguage: 'EN',
    bookOfBusiness: 'GROUP',
    msId: '7001',
    provinceOfAdjudication: 'NB',
  },
  participants: [
    person('1', 'Marie-Ève', 'Roy-Côté', '19860412', true),
    person('2', 'Daniel', 'Cormier', '19841130', false),
    person('3', 'Théo', 'Cormier-Roy', '20150907', false),
  ],
  address: {
    addressLine1: '123, rue Principale',
    addressLine2: 'App. 4',
    city: 'Moncton',
    province: 'NB',
    postalCode: 'E1C 4M1',
    country: 'CA',
    addressType: 'MAILING',
  },
  phoneNumber: '5065550123',
  banking: { branch: '00512', bank: '003', account: '0012345678' },
  termsAccepted: true,
  benefits: ['DENTAL', 'DRUGS', 'EHB', 'HOSPITAL', 'LIFEDIS', 'OPTBEN', 'ONLINEDOCTOR', 'TRAVEL', 'WELLNESSMEDSECOP'],
  history: { lines: 16, maxLimit: 500 },
}

export function person(
  participantId: string,
  firstName: string,
  lastName: string,
  dateOfBirth: string,
  isCardholder: boolean,
): Participant {
  return {
    participantId,
    certificateId: `100200300-0${participantId}`,
    firstName,
    lastName,
    isCardholder,
    active: true,
    medicalExclusion: false,
    privacyConsent: true,
    dateOfBirth,
  }
}

type Difference = Partial<Omit<Persona, 'policy' | 'cardholder'>> & {
  policy?: Partial<SecurityPolicy>
  cardholder?: Partial<Persona['cardholder']>
}

export function derivePersona(
  base: Persona,
  key: string,
  story: string,
  { policy, cardholder: facts, ...difference }: Difference,
): Persona {
  const cardholder = { ...base.cardholder, ...facts }
  const merged = { ...base, ...difference }
  // a certificate number is the cardholder's id number and the person's number, with a hyphen between them
  const participants = merged.participants.map((each) => ({
    ...each,
    certificateId: `${cardholder.idNumber}-0${each.participantId}`,
  }))
  return { ...merged, participants, key, story, policy: { ...base.policy, ...policy }, cardholder }
}

const singleMember = (cardholder: { firstName: string; lastName: string }, dateOfBirth: string): Participant[] => [
  person('1', cardholder.firstName, cardholder.lastName, dateOfBirth, true),
]

const { banking: _, ...withoutBanking } = marieEve
export const noBanking: Persona = withoutBanking

export const PERSONAS: readonly Persona[] = [
  marieEve,
  derivePersona(
    marieEve,
    'saskatchewan',
    'Saskatchewan brand (SBC): no connected care, no directory link, no dental coverage.',
    {
      benefits: marieEve.benefits.filter((key) => key !== 'DENTAL'),
      policy: { brand: 'SBC' },
      cardholder: {
        firstName: 'PATRICK',
        lastName: 'O’NEILL',
        policyNumber: '55010',
        idNumber: '300400500',
        provinceOfAdjudication: 'SK',
        msId: '7002',
      },
      participants: [
        ...singleMember({ firstName: 'Patrick', lastName: 'O’Neill' }, '19790228'),
        person('2', 'Anjali', 'O’Neill', '19810615', false),
      ],
      address: {
        addressLine1: '45 Elm Street',
        city: 'Regina',
        province: 'SK',
        postalCode: 'S4P 2Z6',
        country: 'CA',
        addressType: 'MAILING',
      },
      phoneNumber: '3065550145',
    },
  ),
  derivePersona(marieEve, 'ontario', 'Ontario brand (OBC): no help centre; a yearly deductible of $25.', {
    policy: { brand: 'OBC' },
    cardholder: {
      firstName: 'HARJIT',
      lastName: 'SINGH',
      policyNumber: '66020',
      idNumber: '400500600',
      provinceOfAdjudication: 'ON',
      msId: '7003',
    },
    participants: singleMember({ firstName: 'Harjit', lastName: 'Singh' }, '19900101'),
    address: {
      addressLine1: '900 Queen Street',
      addressLine2: 'Unit 12',
      city: 'Ottawa',
      province: 'ON',
      postalCode: 'K1P 5N7',
      country: 'CA',
      addressType: 'MAILING',
    },
    phoneNumber: '6135550187',
    deductible: 25_00,
  }),
  derivePersona(marieEve, 'quebec', 'Quebec brand (QBC), prefers French; drugs cannot be claimed online.', {
    policy: { brand: 'QBC' },
    cardholder: {
      firstName: 'ÉMILE',
      lastName: 'LAFRENIÈRE',
      policyNumber: '77030',
      idNumber: '500600700',
      preferredLanguage: 'FR',
      provinceOfAdjudication: 'QC',
      msId: '7004',
    },
    participants: [
      ...singleMember({ firstName: 'Émile', lastName: 'Lafrenière' }, '19721224'),
      person('2', 'Noémie', 'Lafrenière', '20101019', false),
    ],
    address: {
      addressLine1: '1200, boulevard Saint-Laurent',
      city: 'Montréal',
      province: 'QC',
      postalCode: 'H3B 2Y5',
      country: 'CA',
      addressType: 'MAILING',
    },
    phoneNumber: '5145550199',
    banking: { branch: '20041', bank: '815', account: '1234567' },
  }),
  derivePersona(marieEve, 'dependant', 'Signed in as the spouse; the cardholder shares no information.', {
    cardholder: { firstName: 'DANIEL', lastName: 'CORMIER', participantId: '2', msId: '7005' },
    participants: marieEve.participants.map((each) =>
      each.participantId === '1' ? { ...each, privacyConsent: false } : each,
    ),
  }),
  derivePersona(
    marieEve,
    'exclusion',
    'Medical exclusions: of the child, and of the spouse, who shares no information.',
    {
      policy: { medicalExclusion: true },
      participants: marieEve.participants.map((each) => ({
        ...each,
        medicalExclusion: !each.isCardholder,
        privacyConsent: each.participantId !== '2',
      })),
    },
  ),
  derivePersona(marieEve, 'suspended', 'Plan suspended: no claim can be started.', {
    policy: { status: 'SUSPENDED', suspended: true },
  }),
  derivePersona(marieEve, 'alternate', 'maaxClaims is off: the other history and the alternate coverage pages.', {
    policy: { maaxClaims: false },
  }),
  derivePersona(marieEve, 'suppressed', 'suppressCoverage is on: coverage is described in words, without amounts.', {
    policy: { suppressCoverage: true },
  }),
  derivePersona(noBanking, 'no-banking', 'No direct deposit on file; it can be set up online.', {}),
  derivePersona(noBanking, 'no-online-banking', 'No direct deposit on file, and only a paper form to set it up.', {
    policy: { updateBanking: false },
  }),
  derivePersona(marieEve, 'hsa', 'Health spending account with $412.50 left, and the shortcut to use it.', {
    policy: { easyHsa: true },
    healthSpending: 412_50,
    benefits: [...marieEve.benefits, 'HSA'],
  }),
  derivePersona(
    marieEve,
    'programmes',
    'The assistance program and the refugee health program beside the other benefits.',
    {
      benefits: [...marieEve.benefits, 'ASSIST', 'REFUGEE'],
    },
  ),
  derivePersona(marieEve, 'pwa', 'Personal wellness account with $250.00 left.', {
    wellness: 250_00,
    benefits: [...marieEve.benefits, 'PWA'],
  }),
  derivePersona(marieEve, 'locked', 'Sign-in answers 423 to the right password.', { trouble: 'locked' }),
  derivePersona(
    marieEve,
    'cob',
    'Everybody has coverage with another insurer on file; it pays first for the spouse, and second for the child, whose parent with the earlier birthday is the cardholder.',
    {
      otherCoverage: {
        '1': {
          extCovCarrierCode: 'NORTHSTAR',
          extCovPrimaryInd: false,
          carrierName: 'Northstar Assurance',
          effectiveDate: '20190101',
          memberName: 'Daniel Cormier',
          policyId: 'NS-4471',
        },
        '2': {
          extCovCarrierCode: 'NORTHSTAR',
          extCovPrimaryInd: true,
          carrierName: 'Northstar Assurance',
          effectiveDate: '20190101',
          memberName: 'Daniel Cormier',
          policyId: 'NS-4471',
        },
        '3': {
          extCovCarrierCode: 'NORTHSTAR',
          extCovPrimaryInd: false,
          carrierName: 'Northstar Assurance',
          effectiveDate: '20190101',
          memberName: 'Daniel Cormier',
          policyId: 'NS-4471',
        },
      },
    },
  ),
  derivePersona(marieEve, 'many', 'Ten thousand claim lines.', { history: { lines: 10_000, maxLimit: 10_000 } }),
  derivePersona(marieEve, 'policy-down', 'Sign-in works, then the security policy answers 500.', {
    trouble: 'policy-down',
  }),
  derivePersona(marieEve, 'terms', 'Has not accepted the terms and conditions.', { termsAccepted: false }),
  derivePersona(marieEve, 'empty', 'A plan without benefits: every coverage page is empty.', {
    benefits: [],
    history: { lines: 0, maxLimit: 500 },
  }),
  derivePersona(
    marieEve,
    'read-only',
    'Address, e-mail and direct deposit can be seen online, but changed only on paper.',
    {
      policy: { updateMemberProfile: false, updateBanking: false },
    },
  ),
  derivePersona(
    marieEve,
    'retired',
    'Retired, in the retirement health insurance program (RHIP) with $1,850.00 left and an annual report.',
    {
      cardholder: {
        firstName: 'GISÈLE',
        lastName: 'LANDRY',
        policyNumber: '90440',
        idNumber: '100400601',
        msId: '7006',
      },
      participants: singleMember({ firstName: 'Gisèle', lastName: 'Landry' }, '19560318'),
      benefits: marieEve.benefits.filter((key) => key !== 'LIFEDIS' && key !== 'OPTBEN'),
      retirement: 1850_00,
    },
  ),
  derivePersona(
    marieEve,
    'premiums',
    'Pays premiums by pre-authorized debit, one of which the bank returned; card 0119 is declined, card 7730 has expired.',
    {
      policy: { premiums: true, premiumPayment: true },
      premiums: BEHIND,
    },
  ),
  derivePersona(
    marieEve,
    'paid-up',
    'Pays premiums by hand each month: nothing owed, no payment method and no card on file.',
    {
      policy: { premiums: true, premiumPayment: true },
      premiums: PAID_UP,
    },
  ),
  derivePersona(marieEve, 'basic', 'A basic plan: no connected care, no statements, nothing about premiums.', {
    policy: { storeFront: false, statements: false },
  }),
  derivePersona(
    marieEve,
    'hsa-alternate',
    'Health spending account with $412.50 left, maaxClaims off: eligible claims come in groups.',
    {
      policy: { maaxClaims: false },
      healthSpending: 412_50,
      benefits: [...marieEve.benefits, 'HSA'],
    },
  ),
  derivePersona(
    marieEve,
    'vision',
    'Other kinds of vision care for the child than for the parents, who have examinations only.',
    {
      visionKinds: { '1': [1, 0], '2': [1, 0], '3': [1, 4, 0] },
    },
  ),
  derivePersona(marieEve, 'used-up', 'A year nearly used up: nothing left for physiotherapy, $12.00 for massage.', {
    nearlyUsed: { PHYS: 0, MASS: 12_00 },
    history: { lines: 0, maxLimit: 500 },
  }),
  derivePersona(
    marieEve,
    'documents',
    'A dental claim waits for an X-ray and is declined once that has come; an appeal with a file is approved. Claims from $200 without files are asked for documents. Prefers French.',
    {
      cardholder: { preferredLanguage: 'FR' },
      documentsFrom: 200_00,
      addedClaims: [{ service: 'DENT', status: 'PENDED', amount: '240.00', needs: 'XRAY', refusal: 'R03' }],
    },
  ),
]

/** True if the member may see what is about a person: the member, and whoever shares their information (D-158). */
export const isSeenBy = ({ cardholder }: Persona, { participantId, privacyConsent }: Participant): boolean =>
  privacyConsent === true || participantId === cardholder.participantId
