import { reauthenticate } from '~/platform/session/reauthentication.ts'
import { applyBrand } from '~/platform/brand/brand.ts'
import { env } from '~/platform/config/environment.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { configureHttp } from '~/platform/http/environment.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { hrefOf } from '~/platform/pages/href.ts'
import type { PageRow } from '~/platform/pages/page-row.ts'
import { configureExit } from '~/platform/session/exit.ts'
import { apiToken } from '~/platform/session/session-store.ts'
import { storage } from '~/platform/session/storage.ts'
import { hideBanners } from '~/platform/shell/banner-store.ts'
import { breadcrumbs } from '~/platform/shell/breadcrumb-store.ts'
import type { PortalRouter } from './router.tsx'

/** Joins what platform keeps apart: the HTTP layer, the session and the router. Once, at boot. */
export function startPlatform(router: PortalRouter): void {
  const { enrolmentBaseUrl, memberBaseUrl, localDevelopment } = env()
  configureHttp({ baseUrls: { account: enrolmentBaseUrl, member: memberBaseUrl }, locale: currentLocale, apiToken, reauthenticate })
  contractCheck.mode = localDevelopment ? 'throw' : 'report'
  configureExit((status) => void router.navigate(hrefOf('access.login') + (status ? `?status=${status}` : '')))
  followNavigations(router)
  if (window.self !== window.top) storage.write('isIframe', 'true') // D-53
  applyBrand()
}

/** Banners go with each navigation; the trail is emptied and set again from the table (GUARD-02, GUARD-05, SHELL-50). */
function followNavigations(router: PortalRouter): void {
  let shown = ''
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle') hideBanners()
    const { pathname } = state.location
    if (state.navigation.state !== 'idle' || pathname === shown) return
    shown = pathname
    const match = state.matches.at(-1)
    const row = match?.route.handle as PageRow | undefined
    breadcrumbs.empty()
    if (row?.crumbs) breadcrumbs.set([...row.crumbs.map((pageId) => ({ pageId })), { pageId: row.id }])
  })
}
