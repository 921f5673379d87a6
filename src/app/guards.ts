import { redirect, type MiddlewareFunction } from 'react-router'
import { currentLocale, isLocale, setLocale } from '~/platform/i18n/locale.ts'
import { hrefOf } from '~/platform/pages/href.ts'
import type { Detour, GuardContext, PageRow } from '~/platform/pages/page-row.ts'

/** Sends somebody to another page of the table. Redirects build their own query (D-06). */
export const detourTo = ({ page, params, query }: Detour): Response =>
  redirect(hrefOf(page, params) + (query ? `?${new URLSearchParams(query).toString()}` : ''))

/** A URL without a known locale is not found, in English (ROUTE-002, D-03); with one, the page speaks it (GUARD-03). */
export const localeGuard: MiddlewareFunction = ({ params }, next) => {
  const locale = params['locale']
  if (!isLocale(locale)) throw redirect(hrefOf('access.not-found', {}, 'en'))
  setLocale(locale)
  return next()
}

/** The row's own guard, then its redirect; before any loader (trust.md, Session). */
export async function ownGuard(row: PageRow, context: Omit<GuardContext, 'locale'>): Promise<void> {
  if (row.guard) {
    const { guard } = await row.guard()
    const detour = await guard({ ...context, locale: currentLocale() })
    if (detour) throw detourTo(detour)
  }
  if (row.redirect) throw detourTo({ page: row.redirect })
}

export const publicGuard =
  (row: PageRow): MiddlewareFunction =>
  async ({ request, params }, next) => {
    if (row.guard && globalThis.window) await ownGuard(row, { memberId: '', policy: undefined, url: new URL(request.url), params })
    return next()
  }
