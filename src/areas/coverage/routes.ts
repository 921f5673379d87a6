import { definePages } from '~/platform/pages/page-registry.ts'

/** Every page of the area requires the coverage flag (D-14). */
const covered = { flag: 'coverage', redirectTo: 'dashboard.home' } as const
const maax = (redirectTo: string) => ({ flag: 'maaxClaims', redirectTo }) as const
/**
 * Requirement of an alternate page, which is for members without maaxClaims. The main page redirects these members to
 * the alternate page. The alternate page redirects members with maaxClaims, for example from an old bookmark, to the
 * main page (D-206).
 */
const withoutMaax = (redirectTo: string) => ({ flag: 'maaxClaims', isOff: true, redirectTo }) as const
const inWords = (redirectTo: string) => ({ flag: 'suppressCoverage', redirectTo }) as const
const page = {
  access: 'member',
  menu: 'full',
  requires: [covered],
  breadcrumbs: ['dashboard.home', 'coverage.overview'],
} as const

const dental = { ...page, catalogues: ['coverage', 'coverage-dental'] } as const

/**
 * The message catalogues of the drug pages. The catalogue `card` is for the sheet that a member shows at the pharmacy.
 */
const drugs = { ...page, catalogues: ['coverage', 'coverage-drugs', 'card', 'forms'] } as const
const otherDrugs = {
  ...drugs,
  catalogues: ['coverage', 'coverage-drugs'],
  breadcrumbs: [...page.breadcrumbs, 'coverage.drugs'],
  file: 'coverage/other-drugs',
  guard: () => import('./drugs/drug-store.ts').then((module) => module.guard),
} as const

/**
 * Hospital and extended health have three pages each: as text, by benefit family, and by person. The text page is
 * checked first (GUARD-32..36).
 */
const services = { ...page, catalogues: ['coverage', 'coverage-services'] } as const
const byPerson = [...services.catalogues, 'limits'] as const
const service = [...byPerson, 'address'] as const
const amounts = (redirectTo: string) => ({ flag: 'suppressCoverage', isOff: true, redirectTo }) as const
const hospitalFamilies = {
  ...services,
  requires: [covered, amounts('coverage.hospital-suppressed'), withoutMaax('coverage.hospital')],
} as const
const hospitalWords = { ...services, requires: [covered, inWords('coverage.hospital')] } as const
const hospital = {
  ...services,
  requires: [covered, amounts('coverage.hospital-suppressed'), maax('coverage.hospital-alternate')],
} as const
const healthFamilies = {
  ...services,
  requires: [covered, amounts('coverage.health-suppressed'), withoutMaax('coverage.health')],
} as const
const health = {
  ...services,
  requires: [covered, amounts('coverage.health-suppressed'), maax('coverage.health-alternate')],
} as const

/**
 * Pages for requests about treatments. Members who cannot ask may open them too, because the pages then say that asking
 * is not possible (D-280).
 */
const treatments = {
  ...page,
  catalogues: ['coverage', 'predeterminations', 'claim-status'],
} as const
const treatment = { ...treatments, breadcrumbs: [...page.breadcrumbs, 'coverage.predeterminations'] } as const

const benefit = { ...page, catalogues: ['coverage', 'coverage-benefits'] } as const
const insurance = { ...benefit, file: 'coverage/insurance' } as const
const programme = { ...benefit, file: 'coverage/programme' } as const

export const coveragePages = definePages([
  {
    ...page,
    id: 'coverage.overview',
    path: 'coverage',
    breadcrumbs: ['dashboard.home'],
    catalogues: ['coverage', 'limits', 'calendar'],
  },
  {
    ...dental,
    id: 'coverage.dental',
    path: 'coverage/dental',
    requires: [covered, maax('coverage.dental-alternate')],
    catalogues: [...dental.catalogues, 'limits'],
  },
  {
    ...dental,
    id: 'coverage.dental-alternate',
    path: 'coverage/dental/alternate',
    requires: [covered, withoutMaax('coverage.dental')],
    catalogues: [...dental.catalogues, 'limits', 'forms'],
  },
  {
    ...dental,
    id: 'coverage.dental-codes',
    path: 'coverage/dental/code-search',
    requires: [covered, { ...maax('coverage.dental-alternate'), blockInPlace: true }],
    breadcrumbs: [...page.breadcrumbs, 'coverage.dental'],
    catalogues: [...dental.catalogues, 'limits', 'forms'],
  },
  {
    ...dental,
    id: 'coverage.dental-usage',
    path: 'coverage/dental/usage',
    requires: [covered, { ...maax('coverage.dental-alternate'), blockInPlace: true }],
    breadcrumbs: [...page.breadcrumbs, 'coverage.dental'],
    catalogues: [...dental.catalogues, 'history'],
  },
  { ...hospital, id: 'coverage.hospital', file: 'coverage/services', path: 'coverage/hospital', catalogues: byPerson },
  {
    ...hospital,
    id: 'coverage.hospital-service',
    file: 'coverage/service',
    path: 'coverage/hospital/details/:code',
    catalogues: service,
    breadcrumbs: [...page.breadcrumbs, 'coverage.hospital'],
  },
  {
    ...hospitalFamilies,
    id: 'coverage.hospital-alternate',
    file: 'coverage/families',
    path: 'coverage/hospital/alternate',
  },
  {
    ...hospitalFamilies,
    id: 'coverage.hospital-family',
    file: 'coverage/family',
    path: 'coverage/hospital/alternate/details/:code',
    breadcrumbs: [...page.breadcrumbs, 'coverage.hospital-alternate'],
  },
  { ...hospitalWords, id: 'coverage.hospital-suppressed', path: 'coverage/hospital/suppressed' },
  {
    ...hospitalWords,
    id: 'coverage.hospital-words',
    path: 'coverage/hospital/suppressed/details/:code',
    breadcrumbs: [...page.breadcrumbs, 'coverage.hospital-suppressed'],
  },
  {
    ...health,
    id: 'coverage.health',
    file: 'coverage/services',
    path: 'coverage/extended-health',
    catalogues: byPerson,
  },
  {
    ...health,
    id: 'coverage.health-service',
    file: 'coverage/service',
    path: 'coverage/extended-health/details/:code',
    catalogues: service,
    breadcrumbs: [...page.breadcrumbs, 'coverage.health'],
  },
  {
    ...healthFamilies,
    id: 'coverage.health-alternate',
    file: 'coverage/families',
    path: 'coverage/extended-health/alternate',
  },
  {
    ...healthFamilies,
    id: 'coverage.health-family',
    file: 'coverage/family',
    path: 'coverage/extended-health/alternate/details/:code',
    breadcrumbs: [...page.breadcrumbs, 'coverage.health-alternate'],
  },
  {
    ...services,
    id: 'coverage.health-suppressed',
    requires: [covered, inWords('coverage.health')],
    path: 'coverage/extended-health/suppressed',
  },
  { ...treatments, id: 'coverage.predeterminations', path: 'coverage/predeterminations' },
  {
    ...treatment,
    id: 'coverage.predetermination-new',
    path: 'coverage/predeterminations/new',
    catalogues: ['coverage', 'predeterminations', 'forms'],
  },
  {
    ...treatment,
    id: 'coverage.predetermination',
    file: 'coverage/predeterminations',
    path: 'coverage/predeterminations/:predeterminationId',
  },
  { ...insurance, id: 'coverage.life', path: 'coverage/life-and-disability' },
  { ...insurance, id: 'coverage.optional', path: 'coverage/optional-benefits' },
  {
    ...benefit,
    id: 'coverage.exclusion',
    path: 'coverage/medical-exclusion',
    requires: [covered, { flag: 'medicalExclusion', redirectTo: 'coverage.overview' }],
  },
  { ...benefit, id: 'coverage.retirement', path: 'coverage/retirement-health-insurance-programme' },
  { ...benefit, id: 'coverage.online-doctors', path: 'coverage/online-doctors' },
  {
    ...programme,
    id: 'coverage.travel',
    path: 'coverage/travel',
    catalogues: [...programme.catalogues, 'travel-letter'],
  },
  {
    ...page,
    id: 'coverage.travel-letter',
    path: 'coverage/travel/letter',
    breadcrumbs: [...page.breadcrumbs, 'coverage.travel'],
    catalogues: ['coverage', 'travel-letter-form', 'forms'],
  },
  { ...programme, id: 'coverage.assistance', path: 'coverage/assistance-programme' },
  { ...programme, id: 'coverage.refugee', path: 'coverage/refugee-health-programme' },
  { ...programme, id: 'coverage.second-opinion', path: 'coverage/medical-second-opinion' },
  { ...drugs, id: 'coverage.drugs', path: 'coverage/drugs' },
  { ...otherDrugs, id: 'coverage.drugs-comparable', path: 'coverage/drugs/comparable' },
  { ...otherDrugs, id: 'coverage.drugs-generics', path: 'coverage/drugs/generic-equivalents' },
])
