import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { createRoutes } from './app/router.tsx'
import { isLocale, setLocale } from './platform/i18n/locale.ts'

/** The markup of one public page. `hydrate={false}`: no inline script, so the strict policy holds. */
export async function render(url: string): Promise<string> {
  const [, locale] = url.split('/')
  if (isLocale(locale)) setLocale(locale) // a static router runs no middleware
  const { query, dataRoutes } = createStaticHandler(createRoutes())
  const context = await query(new Request(`http://prerender${url}`))
  if (context instanceof Response) throw new Error(`${url} answered ${context.status}`)
  const { prelude } = await prerender(<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />)
  return new Response(prelude as ReadableStream).text()
}
