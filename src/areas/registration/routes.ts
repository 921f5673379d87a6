import { definePages } from '~/platform/pages/page-row.ts'

/** Opening an account with the numbers of the member card, and answering the e-mails about it. */
export const registrationPages = definePages([
  { id: 'registration.register', path: 'register', access: 'public', menu: 'toggle', texts: ['registration', 'terms', 'forms'], prerender: true },
  { id: 'registration.activation-type', path: 'register/activation-type', access: 'public', menu: 'toggle', texts: ['registration', 'forms'], prerender: true },
  {
    id: 'registration.confirmation',
    path: 'register/confirmation',
    access: 'public',
    menu: 'toggle',
    texts: ['registration'],
    guard: () => import('./confirmation-guard.ts').then(({ guard }) => guard),
  },
  {
    id: 'registration.success',
    outcomeOf: 'registration.register',
    path: 'register/success-registration',
    access: 'public',
    menu: 'toggle',
    texts: ['registration'],
  },
  {
    id: 'registration.active',
    outcomeOf: 'registration.register',
    path: 'register/registration-active',
    access: 'public',
    menu: 'toggle',
    texts: ['registration'],
  },
])
