import { definePages } from '~/platform/pages/page-row.ts'

export const accountPages = definePages([
  {
    id: 'account.direct-deposit',
    path: 'manage-your-account/direct-deposit',
    access: 'member',
    menu: 'full',
    guard: () => import('./direct-deposit-guard.ts'),
    crumbs: ['dashboard.home'],
    texts: ['account'],
  },
  {
    id: 'account.direct-deposit-edit',
    path: 'manage-your-account/direct-deposit/edit',
    access: 'member',
    menu: 'full',
    needs: [{ flag: 'updateBanking', otherwise: 'account.direct-deposit' }],
    crumbs: ['dashboard.home', 'account.direct-deposit'],
    texts: ['account', 'forms'],
  },
  {
    id: 'account.change-password',
    path: 'manage-your-account/change-password',
    access: 'member',
    menu: 'full',
    crumbs: ['dashboard.home'],
    texts: ['account', 'forms'],
  },
  {
    id: 'account.password-changed',
    path: 'manage-your-account/change-password/success',
    access: 'member',
    menu: 'full',
    crumbs: ['dashboard.home', 'account.change-password'],
    texts: ['account'],
  },
  {
    id: 'account.terms-accept',
    path: 'manage-your-account/terms-and-conditions/accept',
    access: 'member',
    menu: 'toggle',
    guard: () => import('./terms-guard.ts'),
    texts: ['account', 'terms', 'forms'],
  },
])
