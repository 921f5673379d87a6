import type { PageRow } from '~/platform/pages/page-row.ts'
import { hideBanners } from '~/platform/shell/banner-store.ts'
import { breadcrumbs } from '~/platform/shell/breadcrumb-store.ts'
import type { PortalRouter } from './router.tsx'

/** Banners go with each navigation; the trail is emptied and set again from the table (GUARD-02, GUARD-05, SHELL-50). */
export function followNavigations(router: PortalRouter): void {
  let shown = ''
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle') hideBanners(state.location.key)
    const { pathname } = state.location
    if (state.navigation.state !== 'idle' || pathname === shown) return
    shown = pathname
    const match = state.matches.at(-1)
    const row = match?.route.handle as PageRow | undefined
    breadcrumbs.empty()
    // of a page that did not come there are no sentences either, and another page is on its way
    if (row?.crumbs && !state.errors) breadcrumbs.set([...row.crumbs.map((pageId) => ({ pageId })), { pageId: row.id }])
  })
}
