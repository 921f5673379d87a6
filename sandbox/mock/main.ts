/**
 * `node sandbox/mock/main.ts`: the contract mock on MOCK_PORT (4011), for calls from MOCK_HOST (127.0.0.1; 0.0.0.0 for
 * any) under the names of this machine and those of ALLOWED_HOSTS. It reloads contracts when a developer edits them.
 */
import { allowedHosts } from '../http/hosts.ts'
import { startMock } from './server.ts'

const { MOCK_PORT, MOCK_HOST } = process.env
const mock = await startMock({
  isLive: true,
  ...(MOCK_PORT && { port: Number(MOCK_PORT) }),
  ...(MOCK_HOST && { host: MOCK_HOST }),
  allowedHosts: allowedHosts(),
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void mock.close().then(() => process.exit(0)))
