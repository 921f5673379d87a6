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
  /** 0 means any free port; default 4010 */
  readonly port?: number
  /** a file name, or `:memory:` */
  readonly database?: string
  readonly quiet?: boolean
  /**
   * seconds from the submission of a claim to its decision; default 60; after a third of that time the claim is in
   * progress
   */
  readonly adjudicationSeconds?: number
  /** URL of the claim agreement, in which `{locale}` becomes en or fr (D-98) */
  readonly claimTermsUrl?: string
  /** base URL of the portal for links in emails; default http://localhost:5173 */
  readonly portalUrl?: string
  /** address to listen on; by default only this machine, 0.0.0.0 in a container */
  readonly host?: string
  /** host names that the sandbox accepts in addition to those of this machine */
  readonly allowedHosts?: readonly string[]
  /** whether to reload a contract when it is edited */
  readonly isLive?: boolean
  /** replacements for handlers, for tests of the sandbox itself */
  readonly handlers?: HandlerTable
}

export interface Sandbox {
  readonly url: string
  close: () => Promise<void>
  /** Deletes the data sets of all testers (worlds) and creates the personas again. */
  reset: () => void
}

/**
 * Starts the sandbox, which simulates both services on one port. Sandboxes share no state, and neither do the worlds of
 * one sandbox.
 */
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
