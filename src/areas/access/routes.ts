import { definePages } from '~/platform/pages/page-row.ts'

/** Everything a person meets before signing in, and the pages for when something is not there. */
export const accessPages = definePages([
  { id: 'access.login', path: 'login', access: 'public', menu: 'toggle', texts: ['access'], guard: () => import('./login-guard.ts'), prerender: true },
  { id: 'access.error', path: 'error', access: 'public', menu: 'toggle', prerender: true },
  { id: 'access.not-found', path: 'not-found', access: 'public', menu: 'toggle', prerender: true },
])
