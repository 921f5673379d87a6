import { definePages } from '~/platform/pages/page-row.ts'

export const cardPages = definePages([
  {
    id: 'card.member-card',
    path: 'manage-your-account/member-card',
    access: 'member',
    menu: 'full',
    crumbs: ['dashboard.home', 'account.home'],
    texts: ['card'],
  },
  {
    id: 'card.share',
    path: 'manage-your-account/member-card/share',
    access: 'member',
    menu: 'full',
    crumbs: ['dashboard.home', 'account.home', 'card.member-card'],
    texts: ['card', 'forms'],
  },
])
