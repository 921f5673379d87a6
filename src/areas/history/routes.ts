import { definePages } from '~/platform/pages/page-registry.ts'

/** Pages about a claim that was sent. */
const followUp = {
  access: 'member',
  menu: 'full',
  file: 'history/follow-up',
  breadcrumbs: ['dashboard.home'],
  catalogues: ['claim-follow-up', 'files', 'forms'],
} as const

export const historyPages = definePages([
  {
    id: 'history.combined',
    path: 'history',
    access: 'member',
    menu: 'full',
    requires: [{ flag: 'maaxClaims', redirectTo: 'history.claims' }],
    breadcrumbs: ['dashboard.home'],
    catalogues: ['history', 'history-filter', 'claim-status', 'forms', 'taxes'],
  },
  {
    id: 'history.details',
    path: 'history/details/:claimId/:line',
    access: 'member',
    menu: 'full',
    requires: [{ flag: 'maaxClaims', redirectTo: 'history.claims' }],
    breadcrumbs: ['dashboard.home', 'history.combined'],
    catalogues: ['history', 'claim-follow-up', 'claim-status', 'calendar', 'contact'],
  },
  { ...followUp, id: 'history.add-documents', path: 'history/documents/:claimId' },
  { ...followUp, id: 'history.appeal', path: 'history/appeal/:claimId/:line' },
  {
    id: 'history.claims',
    path: 'claim-history',
    access: 'member',
    menu: 'full',
    breadcrumbs: ['dashboard.home'],
    catalogues: ['claim-history', 'claim-status', 'history', 'history-filter', 'forms'],
  },
  {
    id: 'history.payments',
    path: 'payment-history',
    access: 'member',
    menu: 'full',
    breadcrumbs: ['dashboard.home'],
    catalogues: ['payments', 'history', 'history-filter', 'forms'],
  },
  {
    id: 'history.payment',
    path: 'payment-history/details',
    access: 'member',
    menu: 'full',
    guard: () => import('./payment-guard.ts').then((module) => module.guard),
    breadcrumbs: ['dashboard.home', 'history.payments'],
    catalogues: ['payments', 'history'],
  },
])
