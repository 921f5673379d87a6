import { definePages } from '~/platform/pages/page-row.ts'

export const historyPages = definePages([
  {
    id: 'history.combined',
    path: 'history',
    access: 'member',
    menu: 'full',
    needs: [{ flag: 'maaxClaims', otherwise: 'history.claims' }],
    crumbs: ['dashboard.home'],
    texts: ['history', 'history-filter', 'claim-status', 'forms'],
  },
  {
    id: 'history.details',
    path: 'history/details/:claimId/:line',
    access: 'member',
    menu: 'full',
    needs: [{ flag: 'maaxClaims', otherwise: 'history.claims' }],
    crumbs: ['dashboard.home', 'history.combined'],
    texts: ['history', 'claim-status'],
  },
  {
    id: 'history.claims',
    path: 'claim-history',
    access: 'member',
    menu: 'full',
    crumbs: ['dashboard.home'],
    texts: ['claim-history', 'claim-status', 'history', 'history-filter', 'forms'],
  },
  {
    id: 'history.payments',
    path: 'payment-history',
    access: 'member',
    menu: 'full',
    crumbs: ['dashboard.home'],
    texts: ['payments', 'history', 'history-filter', 'forms'],
  },
  {
    id: 'history.payment',
    path: 'payment-history/details',
    access: 'member',
    menu: 'full',
    guard: () => import('./payment-guard.ts').then(({ guard }) => guard),
    crumbs: ['dashboard.home', 'history.payments'],
    texts: ['payments', 'history'],
  },
])
