import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createApp, SETTINGS } from './app.ts'
import type { OpenPath } from './calls.ts'
import { Journal } from './journal.ts'

interface LiteralOptions {
  /** 0 means any free port; default 4012 */
  readonly port?: number
  /** the paths that the portal uses for calls whose path the specification does not give */
  readonly open?: readonly OpenPath[]
}
export interface Literal {
  readonly url: string
  close: () => Promise<void>
}

/** Starts the stub server. Its only state is its journal, its settings and the responses that a test chose. */
export async function startLiteral({ port = 4012, open = [] }: LiteralOptions = {}): Promise<Literal> {
  const app = createApp({ open, journal: new Journal(), chosen: new Map(), settings: { ...SETTINGS } })
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
