import { allowedHosts } from '../sandbox/http/hosts.ts'
import { startMock } from '../sandbox/mock/server.ts'
import { startProgram } from '../sandbox/start-program.ts'
import { startDevelopment } from './development.ts'

/**
 * `npm run start:mock` starts the portal with only the contract mock, which returns named examples and stores nothing.
 */
await startProgram(async () => {
  const { PORT = 5173, PORTAL_HOST, MOCK_PORT = 4011, MOCK_HOST = PORTAL_HOST } = process.env
  const { portal, services } = await startDevelopment({
    port: Number(PORT),
    ...(PORTAL_HOST && { host: PORTAL_HOST }),
    allowedHosts: allowedHosts(),
    isLive: true,
    startServices: () =>
      startMock({
        port: Number(MOCK_PORT),
        ...(MOCK_HOST && { host: MOCK_HOST }),
        allowedHosts: allowedHosts(),
        quiet: true,
        isLive: true,
      }),
  })
  console.log(`
  Portal   ${portal}/en/login   (français : ${portal}/fr/login)
  Switches ${portal}/en/demo
  Mock     ${services}/

  Sign in as quebec@example.com, or as anybody, with any password: examples of that name answer where there are some.
  PORT and MOCK_PORT change the ports. Stop with Ctrl+C.
`)
}, 'PORT=5273 MOCK_PORT=4111')
