/**
 * `node sandbox/mock/main.ts`: the contract mock on MOCK_PORT (4011), for calls from MOCK_HOST (127.0.0.1; 0.0.0.0 for
 * any). It reloads contracts when a developer edits them.
 */
import { startMock } from './server.ts'

const { MOCK_PORT, MOCK_HOST } = process.env
const mock = await startMock({
  isLive: true,
  ...(MOCK_PORT && { port: Number(MOCK_PORT) }),
  ...(MOCK_HOST && { host: MOCK_HOST }),
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void mock.close().then(() => process.exit(0)))
