import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { serve, type HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { handlerTable, type HandlerTable } from './handlers/table.ts'
import type { Reply } from './handlers/call.ts'
import { adminRoutes } from './http/admin.ts'
import { loadContracts } from './http/contract.ts'
import { dispatch } from './http/dispatch.ts'
import { replyOf } from './http/effects.ts'
import { createFaults } from './http/faults.ts'
import { createJournal } from './http/journal.ts'
import { problemReply } from './http/problems.ts'
import { createWorld } from './world.ts'

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
  /** replaces handlers, for tests of the sandbox itself */
  readonly handlers?: HandlerTable
}

export interface Sandbox {
  readonly url: string
  close: () => Promise<void>
  /** Forgets everything and seeds the personas anew. */
  reset: () => void
}

type Environment = { Bindings: HttpBindings }
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Starts a stateful stand-in for both services, on one port. Nothing is shared between two of them. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 4010, database = '.sandbox/portal.sqlite', quiet = false, adjudicationSeconds = 60, claimTermsUrl, handlers } = options
  const startedAt = performance.now()
  const contracts = await loadContracts()
  const world = createWorld({ database, pace: { inProgress: adjudicationSeconds / 3, processed: adjudicationSeconds }, claimTermsUrl })
  const faults = createFaults()
  const journal = createJournal()
  const reset = () => {
    world.reset()
    faults.set([])
    journal.clear()
  }

  const app = new Hono<Environment>()
  app.use(
    cors({
      origin: (origin) => (LOCAL.test(origin) ? origin : null),
      allowMethods: ['GET', 'PUT', 'POST', 'DELETE'],
      exposeHeaders: ['x-auth', 'content-disposition', 'retry-after'],
      maxAge: 600,
    }),
  )
  app.route('/__sandbox', adminRoutes({ world, faults, journal, reset }))
  app.all('*', async (c) => {
    const url = new URL(c.req.url)
    if (!isDecodable(url.pathname)) return send(c, problemReply(400))
    const match = contracts.match(c.req.method, url.pathname, url.search)
    if (match === 'unknown') return send(c, problemReply(404))
    if (match === 'method') return send(c, { ...problemReply(405) })
    const began = performance.now()
    const fault = faults.take(match.operationId)
    if (fault?.delayMs) await pause(fault.delayMs)
    const effect = fault?.status === undefined ? undefined : replyOf(fault.status)
    const record = (status: number) =>
      journal.record({
        operationId: match.operationId,
        method: c.req.method,
        path: match.operation.path,
        status,
        at: new Date(world.clock.now()).toISOString(),
        durationMs: Math.round(performance.now() - began),
        ...(fault && { fault: String(fault.status ?? 'delay') }),
      })
    const answer = async (): Promise<Reply> => {
      try {
        return await dispatch({ world, contracts, journal, handlers: { ...handlerTable, ...handlers } }, match, c.req.raw, url)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        journal.violate({ operationId: match.operationId, status: 500, problems: [reason] })
        return problemReply(500, { code: 'SANDBOX', details: [reason] })
      }
    }
    const real = effect === undefined || fault?.after ? await answer() : undefined
    const reply = effect ?? real!
    if (reply === 'cut' || reply === 'hang') {
      record(0)
      if (reply === 'cut') c.env.outgoing.destroy()
      await new Promise((resolve) => c.env.outgoing.once('close', resolve))
      return c.body(null)
    }
    record(reply.status)
    return send(c, reply)
  })

  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  if (!quiet) console.log(`sandbox: ${url}/__sandbox/ (${Math.round(performance.now() - startedAt)} ms)`)
  return {
    url,
    reset,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      world.database.close()
    },
  }
}

function send(c: Context<Environment>, { status, body, headers = {} }: Reply): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (status !== 204 && body !== undefined) c.header('cache-control', 'no-store')
  c.status(status as 200)
  if (body === undefined || status === 204) return c.body(null)
  if (body instanceof Uint8Array) return c.body(body as Uint8Array<ArrayBuffer>)
  if (headers['content-type'] && !headers['content-type'].includes('json')) return c.body(String(body))
  return body === '' ? c.body('') : c.json(body)
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
