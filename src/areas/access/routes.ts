import { definePages } from '~/platform/pages/page-registry.ts'

const page = { access: 'public', menu: 'toggle' } as const
const password = { ...page, catalogues: ['password', 'forms'] } as const
const newPassword = { ...page, catalogues: ['password', 'new-password', 'forms'] } as const
/** Pages with the result of a request about a password. */
const passwordOutcome = {
  ...page,
  file: 'access/outcome',
  resultOf: 'access.forgot-password',
  catalogues: ['password'],
} as const
/** Pages that say why the link of an e-mail does not work. */
const link = { ...page, catalogues: ['links'], prerender: true } as const
const linkOutcome = { ...link, file: 'access/outcome' } as const

/** All pages before sign-in, and the not-found and error pages. */
export const accessPages = definePages([
  {
    ...page,
    id: 'access.login',
    path: 'login',
    catalogues: ['access'],
    guard: () => import('./login-guard.ts').then((module) => module.guard),
    prerender: true,
  },
  { ...password, id: 'access.forgot-password', path: 'forgot-password', prerender: true },
  { ...passwordOutcome, id: 'access.reset-requested', path: 'success-reset' },
  {
    ...newPassword,
    id: 'access.reset',
    path: 'reset-your-account',
    guard: () => import('./link-guards.ts').then((module) => module.requireLink),
  },
  { ...passwordOutcome, id: 'access.reset-done', path: 'success-reset/password' },
  { ...newPassword, id: 'access.change-password', path: 'change-password', prerender: true },
  {
    id: 'access.token-validation',
    path: 'token-validation',
    access: 'public',
    menu: 'hidden',
    catalogues: ['links'],
    guard: () => import('./link-guards.ts').then((module) => module.redirectByLinkType),
    redirect: 'access.error-validating-token',
  },
  { ...link, id: 'access.error-validating-token', path: 'error-validating-token' },
  { ...linkOutcome, id: 'access.invalid', path: 'invalid' },
  { ...link, id: 'access.expired', path: 'expired' },
  { ...linkOutcome, id: 'access.used-token', path: 'used-token' },
  { ...linkOutcome, id: 'access.invalid-link', path: 'invalid-link' },
  { ...link, id: 'access.expired-link', file: 'access/expired', path: 'expired-link' },
  { ...linkOutcome, id: 'access.expired-session', path: 'expiredtoken' },
  {
    ...page,
    id: 'access.update-email',
    path: 'update-email',
    catalogues: ['links', 'forms'],
    guard: () => import('./link-guards.ts').then((module) => module.requireEmailChange),
  },
  { ...link, id: 'access.confirm-email-change', path: 'confirm-email-change' },
  {
    ...page,
    id: 'access.custom-contact',
    path: 'custom-contact',
    catalogues: ['contact'],
    guard: () => import('./link-guards.ts').then((module) => module.storeLink),
    localeOptional: true,
  },
  { ...page, id: 'access.error', path: 'error', prerender: true },
  { ...page, id: 'access.not-found', path: 'not-found', prerender: true },
])
