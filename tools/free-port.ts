import { createServer, type AddressInfo } from 'node:net'

/** Finds a port that is free at this moment, for a server whose URL other programs need before the server starts. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
