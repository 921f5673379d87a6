import { definePages } from '~/platform/pages/page-registry.ts'

const guard = () => import('./demo-guard.ts').then((module) => module.guard)

/**
 * Tools for testers, on a developer's machine only: their pages are not in the build, and their URLs show not-found
 * (ROUTE-077, D-04).
 */
export const demoPages = definePages([
  { id: 'demo.switchboard', path: 'demo', access: 'public', menu: 'toggle', guard },
  { id: 'demo.history', path: 'demo-history', access: 'public', menu: 'toggle', guard },
  { id: 'demo.fuzzy', path: 'demo-fuzzy', access: 'public', menu: 'toggle', guard },
])
