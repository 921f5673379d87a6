import { serve, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { CHANGE_PASSWORD, changePasswordPage, DOUBLED, DOUBLED_AT_START, NO_PAGE } from './deploy-config.ts'
import { BRANDS, environmentFor } from './environment.ts'
import { cacheControl, headersOf, securityHeaders } from './security-headers.ts'

export interface ServeOptions {
  /** 0 uses any free port */
  readonly port: number
  /** folder of the production build */
  readonly dist: string
  /** origin of the services of this portal */
  readonly services: string
  /** changes to the configuration, for a preview */
  readonly environment?: Readonly<Record<string, unknown>>
}

/**
 * Files that are not served: source maps, internal records of the build, and compressed files when requested by their
 * own names.
 */
const HIDDEN = /\.map$|\/\.|\.(html|js|css|svg|json)\.br$/

/** The language for a request, as `$portal_locale` of nginx determines it. */
export const preferredLocale = (acceptLanguage = ''): string => (/^fr/i.test(acceptLanguage) ? 'fr' : 'en')

/**
 * Serves the production build as nginx does: precompressed, with the headers of `security-headers.ts`, prerendered
 * pages where they exist, and index.html for every other path. For previews, browser tests and measurements.
 */
export async function servePortal({
  port,
  dist,
  services,
  environment,
}: ServeOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const styleHashes = JSON.parse(readFileSync(join(dist, '.vite/style-hashes.json'), 'utf8')) as string[]
  const headers = securityHeaders({ services: [services], pictures: [services], styleHashes })
  const isFile = (path: string) => existsSync(join(dist, path)) && statSync(join(dist, path)).isFile()
  const fileFor = (path: string, context: Context) => {
    const brand = context.req.query('brand')?.toUpperCase()
    return (
      [path, ...(BRANDS.includes(brand ?? '') ? [`${path}.${brand}.html`] : []), `${path}.html`].find(isFile) ??
      'index.html'
    )
  }
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of headersOf(context.req.path, context.res.ok, headers))
      context.res.headers.set(name, value)
    context.res.headers.set('Cache-Control', context.res.ok ? cacheControl(context.req.path) : 'no-cache')
  })
  app.use(async (context, next) => {
    const asked = context.env.incoming.url ?? '/'
    const single = new RegExp(DOUBLED_AT_START).exec(asked)
    if (single) return context.redirect(`/${single[1] ?? ''}`)
    if (new RegExp(DOUBLED).test(asked)) return context.notFound()
    return ['GET', 'HEAD'].includes(context.req.method) ? next() : context.body(null, 405)
  })
  app.get(CHANGE_PASSWORD, (context) =>
    context.redirect(changePasswordPage(preferredLocale(context.req.header('accept-language')))),
  )
  app.get('/assets/env-config.json', (context) => context.json({ ...environmentFor(services, false), ...environment }))
  app.get('*', async (context, next) => (HIDDEN.test(context.req.path) ? context.notFound() : next()))
  // if a file that robots request (NO_PAGE) or an asset of an earlier deployment is missing, the response is a 404 and
  // not a page
  app.get('*', async (context, next) =>
    new RegExp(NO_PAGE).test(context.req.path) && !isFile(context.req.path) ? context.notFound() : next(),
  )
  app.get('/assets/*', async (context, next) => (isFile(context.req.path) ? next() : context.notFound()))
  app.get('*', serveStatic({ root: dist, precompressed: true, rewriteRequestPath: fileFor }))
  // a path that cannot be a file, such as one with an encoded slash, gets index.html, and the portal shows its
  // not-found page
  app.get('*', serveStatic({ root: dist, precompressed: true, path: 'index.html' }))
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
