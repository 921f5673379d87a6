import { definePages } from '~/platform/pages/page-row.ts'

/** For plans with the store, and not for the brand SBC (CARE-17, D-14). */
const area = {
  access: 'member',
  menu: 'full',
  needs: [
    { flag: 'storeFront', otherwise: 'dashboard.home' },
    { notBrands: ['SBC'], otherwise: 'dashboard.home' },
  ],
  texts: ['care'],
} as const

export const carePages = definePages([
  { ...area, id: 'care.list', path: 'connected-care', crumbs: ['dashboard.home'] },
  { ...area, id: 'care.category', path: 'connected-care/categories/:categoryId', crumbs: ['dashboard.home', 'care.list'] },
  { ...area, id: 'care.vendor', path: 'connected-care/vendors/:serviceId', crumbs: ['dashboard.home', 'care.list'], texts: ['care', 'history'] },
])
