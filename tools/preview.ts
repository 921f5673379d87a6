import { fileURLToPath } from 'node:url'
import { startSandbox } from '../sandbox/server.ts'
import { startProgram } from '../sandbox/start-program.ts'
import { setInsurerTimeZone } from '../sandbox/time-zone.ts'
import { servePortal } from './serve.ts'

setInsurerTimeZone()
const root = fileURLToPath(new URL('..', import.meta.url))
await startProgram(async () => {
  const port = Number(process.env['PORT'] ?? 4173)
  const sandbox = await startSandbox({
    port: Number(process.env['SANDBOX_PORT'] ?? 4010),
    database: `${root}.sandbox/portal.sqlite`,
    portalUrl: `http://localhost:${port}`,
  })
  const portal = await servePortal({ port, dist: `${root}dist`, services: sandbox.url })
  console.log(`Production build at ${portal.url}/en/login, sandbox at ${sandbox.url}/__sandbox/`)
}, 'PORT=4273 SANDBOX_PORT=4110')
