import { fileURLToPath } from 'node:url'
import { allowedHosts } from '../sandbox/http/hosts.ts'
import { loginOf, PASSWORD, PERSONAS } from '../sandbox/personas.ts'
import { startSandbox } from '../sandbox/server.ts'
import { startProgram } from '../sandbox/start-program.ts'
import { setInsurerTimeZone } from '../sandbox/time-zone.ts'
import { startDevelopment } from './development.ts'

setInsurerTimeZone()
const root = fileURLToPath(new URL('..', import.meta.url))

await startProgram(async () => {
  const { PORT = 5173, PORTAL_HOST, SANDBOX_PORT = 4010, SANDBOX_HOST = PORTAL_HOST } = process.env
  const { portal, services } = await startDevelopment({
    port: Number(PORT),
    ...(PORTAL_HOST && { host: PORTAL_HOST }),
    allowedHosts: allowedHosts(),
    isLive: true,
    startServices: (portalUrl) =>
      startSandbox({
        port: Number(SANDBOX_PORT),
        ...(SANDBOX_HOST && { host: SANDBOX_HOST }),
        allowedHosts: allowedHosts(),
        database: `${root}.sandbox/portal.sqlite`,
        portalUrl,
        isLive: true,
      }),
  })
  console.log(`
  Portal   ${portal}/en/login   (français : ${portal}/fr/login)
  Switches ${portal}/en/demo
  Sandbox  ${services.replace('//127.0.0.1:', '//localhost:')}/__sandbox/

  Sign in as one of these, password ${PASSWORD}:
${PERSONAS.map(({ key, story }) => `    ${loginOf(key).padEnd(34)} ${story}`).join('\n')}

  PORT and SANDBOX_PORT change the ports; "npm run sandbox:reset" forgets what was saved. Stop with Ctrl+C.
`)
}, 'PORT=5273 SANDBOX_PORT=4110')
