import { definePages } from '~/platform/pages/page-registry.ts'

const guard = () => import('./demo-guard.ts').then((module) => module.guard)

/**
 * Tools for testers, which exist only on a developer's machine. In a production build, their pages are left out, and
 * their URLs show the not-found page (ROUTE-077, D-04).
 */
export const demoPages = definePages([
  { id: 'demo.switchboard', path: 'demo', access: 'public', menu: 'toggle', guard, catalogues: ['links'] },
  { id: 'demo.history', path: 'demo-history', access: 'public', menu: 'toggle', guard, catalogues: ['links'] },
  { id: 'demo.fuzzy', path: 'demo-fuzzy', access: 'public', menu: 'toggle', guard, catalogues: ['links'] },
])
