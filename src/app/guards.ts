import type { MiddlewareFunction } from 'react-router'
import { rememberBrand } from '~/platform/config/brand.ts'
import { currentLocale, isLocale, preferredLocale, setLocale } from '~/platform/i18n/locale.ts'
import { type Redirect, type GuardContext, hrefOf, type PageDefinition } from '~/platform/pages/page-registry.ts'

/** Builds a redirect `Response` by hand, because the sign-in page runs guards without a router. */
export const redirect = (address: string): Response =>
  new Response(null, { status: 302, headers: { Location: address } })

/**
 * Redirects to a page of the page table. The query of the current URL is dropped; the new URL has only the query that
 * the caller passes (D-06).
 */
export const redirectToPage = ({ page, params, query, locale }: Redirect): Response =>
  redirect(
    hrefOf(page, params, locale) +
      (Object.keys(query ?? {}).length > 0 ? `?${new URLSearchParams(query).toString()}` : ''),
  )

/**
 * Sets the current locale to the locale in the URL (GUARD-03). If the URL has no known locale, redirects to the English
 * not-found page (ROUTE-002).
 */
export const localeGuard: MiddlewareFunction = ({ params }, next) => {
  const locale = params['locale']
  if (!isLocale(locale)) throw redirect(hrefOf('access.not-found', {}, 'en'))
  setLocale(locale)
  return next()
}

/**
 * Sets the locale of the only page whose URL may lack a language: the stored language, the browser's, or English (D-02,
 * D-03).
 */
export const preferredLocaleGuard: MiddlewareFunction = (_, next) => {
  setLocale(preferredLocale())
  return next()
}

/**
 * Runs the page's own guard, then follows the redirect in its page definition, if it has one. Both run before any
 * loader (reliability-and-security.md, Session).
 */
export async function runPageGuard(row: PageDefinition, context: Omit<GuardContext, 'locale'>): Promise<void> {
  if (row.guard) {
    const guard = await row.guard()
    const detour = await guard({ ...context, locale: currentLocale() })
    if (detour) throw redirectToPage(detour)
  }
  if (row.redirect) throw redirectToPage({ page: row.redirect })
}

/** Guards a public page: first removes tokens from the URL, then runs the page's guard. */
export async function guardPublicPage(
  row: PageDefinition,
  { url, params }: Pick<GuardContext, 'url' | 'params'>,
): Promise<void> {
  if (url.searchParams.has('token') || url.searchParams.has('mslToken')) {
    const { stripSecretsFromUrl } = await import('~/platform/session/email-link.ts')
    const query = stripSecretsFromUrl(url)
    throw redirect(url.pathname + (query.size > 0 ? `?${query.toString()}` : '') + url.hash)
  }
  const brand = url.searchParams.get('brand')
  if (brand !== null) rememberBrand(brand) // SHELL-45
  await runPageGuard(row, { policy: undefined, url, params })
}

/** True if this visitor may open the page; false if its guard redirects. */
export async function canEnter(row: PageDefinition, visit: Pick<GuardContext, 'url' | 'params'>): Promise<boolean> {
  try {
    await guardPublicPage(row, visit)
    return true
  } catch (detour) {
    if (detour instanceof Response) return false
    throw detour
  }
}

export const publicGuard =
  (row: PageDefinition): MiddlewareFunction =>
  async ({ request, params }, next) => {
    // no guard runs during prerendering, because there is no visitor
    if (globalThis.window) await guardPublicPage(row, { url: new URL(request.url), params })
    return next()
  }
