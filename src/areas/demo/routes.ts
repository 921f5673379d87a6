import { definePages } from '~/platform/pages/page-registry.ts'

const guard = () => import('./demo-guard.ts').then((module) => module.guard)

/** Tools of testers, on the machine of a developer only: their pages are no part of the build, and their addresses lead to not-found (ROUTE-077, D-04). */
export const demoPages = definePages([
  { id: 'demo.switchboard', path: 'demo', access: 'public', menu: 'toggle', guard },
  { id: 'demo.history', path: 'demo-history', access: 'public', menu: 'toggle', guard },
  { id: 'demo.fuzzy', path: 'demo-fuzzy', access: 'public', menu: 'toggle', guard },
])
