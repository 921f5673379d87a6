import { expect, it } from 'vitest'
import { startMock } from '../../sandbox/mock/server.ts'
import { startSandbox } from '../../sandbox/server.ts'

/** What a server says about how long an unused connection stays, in seconds. */
async function idleSeconds(url: string): Promise<number> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1])
}

// A server that hangs up first does so under somebody's next request when the machine is busy: "read ECONNRESET".
it('the servers keep an unused connection longer than any client does', async () => {
  const sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  const mock = await startMock({ port: 0, quiet: true })
  expect(await idleSeconds(`${sandbox.url}/__sandbox/personas`)).toBeGreaterThanOrEqual(600)
  expect(await idleSeconds(`${mock.url}/members/somewhere`)).toBeGreaterThanOrEqual(600)
  await sandbox.close()
  await mock.close()
})
