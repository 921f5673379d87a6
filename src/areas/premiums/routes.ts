import { definePages } from '~/platform/pages/page-registry.ts'

const page = {
  access: 'member',
  menu: 'full',
  breadcrumbs: ['dashboard.home', 'account.home'],
  catalogues: ['premiums'],
} as const
/** Payment pages require premiumPayment, and a loaded policy (GUARD-15, GUARD-17). */
const paying = {
  ...page,
  mustKnowPolicy: true,
  requires: [{ flag: 'premiumPayment', redirectTo: 'dashboard.home' }],
} as const
/** Premiums and statements require at least one of the two flags (D-143). */
const reading = {
  ...page,
  requires: [{ anyOf: ['premiums', 'statements'], redirectTo: 'dashboard.home' }],
} as const

export const premiumsPages = definePages([
  {
    ...paying,
    id: 'premiums.payment-method',
    path: 'manage-your-account/premium-payment-method',
    catalogues: ['premiums', 'bank-account', 'forms'],
  },
  {
    ...reading,
    id: 'premiums.statements',
    path: 'manage-your-account/premium-statements',
    catalogues: ['premiums', 'history', 'forms'],
  },
  {
    ...reading,
    id: 'premiums.statement',
    path: 'manage-your-account/premium-statements/:statementId',
    breadcrumbs: [...page.breadcrumbs, 'premiums.statements'],
  },
  {
    ...paying,
    id: 'premiums.one-time-payment',
    path: 'manage-your-account/one-time-payment',
    catalogues: ['premiums', 'forms'],
  },
  {
    ...paying,
    id: 'premiums.payment-error',
    isResultPage: true,
    isReturn: true,
    path: 'manage-your-account/one-time-payment/error',
    guard: () => import('./payment-outcome.ts').then((module) => module.requireDeclined),
    breadcrumbs: [...page.breadcrumbs, 'premiums.one-time-payment'],
  },
  {
    ...paying,
    id: 'premiums.payment-confirmed',
    isResultPage: true,
    isReturn: true,
    path: 'manage-your-account/one-time-payment/payment-confirmed',
    breadcrumbs: [...page.breadcrumbs, 'premiums.one-time-payment'],
  },
  {
    ...paying,
    id: 'premiums.card-payment',
    path: 'manage-your-account/card-payment',
    isReturn: true,
    breadcrumbs: [...page.breadcrumbs, 'premiums.one-time-payment'],
  },
])
