import '~/app/routes.ts'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { loadPage } from './app/page-modules.ts'
import { createRoutes } from './app/router.tsx'
import { SignInPage } from './app/sign-in-page.tsx'
import { brandStore, parseBrand } from './platform/config/brand.ts'
import { loadCatalogueFile } from './app/catalogue-files.ts'
import { loadCatalogues, setCatalogueLoader } from './platform/i18n/catalogues.ts'
import { currentLocale, isLocale, setLocale } from './platform/i18n/locale.ts'
import { cataloguesOf, getPage, isSignIn } from './platform/pages/page-registry.ts'

setCatalogueLoader(loadCatalogueFile)

/** The markup of one public page, with the logo of a brand. Without a brand, it is that of the general one. */
export async function render(url: string, brand?: string): Promise<string> {
  Object.assign(brandStore, { initial: parseBrand(brand) })
  const [, locale] = url.split('/')
  if (isLocale(locale)) setLocale(locale) // no middleware runs here, so the locale is set directly
  const { prelude } = await prerender(isSignIn({ pathname: url }) ? await signIn(url) : await routed(url))
  return new Response(prelude as ReadableStream).text()
}

/** Renders the sign-in page without a router, as the browser hydrates it. */
async function signIn(pathname: string): Promise<ReactNode> {
  const page = getPage('access.login')
  const [{ Component }] = await Promise.all([loadPage(page), loadCatalogues(currentLocale(), cataloguesOf(page))])
  const navigation = {
    location: { pathname, search: '', hash: '', state: undefined },
    page,
    isNavigating: false,
    navigate: () => Promise.resolve(),
  }
  return (
    <SignInPage navigation={navigation}>
      <Component />
    </SignInPage>
  )
}

/**
 * Renders any other public page. `hydrate={false}` prevents an inline script, which the content security policy would
 * block.
 */
async function routed(url: string): Promise<ReactNode> {
  const { query, dataRoutes } = createStaticHandler(createRoutes())
  const context = await query(new Request(`http://prerender${url}`))
  if (context instanceof Response) throw new Error(`${url} answered ${context.status}`)
  return <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
}
