import { definePages } from '~/platform/pages/page-registry.ts'

// Every page except the error page requires an invitation (GUARD-10).
const invited = {
  access: 'public',
  menu: 'toggle',
  catalogues: ['welcome'],
  guard: () => import('./guards.ts').then((module) => module.requireInvitation),
} as const

/**
 * The digital welcome: a person on a plan who was invited by e-mail answers questions about their identity and chooses
 * a password.
 */
export const welcomePages = definePages([
  {
    id: 'welcome.entry',
    path: 'member-service-site',
    access: 'public',
    menu: 'hidden',
    catalogues: ['welcome'],
    guard: () => import('./guards.ts').then((module) => module.openInvitationLink),
    redirect: 'welcome.error',
  },
  {
    ...invited,
    id: 'welcome.start',
    path: 'digital-welcome',
    menu: 'hidden',
    redirect: 'welcome.verification',
  },
  {
    ...invited,
    id: 'welcome.verification',
    path: 'digital-welcome/verification',
    catalogues: ['welcome', 'forms'],
    guard: () => import('./guards.ts').then((module) => module.requireOpenInvitation),
  },
  {
    ...invited,
    id: 'welcome.password',
    path: 'digital-welcome/password',
    catalogues: ['welcome', 'new-password', 'forms'],
    guard: () => import('./guards.ts').then((module) => module.requireDateOfBirth),
  },
  {
    ...invited,
    id: 'welcome.success',
    resultOf: 'welcome.verification',
    path: 'digital-welcome/success',
  },
  { ...invited, id: 'welcome.expired', path: 'digital-welcome/expired' },
  { ...invited, id: 'welcome.locked', path: 'digital-welcome/locked' },
  {
    id: 'welcome.error',
    path: 'digital-welcome/error',
    access: 'public',
    menu: 'toggle',
    catalogues: ['welcome'],
    prerender: true,
  },
  { ...invited, id: 'welcome.no-password', path: 'digital-welcome/no-password', catalogues: ['welcome', 'forms'] },
  { ...invited, id: 'welcome.registered', path: 'digital-welcome/registered' },
])
