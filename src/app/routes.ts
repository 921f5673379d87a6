import { accessPages } from '~/areas/access/routes.ts'
import { accountPages } from '~/areas/account/routes.ts'
import { cardPages } from '~/areas/card/routes.ts'
import { carePages } from '~/areas/care/routes.ts'
import { claimsPages } from '~/areas/claims/routes.ts'
import { coveragePages } from '~/areas/coverage/routes.ts'
import { dashboardPages } from '~/areas/dashboard/routes.ts'
import { demoPages } from '~/areas/demo/routes.ts'
import { historyPages } from '~/areas/history/routes.ts'
import { premiumsPages } from '~/areas/premiums/routes.ts'
import { registrationPages } from '~/areas/registration/routes.ts'
import { spendingPages } from '~/areas/spending/routes.ts'
import { supportPages } from '~/areas/support/routes.ts'
import { welcomePages } from '~/areas/welcome/routes.ts'
import { registerPages } from '~/platform/pages/page-registry.ts'

/** The page table: joins the page definitions of all areas (architecture.md, Page table). */
export const PAGES = [
  ...accessPages,
  ...registrationPages,
  ...welcomePages,
  ...dashboardPages,
  ...coveragePages,
  ...spendingPages,
  ...carePages,
  ...claimsPages,
  ...historyPages,
  ...accountPages,
  ...cardPages,
  ...supportPages,
  ...premiumsPages,
  ...demoPages,
] as const

declare module '~/platform/pages/page-registry.ts' {
  interface Register {
    pages: typeof PAGES
  }
}

registerPages(PAGES)
