import { definePages } from '~/platform/pages/page-registry.ts'

const page = {
  access: 'member',
  menu: 'full',
  breadcrumbs: ['dashboard.home', 'account.home'],
  catalogues: ['account'],
} as const
const withForm = { ...page, catalogues: ['account', 'forms'] } as const
const profile = {
  ...page,
  requires: [{ flag: 'updateMemberProfile', redirectTo: 'account.personal-information' }],
} as const
const deposit = {
  ...page,
  requires: [{ flag: 'updateBanking', redirectTo: 'account.direct-deposit' }],
  breadcrumbs: [...page.breadcrumbs, 'account.direct-deposit'],
  catalogues: ['account', 'direct-deposit', 'bank-account', 'forms'],
} as const

export const accountPages = definePages([
  { ...page, id: 'account.home', path: 'manage-your-account', breadcrumbs: ['dashboard.home'] },
  {
    ...page,
    id: 'account.personal-information',
    path: 'manage-your-account/personal-information',
    requires: [{ flag: 'memberProfile', redirectTo: 'dashboard.home' }],
  },
  {
    ...profile,
    id: 'account.change-address',
    path: 'manage-your-account/change-address',
    catalogues: ['account', 'address', 'forms'],
  },
  {
    ...profile,
    id: 'account.change-email',
    path: 'manage-your-account/change-email',
    catalogues: withForm.catalogues,
  },
  {
    ...profile,
    id: 'account.change-email-verify',
    path: 'manage-your-account/change-email/verify',
    breadcrumbs: [...page.breadcrumbs, 'account.change-email'],
  },
  {
    id: 'account.change-email-result',
    isResultPage: true,
    path: 'manage-your-account/change-email/result',
    access: 'member',
    // no menus or breadcrumbs, because the pages that they link to need a valid session, which the change of login ends
    // (D-40)
    menu: 'toggle',
    catalogues: ['account'],
  },
  { ...withForm, id: 'account.change-language', path: 'manage-your-account/change-language' },
  {
    ...withForm,
    id: 'account.notifications',
    path: 'manage-your-account/notifications',
    catalogues: [...withForm.catalogues, 'notifications'],
  },
  {
    ...page,
    id: 'account.people',
    path: 'manage-your-account/people-on-your-plan',
    catalogues: ['account', 'other-coverage'],
  },
  {
    ...page,
    id: 'account.other-coverage',
    path: 'manage-your-account/people-on-your-plan/:participantId/other-coverage',
    breadcrumbs: [...page.breadcrumbs, 'account.people'],
    catalogues: ['account', 'other-coverage', 'person-other-coverage', 'forms'],
  },
  {
    ...page,
    id: 'account.documents',
    path: 'manage-your-account/documents',
    catalogues: ['documents', 'travel-letter'],
  },
  {
    ...page,
    id: 'account.direct-deposit',
    path: 'manage-your-account/direct-deposit',
    requires: [{ anyOf: ['banking', 'updateBanking'], redirectTo: 'dashboard.home' }],
    catalogues: ['account', 'direct-deposit', 'bank-account'],
  },
  { ...deposit, id: 'account.direct-deposit-edit', path: 'manage-your-account/direct-deposit/edit' },
  { ...deposit, id: 'account.direct-deposit-remove', path: 'manage-your-account/direct-deposit/remove' },
  {
    ...deposit,
    id: 'account.direct-deposit-success',
    isResultPage: true,
    resultOf: 'account.direct-deposit',
    path: 'manage-your-account/direct-deposit/success',
    catalogues: ['account', 'direct-deposit'],
  },
  {
    ...page,
    id: 'account.change-password',
    path: 'manage-your-account/change-password',
    catalogues: ['account', 'new-password', 'forms'],
  },
  {
    ...page,
    id: 'account.password-changed',
    isResultPage: true,
    resultOf: 'account.change-password',
    path: 'manage-your-account/change-password/success',
    breadcrumbs: [...page.breadcrumbs, 'account.change-password'],
  },
  {
    ...page,
    id: 'account.security',
    path: 'manage-your-account/sign-in-and-security',
    catalogues: ['account', 'passkeys'],
  },
  {
    id: 'account.passkey-offer',
    path: 'passkey-offer',
    access: 'member',
    menu: 'toggle',
    guard: () => import('~/platform/session/passkey-offer.ts').then((module) => module.guard),
    catalogues: ['passkeys'],
  },
  {
    ...page,
    id: 'account.terms',
    path: 'manage-your-account/terms-and-conditions',
    catalogues: ['account', 'terms'],
  },
  { ...page, id: 'account.privacy-and-terms', path: 'manage-your-account/privacy-and-terms' },
  {
    id: 'account.terms-accept',
    path: 'manage-your-account/terms-and-conditions/accept',
    access: 'member',
    menu: 'toggle',
    guard: () => import('./terms-guard.ts').then((module) => module.guard),
    catalogues: ['account', 'terms', 'forms'],
  },
])
