import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startFailure } from './start-program.ts'
import { startSandbox } from './server.ts'

test('a program whose port is in use says which one, and how to choose another', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo

  const error = await startSandbox({ port, database: ':memory:', quiet: true }).catch((reason: unknown) => reason)

  expect(startFailure(error, 'SANDBOX_PORT=4110')).toBe(
    `A port is in use by another program (listen EADDRINUSE: address already in use 127.0.0.1:${port}). Choose another: SANDBOX_PORT=4110`,
  )
  other.close()
})

test('a program that cannot start for another reason says only that reason', () => {
  expect(startFailure(new Error('the database is locked'), 'SANDBOX_PORT=4110')).toBe('the database is locked')
})
