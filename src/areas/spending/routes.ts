import { definePages } from '~/platform/pages/page-row.ts'

/** Pages of spending accounts belong to My coverage (D-14). */
const covered = { flag: 'coverage', otherwise: 'dashboard.home' } as const
const page = {
  access: 'member',
  menu: 'full',
  needs: [covered],
  crumbs: ['dashboard.home', 'coverage.overview'],
  texts: ['coverage', 'spending', 'limits', 'history'],
} as const
/** An alternate is for those whom the main page sends to it (D-206). */
const withoutMaax = (otherwise: string) => ({ flag: 'maaxClaims', isOff: true, otherwise }) as const
const PATHS = { health: 'coverage/health-spending-account', wellness: 'coverage/personal-wellness-account' } as const

export const spendingPages = definePages([
  { ...page, id: 'spending.health', path: PATHS.health, needs: [covered, { flag: 'maaxClaims', otherwise: 'spending.health-alternate' }] },
  { ...page, id: 'spending.health-alternate', path: `${PATHS.health}/alternate`, needs: [covered, withoutMaax('spending.health')] },
  { ...page, id: 'spending.wellness', path: PATHS.wellness, needs: [covered, { flag: 'maaxClaims', otherwise: 'spending.wellness-alternate' }] },
  { ...page, id: 'spending.wellness-alternate', path: `${PATHS.wellness}/alternate`, needs: [covered, withoutMaax('spending.wellness')] },
  {
    ...page,
    id: 'spending.expenses',
    path: `${PATHS.wellness}/eligible-expenses`,
    // to the dashboard and to no variant: the exception of GUARD-39
    needs: [covered, { flag: 'maaxClaims', otherwise: 'dashboard.home' }],
    crumbs: [...page.crumbs, 'spending.wellness'],
  },
])
