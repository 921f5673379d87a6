import { definePages } from '~/platform/pages/page-registry.ts'

/** Payment pages require premiumPayment, and a loaded policy (GUARD-15, GUARD-17). */
const paying = {
  access: 'member',
  menu: 'full',
  mustKnowPolicy: true,
  requires: [{ flag: 'premiumPayment', redirectTo: 'dashboard.home' }],
} as const
/** Premiums and statements require either flag (D-143). */
const reading = {
  access: 'member',
  menu: 'full',
  requires: [{ anyOf: ['premiums', 'statements'], redirectTo: 'dashboard.home' }],
} as const

export const premiumsPages = definePages([
  {
    ...paying,
    id: 'premiums.payment-method',
    path: 'manage-your-account/premium-payment-method',
    breadcrumbs: ['dashboard.home', 'account.home'],
    catalogues: ['premiums', 'bank-account', 'forms'],
  },
  {
    ...reading,
    id: 'premiums.statements',
    path: 'manage-your-account/premium-statements',
    breadcrumbs: ['dashboard.home', 'account.home'],
    catalogues: ['premiums', 'history', 'forms'],
  },
  {
    ...reading,
    id: 'premiums.statement',
    path: 'manage-your-account/premium-statements/:statementId',
    breadcrumbs: ['dashboard.home', 'account.home', 'premiums.statements'],
    catalogues: ['premiums'],
  },
  {
    ...paying,
    id: 'premiums.one-time-payment',
    path: 'manage-your-account/one-time-payment',
    breadcrumbs: ['dashboard.home', 'account.home'],
    catalogues: ['premiums', 'forms'],
  },
  {
    ...paying,
    id: 'premiums.payment-error',
    isResultPage: true,
    path: 'manage-your-account/one-time-payment/error',
    guard: () => import('./payment-outcome.ts').then(({ requireDeclined }) => requireDeclined),
    breadcrumbs: ['dashboard.home', 'account.home', 'premiums.one-time-payment'],
    catalogues: ['premiums'],
  },
  {
    ...paying,
    id: 'premiums.payment-confirmed',
    isResultPage: true,
    path: 'manage-your-account/one-time-payment/payment-confirmed',
    breadcrumbs: ['dashboard.home', 'account.home', 'premiums.one-time-payment'],
    catalogues: ['premiums'],
  },
  {
    ...paying,
    id: 'premiums.card-payment',
    path: 'manage-your-account/card-payment',
    isReturn: true,
    breadcrumbs: ['dashboard.home', 'account.home', 'premiums.one-time-payment'],
    catalogues: ['premiums'],
  },
])
