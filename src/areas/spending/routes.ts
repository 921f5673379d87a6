import { definePages } from '~/platform/pages/page-registry.ts'

/** Pages of spending accounts belong to the section "Your coverage" and require its flag (D-14). */
const covered = { flag: 'coverage', redirectTo: 'dashboard.home' } as const
const page = {
  access: 'member',
  menu: 'full',
  requires: [covered],
  breadcrumbs: ['dashboard.home', 'coverage.overview'],
  catalogues: ['coverage', 'spending', 'limits', 'history'],
} as const
/**
 * An alternate page requires maaxClaims to be off, and its main page requires maaxClaims to be on. The main page
 * redirects to the alternate page (D-206).
 */
const withoutMaax = (redirectTo: string) => ({ flag: 'maaxClaims', isOff: true, redirectTo }) as const
const PATHS = { health: 'coverage/health-spending-account', wellness: 'coverage/personal-wellness-account' } as const

export const spendingPages = definePages([
  {
    ...page,
    id: 'spending.health',
    path: PATHS.health,
    requires: [covered, { flag: 'maaxClaims', redirectTo: 'spending.health-alternate' }],
  },
  {
    ...page,
    id: 'spending.health-alternate',
    path: `${PATHS.health}/alternate`,
    requires: [covered, withoutMaax('spending.health')],
  },
  {
    ...page,
    id: 'spending.wellness',
    path: PATHS.wellness,
    requires: [covered, { flag: 'maaxClaims', redirectTo: 'spending.wellness-alternate' }],
  },
  {
    ...page,
    id: 'spending.wellness-alternate',
    path: `${PATHS.wellness}/alternate`,
    requires: [covered, withoutMaax('spending.wellness')],
  },
  {
    ...page,
    id: 'spending.expenses',
    path: `${PATHS.wellness}/eligible-expenses`,
    // Without maaxClaims, other coverage pages redirect to their alternate page. This page has no alternate page, so it
    // redirects to the dashboard (GUARD-39).
    requires: [covered, { flag: 'maaxClaims', redirectTo: 'dashboard.home' }],
    breadcrumbs: [...page.breadcrumbs, 'spending.wellness'],
  },
])
