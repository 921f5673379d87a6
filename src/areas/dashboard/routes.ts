import { definePages } from '~/platform/pages/page-registry.ts'

export const dashboardPages = definePages([
  {
    id: 'dashboard.home',
    path: 'dashboard',
    access: 'member',
    menu: 'full',
    sendsFirstRequests: true,
    catalogues: ['dashboard', 'claim-again', 'claim-status', 'limits', 'taxes'],
  },
])
