import { randomBytes } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import { CHANGE_PASSWORD, changePasswordPage } from './deploy-config.ts'
import { environmentFor } from './environment.ts'
import { preferredLocale } from './serve.ts'
import { securityHeaders, WORKER_POLICY } from './security-headers.ts'
import { live } from './vite/live.ts'
import { runtimeAssets } from './vite/runtime-assets.ts'

/**
 * Libraries that Vite bundles before the first request. If Vite found a library later, it would reload the page, and
 * typed input would be lost.
 */
const LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  'react-intl',
  '@tanstack/react-query',
  'axios',
  'dayjs',
  'zod/mini',
  'fastest-levenshtein',
  '@rjsf/core/lib/withTheme.js',
  '@rjsf/utils',
  '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js',
  'pdfjs-dist/legacy/build/pdf.mjs',
  'tesseract.js',
  'ical-generator',
]

const root = fileURLToPath(new URL('..', import.meta.url))

/** Redirects the well-known URL of password managers, as the deployed portal does. */
const changePasswordAddress: Plugin = {
  name: 'change-password-address',
  configureServer: ({ middlewares }) => {
    middlewares.use(CHANGE_PASSWORD, (request, response) => {
      response
        .writeHead(302, { location: changePasswordPage(preferredLocale(request.headers['accept-language'])) })
        .end()
    })
  },
}

/** Sends worker scripts with their own content security policy, as the deployed portal does. */
const workerPolicy: Plugin = {
  name: 'worker-policy',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (/[?&](?:worker_file|worker)\b|\/worker\.min\.js/.test(request.url ?? '')) {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          setHeader(name, name === 'Content-Security-Policy' ? WORKER_POLICY : value)
      }
      next()
    })
  },
}

export interface Development {
  readonly portal: string
  /** origin of the services, as the browser calls them */
  readonly services: string
  close: () => Promise<void>
}

interface DevelopmentOptions {
  readonly port: number
  /** address to listen on; by default only this machine, 0.0.0.0 for all addresses */
  readonly host?: string
  /** host names under which other machines reach this one; URLs in the browser use the first one */
  readonly allowedHosts?: readonly string[]
  /** true if each edit of a contract or form starts the generator at once, and open pages show the result */
  readonly isLive?: boolean
  /** starts the server that simulates the insurer's services, given the URL of the portal */
  readonly startServices: (portalUrl: string) => Promise<{ readonly url: string; close: () => Promise<void> }>
}

/** Starts the portal's development server, and a server that simulates the services. */
export async function startDevelopment({
  port,
  host = '127.0.0.1',
  allowedHosts = [],
  isLive = false,
  startServices,
}: DevelopmentOptions): Promise<Development> {
  const [name] = allowedHosts
  const portal = `http://${name ?? 'localhost'}:${port}`
  const standIn = await startServices(portal)
  const services = name ? `http://${name}:${new URL(standIn.url).port}` : standIn.url
  const nonce = randomBytes(16).toString('base64')
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    cacheDir: `${root}.cache/vite-development`,
    server: {
      port,
      strictPort: true,
      host,
      allowedHosts: [...allowedHosts],
      headers: securityHeaders({ services: [services], pictures: [services], nonce }),
      // Vite may read the real folder of the packages, because a copy of the working tree only links to the packages
      fs: { allow: [root, realpathSync(`${root}node_modules`)] },
    },
    html: { cspNonce: nonce },
    optimizeDeps: { entries: ['index.html'], include: LIBRARIES },
    plugins: [runtimeAssets(environmentFor(services, true)), changePasswordAddress, workerPolicy, isLive && live()],
    clearScreen: false,
    logLevel: 'warn',
  })
  await vite.listen()
  return {
    portal,
    services,
    close: async () => {
      await vite.close()
      await standIn.close()
    },
  }
}
