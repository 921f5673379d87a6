import { definePages } from '~/platform/pages/page-row.ts'

/** Every page of the area is for plans that show their coverage (D-14). */
const covered = { flag: 'coverage', otherwise: 'dashboard.home' } as const
const maax = (otherwise: string) => ({ flag: 'maaxClaims', otherwise }) as const
/** A variant is for those whom the main page sends to it; a kept link of another plan leads back there (D-206). */
const withoutMaax = (otherwise: string) => ({ flag: 'maaxClaims', isOff: true, otherwise }) as const
const inWords = (otherwise: string) => ({ flag: 'suppressCoverage', otherwise }) as const
const page = { access: 'member', menu: 'full', needs: [covered], crumbs: ['dashboard.home', 'coverage.overview'] } as const

const dental = { ...page, texts: ['coverage', 'coverage-dental'] } as const

/** The drugs that one may take instead are those of a drug that was looked for; the member card's words are on what one shows at the pharmacy. */
const drugs = { ...page, texts: ['coverage', 'coverage-drugs', 'card', 'forms'] } as const
const otherDrugs = {
  ...drugs,
  texts: ['coverage', 'coverage-drugs'],
  crumbs: [...page.crumbs, 'coverage.drugs'],
  file: 'coverage/other-drugs',
  guard: () => import('./drugs/drug-store.ts').then(({ guard }) => guard),
} as const

/** Hospital and extended health each have three forms: in words, asked about first; in families; and by person (GUARD-32..36). */
const services = { ...page, texts: ['coverage', 'coverage-services'] } as const
const service = ['coverage', 'coverage-services', 'limits', 'address'] as const
const amounts = (otherwise: string) => ({ flag: 'suppressCoverage', isOff: true, otherwise }) as const
const hospitalFamilies = { ...services, needs: [covered, amounts('coverage.hospital-suppressed'), withoutMaax('coverage.hospital')] } as const
const hospitalWords = { ...services, needs: [covered, inWords('coverage.hospital')] } as const
const hospital = { ...services, needs: [covered, amounts('coverage.hospital-suppressed'), maax('coverage.hospital-alternate')] } as const
const healthFamilies = { ...services, needs: [covered, amounts('coverage.health-suppressed'), withoutMaax('coverage.health')] } as const
const health = { ...services, needs: [covered, amounts('coverage.health-suppressed'), maax('coverage.health-alternate')] } as const

const benefit = { ...page, texts: ['coverage', 'coverage-benefits'] } as const
const insurance = { ...benefit, file: 'coverage/insurance' } as const
const programme = { ...benefit, file: 'coverage/programme' } as const

export const coveragePages = definePages([
  { ...page, id: 'coverage.overview', path: 'coverage', crumbs: ['dashboard.home'], texts: ['coverage', 'limits'] },
  { ...dental, id: 'coverage.dental', path: 'coverage/dental', needs: [covered, maax('coverage.dental-alternate')] },
  {
    ...dental,
    id: 'coverage.dental-alternate',
    path: 'coverage/dental/alternate',
    needs: [covered, withoutMaax('coverage.dental')],
    texts: [...dental.texts, 'limits', 'forms'],
  },
  {
    ...dental,
    id: 'coverage.dental-codes',
    path: 'coverage/dental/code-search',
    needs: [covered, { ...maax('coverage.dental-alternate'), stays: true }],
    crumbs: [...page.crumbs, 'coverage.dental'],
    texts: [...dental.texts, 'limits', 'forms'],
  },
  {
    ...dental,
    id: 'coverage.dental-usage',
    path: 'coverage/dental/usage',
    needs: [covered, { ...maax('coverage.dental-alternate'), stays: true }],
    crumbs: [...page.crumbs, 'coverage.dental'],
    texts: [...dental.texts, 'history'],
  },
  { ...hospital, id: 'coverage.hospital', file: 'coverage/services', path: 'coverage/hospital' },
  {
    ...hospital,
    id: 'coverage.hospital-service',
    file: 'coverage/service',
    path: 'coverage/hospital/details/:code',
    texts: service,
    crumbs: [...page.crumbs, 'coverage.hospital'],
  },
  { ...hospitalFamilies, id: 'coverage.hospital-alternate', file: 'coverage/families', path: 'coverage/hospital/alternate' },
  {
    ...hospitalFamilies,
    id: 'coverage.hospital-family',
    file: 'coverage/family',
    path: 'coverage/hospital/alternate/details/:code',
    crumbs: [...page.crumbs, 'coverage.hospital-alternate'],
  },
  { ...hospitalWords, id: 'coverage.hospital-suppressed', path: 'coverage/hospital/suppressed' },
  {
    ...hospitalWords,
    id: 'coverage.hospital-words',
    path: 'coverage/hospital/suppressed/details/:code',
    crumbs: [...page.crumbs, 'coverage.hospital-suppressed'],
  },
  { ...health, id: 'coverage.health', file: 'coverage/services', path: 'coverage/extended-health' },
  {
    ...health,
    id: 'coverage.health-service',
    file: 'coverage/service',
    path: 'coverage/extended-health/details/:code',
    texts: service,
    crumbs: [...page.crumbs, 'coverage.health'],
  },
  { ...healthFamilies, id: 'coverage.health-alternate', file: 'coverage/families', path: 'coverage/extended-health/alternate' },
  {
    ...healthFamilies,
    id: 'coverage.health-family',
    file: 'coverage/family',
    path: 'coverage/extended-health/alternate/details/:code',
    crumbs: [...page.crumbs, 'coverage.health-alternate'],
  },
  { ...services, id: 'coverage.health-suppressed', needs: [covered, inWords('coverage.health')], path: 'coverage/extended-health/suppressed' },
  { ...insurance, id: 'coverage.life', path: 'coverage/life-and-disability' },
  { ...insurance, id: 'coverage.optional', path: 'coverage/optional-benefits' },
  {
    ...benefit,
    id: 'coverage.exclusion',
    path: 'coverage/medical-exclusion',
    needs: [covered, { flag: 'medicalExclusion', otherwise: 'coverage.overview' }],
  },
  { ...benefit, id: 'coverage.retirement', path: 'coverage/retirement-health-insurance-programme' },
  { ...benefit, id: 'coverage.online-doctors', path: 'coverage/online-doctors' },
  { ...programme, id: 'coverage.travel', path: 'coverage/travel' },
  { ...programme, id: 'coverage.assistance', path: 'coverage/assistance-programme' },
  { ...programme, id: 'coverage.refugee', path: 'coverage/refugee-health-programme' },
  { ...programme, id: 'coverage.second-opinion', path: 'coverage/medical-second-opinion' },
  { ...drugs, id: 'coverage.drugs', path: 'coverage/drugs' },
  { ...otherDrugs, id: 'coverage.drugs-comparable', path: 'coverage/drugs/comparable' },
  { ...otherDrugs, id: 'coverage.drugs-generics', path: 'coverage/drugs/generic-equivalents' },
])
