import { definePages } from '~/platform/pages/page-registry.ts'

export const cardPages = definePages([
  {
    id: 'card.member-card',
    path: 'manage-your-account/member-card',
    access: 'member',
    menu: 'full',
    breadcrumbs: ['dashboard.home', 'account.home'],
    catalogues: ['card'],
  },
  {
    id: 'card.share',
    path: 'manage-your-account/member-card/share',
    access: 'member',
    menu: 'full',
    breadcrumbs: ['dashboard.home', 'account.home', 'card.member-card'],
    catalogues: ['card', 'forms'],
  },
])
