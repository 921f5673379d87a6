import { definePages } from '~/platform/pages/page-registry.ts'

/** The requirements of every page in this area: the flag storeFront, and a brand other than SBC (CARE-17, D-14). */
const area = {
  access: 'member',
  menu: 'full',
  requires: [
    { flag: 'storeFront', redirectTo: 'dashboard.home' },
    { brandFeature: 'connected-care', redirectTo: 'dashboard.home' },
  ],
  catalogues: ['care'],
} as const

export const carePages = definePages([
  { ...area, id: 'care.list', path: 'connected-care', breadcrumbs: ['dashboard.home'] },
  {
    ...area,
    id: 'care.category',
    path: 'connected-care/categories/:categoryId',
    breadcrumbs: ['dashboard.home', 'care.list'],
  },
  {
    ...area,
    id: 'care.vendor',
    path: 'connected-care/vendors/:serviceId',
    breadcrumbs: ['dashboard.home', 'care.list'],
    catalogues: ['care', 'history'],
  },
])
