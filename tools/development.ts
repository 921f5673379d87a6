import { randomBytes } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import { startSandbox } from '../sandbox/server.ts'
import { CHANGE_PASSWORD, changePasswordPage } from './deploy-config.ts'
import { environmentFor } from './environment.ts'
import { preferredLocale } from './serve.ts'
import { securityHeaders } from './security-headers.ts'
import { live } from './vite/live.ts'
import { runtimeAssets } from './vite/runtime-assets.ts'

/**
 * Libraries that Vite bundles before the first request. If it found a library later, it would reload the page, and
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
  '@rjsf/core/lib/withTheme.js',
  '@rjsf/utils',
  '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js',
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

export interface Development {
  readonly portal: string
  readonly sandbox: string
  close: () => Promise<void>
}

interface DevelopmentOptions {
  readonly port: number
  readonly sandboxPort: number
  /** file path, or `:memory:` */
  readonly database: string
  /** true if edited contracts and forms are generated again and shown at once */
  readonly isLive?: boolean
}

/** Starts the portal's development server with a sandbox as its services. */
export async function startDevelopment({
  port,
  sandboxPort,
  database,
  isLive = false,
}: DevelopmentOptions): Promise<Development> {
  const portal = `http://localhost:${port}`
  const sandbox = await startSandbox({
    port: sandboxPort,
    database,
    portalUrl: portal,
    quiet: database === ':memory:',
    isLive,
  })
  const nonce = randomBytes(16).toString('base64')
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    cacheDir: `${root}.cache/vite-development`,
    server: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      headers: securityHeaders({ services: [sandbox.url], pictures: [sandbox.url], nonce }),
      // packages may be links, as in a copy of the repository
      fs: { allow: [root, realpathSync(`${root}node_modules`)] },
    },
    html: { cspNonce: nonce },
    optimizeDeps: { entries: ['index.html'], include: LIBRARIES },
    plugins: [runtimeAssets(environmentFor(sandbox.url, true)), changePasswordAddress, isLive && live()],
    clearScreen: false,
    logLevel: 'warn',
  })
  await vite.listen()
  return {
    portal,
    sandbox: sandbox.url,
    close: async () => {
      await vite.close()
      await sandbox.close()
    },
  }
}
