/**
 * `node sandbox/mock/main.ts` starts the contract mock on MOCK_PORT (4011). It listens on MOCK_HOST (127.0.0.1; 0.0.0.0
 * for all addresses), and accepts the host names of this machine and those in ALLOWED_HOSTS. It reloads a contract when
 * it is edited.
 */
import { allowedHosts } from '../http/hosts.ts'
import { startProgram } from '../start-program.ts'
import { startMock } from './server.ts'

const { MOCK_PORT, MOCK_HOST } = process.env
await startProgram(async () => {
  const mock = await startMock({
    isLive: true,
    ...(MOCK_PORT && { port: Number(MOCK_PORT) }),
    ...(MOCK_HOST && { host: MOCK_HOST }),
    allowedHosts: allowedHosts(),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void mock.close().then(() => process.exit(0)))
}, 'MOCK_PORT=4111')
