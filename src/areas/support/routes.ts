import { definePages } from '~/platform/pages/page-row.ts'

export const supportPages = definePages([
  { id: 'support.contact-us', path: 'contact-us', access: 'member', menu: 'full', crumbs: ['dashboard.home'], texts: ['support', 'contact', 'forms'] },
  {
    id: 'support.help-centre',
    path: 'help-centre',
    access: 'member',
    menu: 'full',
    // two brands answer questions by telephone and mail only (CONTENT-11, D-75)
    needs: [{ notBrands: ['OBC', 'QBC'], otherwise: 'support.contact-us' }],
    crumbs: ['dashboard.home'],
    texts: ['support'],
  },
])
