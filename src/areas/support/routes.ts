import { definePages } from '~/platform/pages/page-row.ts'

export const supportPages = definePages([
  { id: 'support.contact-us', path: 'contact-us', access: 'member', menu: 'full', crumbs: ['dashboard.home'], texts: ['support', 'contact', 'forms'] },
  {
    id: 'support.help-centre',
    path: 'help-centre',
    access: 'member',
    menu: 'full',
    guard: () => import('./help-centre-guard.ts'),
    crumbs: ['dashboard.home'],
    texts: ['support'],
  },
])
