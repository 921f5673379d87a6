import { definePages } from '~/platform/pages/page-row.ts'

/** Everything about paying needs premiumPayment, and a policy that says so (GUARD-15, GUARD-17, D-143). */
const paying = { access: 'member', menu: 'full', mustKnowPolicy: true, needs: [{ flag: 'premiumPayment', otherwise: 'dashboard.home' }] } as const
/** Premiums and statements are for members with either flag (D-143). */
const reading = { access: 'member', menu: 'full', needs: [{ anyOf: ['premiums', 'statements'], otherwise: 'dashboard.home' }] } as const

export const premiumsPages = definePages([
  {
    ...paying,
    id: 'premiums.payment-method',
    path: 'manage-your-account/premium-payment-method',
    crumbs: ['dashboard.home', 'account.home'],
    texts: ['premiums', 'bank-account', 'forms'],
  },
  {
    ...reading,
    id: 'premiums.statements',
    path: 'manage-your-account/premium-statements',
    crumbs: ['dashboard.home', 'account.home'],
    texts: ['premiums', 'history', 'forms'],
  },
  {
    ...reading,
    id: 'premiums.statement',
    path: 'manage-your-account/premium-statements/:statementId',
    crumbs: ['dashboard.home', 'account.home', 'premiums.statements'],
    texts: ['premiums'],
  },
  {
    ...paying,
    id: 'premiums.one-time-payment',
    path: 'manage-your-account/one-time-payment',
    crumbs: ['dashboard.home', 'account.home'],
    texts: ['premiums', 'forms'],
  },
  {
    ...paying,
    id: 'premiums.payment-error',
    isOutcome: true,
    path: 'manage-your-account/one-time-payment/error',
    guard: () => import('./payment-outcome.ts').then(({ needsRefusal }) => needsRefusal),
    crumbs: ['dashboard.home', 'account.home', 'premiums.one-time-payment'],
    texts: ['premiums'],
  },
  {
    ...paying,
    id: 'premiums.payment-confirmed',
    isOutcome: true,
    path: 'manage-your-account/one-time-payment/payment-confirmed',
    crumbs: ['dashboard.home', 'account.home', 'premiums.one-time-payment'],
    texts: ['premiums'],
  },
  {
    ...paying,
    id: 'premiums.card-payment',
    path: 'manage-your-account/card-payment',
    isReturn: true,
    crumbs: ['dashboard.home', 'account.home', 'premiums.one-time-payment'],
    texts: ['premiums'],
  },
])
