import type { MiddlewareFunction } from 'react-router'
import { rememberBrand } from '~/platform/config/environment.ts'
import { currentLocale, isLocale, preferredLocale, setLocale } from '~/platform/i18n/locale.ts'
import { type Detour, type GuardContext, hrefOf, type PageRow } from '~/platform/pages/page-row.ts'

/** An answer that leads elsewhere. Not the router's own: the sign-in page asks its guard without a router. */
export const redirect = (address: string): Response => new Response(null, { status: 302, headers: { Location: address } })

/** Sends somebody to another page of the table. Redirects build their own query (D-06). */
export const detourTo = ({ page, params, query, locale }: Detour): Response =>
  redirect(hrefOf(page, params, locale) + (Object.keys(query ?? {}).length > 0 ? `?${new URLSearchParams(query).toString()}` : ''))

/** A URL without a known locale is not found, in English (ROUTE-002, D-03); with one, the page speaks it (GUARD-03). */
export const localeGuard: MiddlewareFunction = ({ params }, next) => {
  const locale = params['locale']
  if (!isLocale(locale)) throw redirect(hrefOf('access.not-found', {}, 'en'))
  setLocale(locale)
  return next()
}

/** For the one page that also stands at an address without a language: the stored one, the browser's, or English (D-02, D-03). */
export const preferredLocaleGuard: MiddlewareFunction = (_, next) => {
  setLocale(preferredLocale())
  return next()
}

/** The row's own guard, then its redirect; before any loader (trust.md, Session). */
export async function ownGuard(row: PageRow, context: Omit<GuardContext, 'locale'>): Promise<void> {
  if (row.guard) {
    const guard = await row.guard()
    const detour = await guard({ ...context, locale: currentLocale() })
    if (detour) throw detourTo(detour)
  }
  if (row.redirect) throw detourTo({ page: row.redirect })
}

/** Public pages, for which nobody needs to be signed in: secrets leave the address first, then the row's own guard. */
export async function admitVisitor(row: PageRow, { url, params }: Pick<GuardContext, 'url' | 'params'>): Promise<void> {
  if (url.searchParams.has('token') || url.searchParams.has('mslToken')) {
    const { takeSecrets } = await import('~/platform/session/link-token.ts')
    const query = takeSecrets(url)
    throw redirect(url.pathname + (query.size > 0 ? `?${query.toString()}` : '') + url.hash)
  }
  const brand = url.searchParams.get('brand')
  if (brand !== null) rememberBrand(brand) // SHELL-45
  await ownGuard(row, { policy: undefined, url, params })
}

/** Whether the page is for this visitor; false where its guard leads elsewhere. */
export async function isAdmitted(row: PageRow, visit: Pick<GuardContext, 'url' | 'params'>): Promise<boolean> {
  try {
    await admitVisitor(row, visit)
    return true
  } catch (detour) {
    if (detour instanceof Response) return false
    throw detour
  }
}

export const publicGuard =
  (row: PageRow): MiddlewareFunction =>
  async ({ request, params }, next) => {
    // Prerendering knows no visitor.
    if (globalThis.window) await admitVisitor(row, { url: new URL(request.url), params })
    return next()
  }
