import { definePages } from '~/platform/pages/page-row.ts'

/** Every page of the area is for plans that show their coverage (D-14). */
const covered = { flag: 'coverage', otherwise: 'dashboard.home' } as const
const page = { access: 'member', menu: 'full', needs: [covered], crumbs: ['dashboard.home', 'coverage.overview'] } as const

export const coveragePages = definePages([
  { ...page, id: 'coverage.overview', path: 'coverage', crumbs: ['dashboard.home'], texts: ['coverage'] },
])
