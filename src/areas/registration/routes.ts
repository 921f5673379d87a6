import { definePages } from '~/platform/pages/page-registry.ts'

const page = { access: 'public', menu: 'toggle', catalogues: ['registration'] } as const

/**
 * The pages of a registration: the form for the card numbers, the pages that the links in registration e-mails open,
 * and the result pages.
 */
export const registrationPages = definePages([
  {
    ...page,
    id: 'registration.register',
    path: 'register',
    catalogues: ['registration', 'new-password', 'terms', 'forms'],
    prerender: true,
  },
  {
    ...page,
    id: 'registration.activation-type',
    path: 'register/activation-type',
    catalogues: ['registration', 'forms'],
    prerender: true,
  },
  {
    ...page,
    id: 'registration.confirmation',
    path: 'register/confirmation',
    guard: () => import('./confirmation-guard.ts').then((module) => module.guard),
  },
  {
    ...page,
    id: 'registration.success',
    resultOf: 'registration.register',
    path: 'register/success-registration',
  },
  {
    ...page,
    id: 'registration.active',
    resultOf: 'registration.register',
    path: 'register/registration-active',
  },
])
