import { also, NOTHING, PDF, says, type ResponseTable } from './canned-response.ts'

const families = {
  '01': {
    benFamilies: [
      {
        shortDesc: 'Hospital room (semi-private/private)',
        benefits: [{ benefitCode: 'HOSP01', shortDesc: 'Semi-private room' }],
      },
    ],
  },
}
const ehbFamilies = {
  '01': {
    benFamilies: [{ shortDesc: 'Practitioners', benefits: [{ benefitCode: 'PRAC01', shortDesc: 'Physiotherapist' }] }],
  },
}
const provisionsOf = (code: string, shortDescription: string) => ({
  healthCareProductsMap: {
    [code]: {
      shortDescription,
      longDescription: `${shortDescription}, in Canada`,
      provisions: ['- 80 % of eligible costs'],
      claimRequirements: ['- A receipt that is paid'],
    },
  },
  overallProvisions: ['- Once every calendar year'],
})
const categories = (description: string, code: string) => [
  { id: 1, description, subcategories: [{ description: `${description}, part one`, services: [{ code }] }] },
]
const words = (heading: string) => ({
  heading,
  description: `${heading}, in Canada`,
  provisions: ['- 80 % of eligible costs'],
  eligibility: ['- Everybody on the plan'],
  claimRequirements: ['- A receipt that is paid'],
})
const KEYS = 'DENTAL DRUGS EHB HSA HOSPITAL LIFEDIS OPTBEN ONLINEDOCTOR PWA WELLNESSMEDSECOP TRAVEL'.split(' ')
const descriptions = ['- Eligible costs are covered at 80 %']
const map = { NB: 'New Brunswick', NS: 'Nova Scotia' }
const specialties = { GP: 'General practitioner', OS: 'Oral surgeon' }
const dentalService = {
  code: '01202',
  shortDescription: 'Recall examination',
  longDescription: 'Recall examination',
  provisions: ['- Once every nine months'],
}
const drug = {
  comparableDrugs: {},
  drugChemName: 'ATORVASTATIN',
  drugName: 'LIPITOR 10 MG',
  drugDin: '02230711',
  eligibility: 'ELIGIBLE',
  genericEquivalents: [],
  isGeneric: false,
  condCopay: false,
  copayVary: false,
  hasMac: false,
  ramq: false,
  tier: 1,
  webCode: 1,
  index: 0,
}
const account = {
  accountType: 'CRCFWRD',
  coveredParticipants: [],
  currentPeriod: {
    startDate: '20260101',
    endDate: '20261231',
    forfeitDate: '20270131',
    balanceAmount: 250.5,
    allocationAmount: 400,
    usedAmount: 149.5,
    usableAmount: 250.5,
  },
  previousPeriods: [],
  totalUsableAmount: 250.5,
}
const wellness = {
  benefitCode: 'FITN0001',
  shortDescription: 'Fitness fees',
  longDescription: 'Fees of a fitness centre',
}

/** The smallest possible responses for coverage and the spending accounts. */
export const coverageResponses: ResponseTable = {
  hospital: says(families, { keyed: also({ data: families }) }),
  hospitalDetails: says(provisionsOf('HOSP01', 'Semi-private room')),
  hospitalOfPerson: says(categories('Hospital', 'HOSP01'), { none: NOTHING }),
  hospitalBenefitOfPerson: says(
    {},
    { provisions: also(provisionsOf('HOSP01', 'Semi-private room')), words: also(words('Semi-private room')) },
  ),
  suppressedHospital: says({ benefitDetails: [words('Hospital')] }, { one: also(words('Hospital')) }),
  extendedHealth: says(ehbFamilies, { keyed: also({ data: ehbFamilies }) }),
  extendedHealthDetails: says(provisionsOf('PRAC01', 'Physiotherapist')),
  healthOfPerson: says(categories('Practitioner services', 'PRAC01'), { none: NOTHING }),
  healthBenefitOfPerson: says(
    {},
    { provisions: also(provisionsOf('PRAC01', 'Physiotherapist')), words: also(words('Physiotherapist')) },
  ),
  suppressedHealth: says(descriptions, { keyed: also({ benefitsDescriptions: descriptions }) }),
  suppressedDental: says(descriptions, { keyed: also({ benefitsDescriptions: descriptions }) }),
  suppressedDrugs: says(descriptions, { keyed: also({ benefitsDescriptions: descriptions }) }),
  dentalOfPerson: says(undefined, { none: NOTHING, object: also({}) }),
  dentalSearchOfPerson: says(
    { serviceDetails: [{ service: dentalService }] },
    {
      none: NOTHING,
      partial: {
        status: 400,
        body: { serviceDetails: [{ service: dentalService }, { errors: [{ message: 'There is no such code.' }] }] },
      },
      coverages: { status: 400, body: { coverages: [dentalService], overallProvisions: [] } },
    },
  ),
  dentalUsage: says([{ description: 'Recall examination' }], { none: NOTHING }),
  dentalProvinces: says(map, { none: NOTHING }),
  dentalSpecialties: says(specialties, { none: NOTHING }),
  dentalCoverageProvinces: says(map),
  dentalCoverageSpecialties: says(specialties),
  dentalCoverage: says({ coverages: [dentalService], overallProvisions: ['- In Canada'] }),
  drugs: says([drug], { none: NOTHING }),
  drugDetails: says(drug, { none: NOTHING, list: also([drug]) }),
  drugBenefits: says([{ drugDin: '02230711', eligibility: 'ELIGIBLE', tier: 1, webCode: 1 }], { none: NOTHING }),
  lifeBenefits: says([
    {
      code: 'BASIC',
      label: 'Basic life',
      description: 'Basic life insurance',
      beneficiaryDetails: [{ beneficiaryCode: 'DesignatedBeneficiary', name: 'ROBIN TREMBLAY', percentage: 100 }],
      benefitDetails: [{ amount: 50000, lob: '01', lobLabel: 'Life', lobName: 'LIFE' }],
    },
  ]),
  optionalBenefits: says([]),
  onlineDoctors: says({
    coverageDescriptionTitle: 'Doctors online',
    coverageDescription: 'A doctor, day and night.',
    accountAccessTitle: 'Your account',
    accountAccessMessage: 'Sign in at the clinic.',
    accountAccessUrl: 'https://doctors.insurer.example/',
  }),
  benefits: says(KEYS, { none: NOTHING, keyed: also({ benefits: KEYS }) }),
  rhipAmounts: says({ amount: 1234.5 }, { null: also({ amount: null }) }),
  rhipReport: { default: PDF },
  booklets: says({ bookletId: 'B-1' }, { null: also({ bookletId: null }) }),
  booklet: { default: PDF },

  hsa: says({ ...account, balance: 250.5 }),
  hsaBalance: says({ balance: 250.5 }, { none: NOTHING }),
  productBalances: says([]),
  pwa: says({ ...account, accountType: 'NOCFWRD' }),
  pwaServices: says([
    { id: 1, description: 'Fitness', subcategories: [{ description: 'Memberships', services: [wellness] }] },
  ]),
  pwaServiceList: says([wellness]),
  pwaBalance: says({ balance: 250.5 }, { none: NOTHING }),
  labels: says({}),
}
