import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { loginOf, PASSWORD, PERSONAS } from '../sandbox/personas.ts'
import { startSandbox } from '../sandbox/server.ts'
import { environmentFor } from './environment.ts'
import { securityHeaders } from './security-headers.ts'
import { runtimeAssets } from './vite/runtime-assets.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env['PORT'] ?? 5173)
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4010)

try {
  const sandbox = await startSandbox({ port: sandboxPort, database: `${root}.sandbox/portal.sqlite`, portalUrl: `http://localhost:${port}` })
  const nonce = randomBytes(16).toString('base64')
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    server: { port, strictPort: true, host: '127.0.0.1', headers: securityHeaders({ services: [sandbox.url], nonce }) },
    html: { cspNonce: nonce },
    plugins: [runtimeAssets(environmentFor(sandbox.url, true))],
    clearScreen: false,
    logLevel: 'warn',
  })
  await vite.listen()
  console.log(`
  Portal   http://localhost:${port}/en/login   (français : http://localhost:${port}/fr/login)
  Sandbox  ${sandbox.url}/__sandbox/

  Sign in as one of these, password ${PASSWORD}:
${PERSONAS.map(({ key, story }) => `    ${loginOf(key).padEnd(34)} ${story}`).join('\n')}

  PORT and SANDBOX_PORT change the ports; "npm run sandbox:reset" forgets what was saved. Stop with Ctrl+C.
`)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(
    code === 'EADDRINUSE' || /already in use/.test(message) ? `A port is in use (${message}). Choose others: PORT=5273 SANDBOX_PORT=4110 npm start` : message,
  )
  process.exit(1)
}
