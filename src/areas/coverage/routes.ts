import { definePages } from '~/platform/pages/page-row.ts'

/** Every page of the area is for plans that show their coverage (D-14). */
const covered = { flag: 'coverage', otherwise: 'dashboard.home' } as const
const maax = (otherwise: string) => ({ flag: 'maaxClaims', otherwise }) as const
const page = { access: 'member', menu: 'full', needs: [covered], crumbs: ['dashboard.home', 'coverage.overview'] } as const

const dental = { ...page, texts: ['coverage', 'coverage-dental'] } as const

export const coveragePages = definePages([
  { ...page, id: 'coverage.overview', path: 'coverage', crumbs: ['dashboard.home'], texts: ['coverage'] },
  { ...dental, id: 'coverage.dental', path: 'coverage/dental', needs: [covered, maax('coverage.dental-alternate')] },
  { ...dental, id: 'coverage.dental-alternate', path: 'coverage/dental/alternate', texts: [...dental.texts, 'forms'] },
  {
    ...dental,
    id: 'coverage.dental-codes',
    path: 'coverage/dental/code-search',
    needs: [covered, { ...maax('coverage.dental-alternate'), stays: true }],
    crumbs: [...page.crumbs, 'coverage.dental'],
    texts: [...dental.texts, 'forms'],
  },
  {
    ...dental,
    id: 'coverage.dental-usage',
    path: 'coverage/dental/usage',
    needs: [covered, { ...maax('coverage.dental-alternate'), stays: true }],
    crumbs: [...page.crumbs, 'coverage.dental'],
    texts: [...dental.texts, 'history'],
  },
])
