import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { followContracts } from '../tools/generate/contracts/bundle.ts'
import { handlerTable, type HandlerTable } from './handlers/table.ts'
import { createApp } from './http/app.ts'
import { loadContracts } from './http/contract.ts'
import { keepConnections } from './http/connections.ts'
import { hostCheck, originOf } from './http/hosts.ts'
import { createSandboxState, DEFAULT_WORLD } from './sandbox-state.ts'
import { createWorld, keepWorlds } from './worlds.ts'

export interface SandboxOptions {
  /** 0 takes any free port; 4010 unless said otherwise */
  readonly port?: number
  /** a file, or `:memory:` */
  readonly database?: string
  readonly quiet?: boolean
  /** seconds from submission to decision; 60 unless said otherwise, in progress after a third of it */
  readonly adjudicationSeconds?: number
  /** address of the claim agreement; `{locale}` becomes en or fr (D-98) */
  readonly claimTermsUrl?: string
  /** where the portal runs, for the links of e-mails; http://localhost:5173 unless said otherwise */
  readonly portalUrl?: string
  /** address to listen on; this machine alone unless said otherwise, 0.0.0.0 in a container */
  readonly host?: string
  /** host names that the sandbox answers to, beside those of this machine */
  readonly allowedHosts?: readonly string[]
  /** reloads contracts when a developer edits them */
  readonly isLive?: boolean
  /** replaces handlers, for tests of the sandbox itself */
  readonly handlers?: HandlerTable
}

export interface Sandbox {
  readonly url: string
  close: () => Promise<void>
  /** Forgets every world and seeds the personas anew. */
  reset: () => void
}

/** Starts a stateful stand-in for both services, on one port. Two sandboxes share no state, nor do two worlds of one. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    port = 4010,
    database = '.sandbox/portal.sqlite',
    quiet = false,
    adjudicationSeconds = 60,
    claimTermsUrl,
    portalUrl = 'http://localhost:5173',
    host = '127.0.0.1',
    allowedHosts,
    isLive = false,
    handlers,
  } = options
  const startedAt = performance.now()
  const isOwnHost = hostCheck(allowedHosts)
  let contracts = await loadContracts()
  const stop = isLive ? followContracts(async () => (contracts = await loadContracts())) : undefined
  const worlds = keepWorlds((name) =>
    createWorld(
      createSandboxState({
        name,
        database: name === DEFAULT_WORLD ? database : ':memory:',
        pace: { inProgress: adjudicationSeconds / 3, processed: adjudicationSeconds },
        claimTermsUrl,
        portalUrl,
        isOwnHost,
      }),
    ),
  )
  const app = createApp({ worlds, isOwnHost, contracts: () => contracts, handlers: { ...handlerTable, ...handlers } })
  const server = keepConnections(serve({ fetch: app.fetch, port, hostname: host }) as Server)
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const url = originOf(server, host)
  if (!quiet) console.log(`sandbox: ${url}/__sandbox/ (${Math.round(performance.now() - startedAt)} ms)`)
  return {
    url,
    reset: () => {
      worlds.forget()
      worlds.default.reset()
    },
    close: async () => {
      stop?.()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      for (const { state } of worlds.all()) state.database.close()
    },
  }
}
