import { expect, it } from 'vitest'
import { startMock } from '../../sandbox/mock/server.ts'
import { startSandbox } from '../../sandbox/server.ts'

/** The number of seconds for which a server promises to keep an idle connection open. */
async function idleSeconds(url: string): Promise<number> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1])
}

// If a server closes an idle connection first, the next request of a client may fail on a slow machine ("read
// ECONNRESET").
it('the sandbox and the contract mock keep an idle connection open longer than any client does', async () => {
  const sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  const mock = await startMock({ port: 0, quiet: true })
  expect(await idleSeconds(`${sandbox.url}/__sandbox/personas`)).toBeGreaterThanOrEqual(600)
  expect(await idleSeconds(`${mock.url}/members/somewhere`)).toBeGreaterThanOrEqual(600)
  await sandbox.close()
  await mock.close()
})
