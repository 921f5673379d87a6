import { definePages } from '~/platform/pages/page-row.ts'

export const dashboardPages = definePages([
  { id: 'dashboard.home', path: 'dashboard', access: 'member', menu: 'full', document: true, texts: ['dashboard', 'claim-again', 'claim-status', 'limits'] },
])
