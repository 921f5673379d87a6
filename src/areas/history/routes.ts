import { definePages } from '~/platform/pages/page-row.ts'

export const historyPages = definePages([
  {
    id: 'history.combined',
    path: 'history',
    access: 'member',
    menu: 'full',
    needs: [{ flag: 'maaxClaims', otherwise: 'dashboard.home' }],
    crumbs: ['dashboard.home'],
    texts: ['history', 'claim-status'],
  },
  {
    id: 'history.details',
    path: 'history/details/:claimId/:line',
    access: 'member',
    menu: 'full',
    needs: [{ flag: 'maaxClaims', otherwise: 'dashboard.home' }],
    crumbs: ['dashboard.home', 'history.combined'],
    texts: ['history', 'claim-status'],
  },
])
