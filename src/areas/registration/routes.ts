import { definePages } from '~/platform/pages/page-registry.ts'

/** Registration with card numbers, and the pages for its e-mails. */
export const registrationPages = definePages([
  {
    id: 'registration.register',
    path: 'register',
    access: 'public',
    menu: 'toggle',
    catalogues: ['registration', 'terms', 'forms'],
    prerender: true,
  },
  {
    id: 'registration.activation-type',
    path: 'register/activation-type',
    access: 'public',
    menu: 'toggle',
    catalogues: ['registration', 'forms'],
    prerender: true,
  },
  {
    id: 'registration.confirmation',
    path: 'register/confirmation',
    access: 'public',
    menu: 'toggle',
    catalogues: ['registration'],
    guard: () => import('./confirmation-guard.ts').then(({ guard }) => guard),
  },
  {
    id: 'registration.success',
    resultOf: 'registration.register',
    path: 'register/success-registration',
    access: 'public',
    menu: 'toggle',
    catalogues: ['registration'],
  },
  {
    id: 'registration.active',
    resultOf: 'registration.register',
    path: 'register/registration-active',
    access: 'public',
    menu: 'toggle',
    catalogues: ['registration'],
  },
])
