import { definePages } from '~/platform/pages/page-row.ts'

const needsLink = () => import('./link-guards.ts').then((guards) => guards.needsLink)

/** Everything a person meets before signing in, and the pages for when something is not there. */
export const accessPages = definePages([
  {
    id: 'access.login',
    path: 'login',
    access: 'public',
    menu: 'toggle',
    texts: ['access'],
    guard: () => import('./login-guard.ts').then(({ guard }) => guard),
    prerender: true,
  },
  { id: 'access.forgot-password', path: 'forgot-password', access: 'public', menu: 'toggle', texts: ['password', 'forms'], prerender: true },
  { id: 'access.reset-requested', file: 'access/outcome', path: 'success-reset', access: 'public', menu: 'toggle', texts: ['password'], prerender: true },
  { id: 'access.reset', path: 'reset-your-account', access: 'public', menu: 'toggle', texts: ['password', 'forms'], guard: needsLink },
  { id: 'access.reset-done', file: 'access/outcome', path: 'success-reset/password', access: 'public', menu: 'toggle', texts: ['password'], prerender: true },
  { id: 'access.change-password', path: 'change-password', access: 'public', menu: 'toggle', texts: ['password', 'forms'], prerender: true },
  {
    id: 'access.token-validation',
    path: 'token-validation',
    access: 'public',
    menu: 'hidden',
    texts: ['links'],
    guard: () => import('./link-guards.ts').then(({ goesWhereTheLinkLeads }) => goesWhereTheLinkLeads),
    redirect: 'access.error-validating-token',
  },
  { id: 'access.error-validating-token', path: 'error-validating-token', access: 'public', menu: 'toggle', texts: ['links'], prerender: true },
  { id: 'access.invalid', file: 'access/outcome', path: 'invalid', access: 'public', menu: 'toggle', texts: ['links'], prerender: true },
  { id: 'access.expired', path: 'expired', access: 'public', menu: 'toggle', texts: ['links'], prerender: true },
  { id: 'access.used-token', file: 'access/outcome', path: 'used-token', access: 'public', menu: 'toggle', texts: ['links'], prerender: true },
  { id: 'access.invalid-link', file: 'access/outcome', path: 'invalid-link', access: 'public', menu: 'toggle', texts: ['links'], prerender: true },
  { id: 'access.expired-link', path: 'expired-link', access: 'public', menu: 'toggle', texts: ['links'], prerender: true },
  { id: 'access.expired-session', file: 'access/outcome', path: 'expiredtoken', access: 'public', menu: 'toggle', texts: ['links'], prerender: true },
  {
    id: 'access.update-email',
    path: 'update-email',
    access: 'public',
    menu: 'toggle',
    texts: ['links', 'forms'],
    guard: () => import('./link-guards.ts').then(({ needsNewAddress }) => needsNewAddress),
  },
  { id: 'access.confirm-email-change', path: 'confirm-email-change', access: 'public', menu: 'toggle', texts: ['links'], prerender: true },
  {
    id: 'access.custom-contact',
    path: 'custom-contact',
    access: 'public',
    menu: 'toggle',
    texts: ['contact'],
    guard: () => import('./link-guards.ts').then(({ keepsLink }) => keepsLink),
    bare: true,
  },
  { id: 'access.error', path: 'error', access: 'public', menu: 'toggle', prerender: true },
  { id: 'access.not-found', path: 'not-found', access: 'public', menu: 'toggle', prerender: true },
])
