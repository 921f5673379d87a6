import { definePages } from '~/platform/pages/page-registry.ts'

export const supportPages = definePages([
  {
    id: 'support.contact-us',
    path: 'contact-us',
    access: 'member',
    menu: 'full',
    breadcrumbs: ['dashboard.home'],
    catalogues: ['support', 'contact', 'forms'],
  },
  {
    id: 'support.help-centre',
    path: 'help-centre',
    access: 'member',
    menu: 'full',
    requires: [{ brandFeature: 'help-centre', redirectTo: 'support.contact-us' }],
    breadcrumbs: ['dashboard.home'],
    catalogues: ['support'],
  },
  {
    id: 'support.search',
    path: 'search',
    access: 'member',
    menu: 'full',
    breadcrumbs: ['dashboard.home'],
    catalogues: ['search', 'support', 'account', 'coverage', 'limits'],
  },
])
