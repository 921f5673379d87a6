import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import type { Reply } from '../handlers/call.ts'
import type { HandlerTable } from '../handlers/table.ts'
import { NO_WORLD, type World, type Worlds } from '../worlds.ts'
import { adminRoutes } from './admin.ts'
import { canonicalPath } from './aliases.ts'
import type { Contracts, Match } from './contract.ts'
import { dispatch } from './dispatch.ts'
import type { Fault } from './faults.ts'
import { WRONG_HOST, type HostCheck } from './hosts.ts'
import { isDecodable } from './is-decodable.ts'
import { patchReply } from './patch.ts'
import { responseOverride } from './response-overrides.ts'
import { problemReply } from './problems.ts'
import { isReply, readBody } from './read-body.ts'
import { withoutWorld, worldNameOf } from './world-of-call.ts'

interface AppParts {
  readonly worlds: Worlds<World>
  readonly isOwnHost: HostCheck
  /** returns the current contracts, so that an edited contract is used without a restart */
  readonly contracts: () => Contracts
  readonly handlers: HandlerTable
}

type Environment = { Bindings: HttpBindings }

/** Creates all routes of the sandbox: tester routes under `/__sandbox`, and the operations of the contracts. */
export function createApp(parts: AppParts): Hono<Environment> {
  const app = new Hono<Environment>({ strict: false })
  // Guards against DNS rebinding: an attacker can make a host name resolve to this machine, and a page of that host
  // could then read `/__sandbox`.
  app.use(async (c, next) => (parts.isOwnHost(c.req.header('host')) ? next() : c.json({ message: WRONG_HOST }, 421)))
  app.use(
    cors({
      origin: (origin) => (parts.isOwnHost(origin.replace(/^https?:\/\//, '')) ? origin : null),
      allowMethods: ['GET', 'PUT', 'POST', 'DELETE'],
      exposeHeaders: ['x-auth', 'content-disposition', 'retry-after'],
      maxAge: 600,
    }),
  )
  const admin = adminRoutes(parts)
  app.route('/__sandbox/world/:world', admin)
  app.route('/__sandbox', admin)
  app.all('*', async (c) => {
    const url = new URL(c.req.url)
    if (!isDecodable(url.pathname)) return send(c, problemReply(400))
    url.pathname = canonicalPath(url.pathname)
    const contracts = parts.contracts()
    for (const [name, value] of Object.entries(contracts.headersOf(url.pathname))) c.header(name, value)
    const match = contracts.match(c.req.method, url.pathname, url.search)
    if (match === 'unknown') return send(c, problemReply(404))
    if (match === 'method') return send(c, problemReply(405))
    return answer({ ...parts, contracts }, c, match, url)
  })
  return app
}

/** Answers a call of the contract, with the fault that a tester has set for it, if any. */
async function answer(
  { worlds, ...parts }: Omit<AppParts, 'contracts'> & { readonly contracts: Contracts },
  c: Context<Environment>,
  asked: Match,
  url: URL,
): Promise<Response> {
  const began = performance.now()
  const read = await readBody(c.req.raw)
  const name = worldNameOf((header) => c.req.header(header), { ...asked, body: isReply(read) ? undefined : read.body })
  const found = worlds.named(name)
  if (!found) return c.json({ message: NO_WORLD }, 400)
  const { state: world, faults, journal } = found
  const match = { ...asked, path: withoutWorld(asked.path, name), query: withoutWorld(asked.query, name) }
  const request = isReply(read) ? read : { ...read, body: withoutWorld(read.body, name) }
  // The token is read before the handler runs, because the handler may end the session.
  const token = world.accounts.readToken(c.req.header('authorization'))
  const fault = faults.take(match.operationId)
  if (fault?.delayMs) await pause(fault.delayMs)
  const asking = fault && token.state !== 'unknown' ? world.members.get(token.login).persona : undefined
  const accident = await responseOverride(fault, parts.contracts, match, c.req.raw.headers, asking)
  const isHandled = accident === undefined || fault?.after
  const handled = isHandled
    ? await handle({ ...parts, journal, world, read: request }, match, c.req.raw.headers, url)
    : undefined
  const played = accident ?? handled ?? problemReply(500)
  const patched =
    fault?.patch === undefined || played === 'cut' || played === 'hang'
      ? undefined
      : patchReply(played, fault.patch, accident !== undefined)
  const reply = patched?.reply ?? played
  const isCut = reply === 'cut' || reply === 'hang'
  const login = token.state === 'unknown' ? undefined : token.login
  journal.record(
    {
      operationId: match.operationId,
      method: c.req.method,
      path: match.operation.path,
      status: isCut ? 0 : reply.status,
      at: new Date(world.clock.now()).toISOString(),
      durationMs: Math.round(performance.now() - began),
      ...(fault && { fault: nameOf(fault) }),
      ...(login && { login }),
      by: [
        accident
          ? `rule: ${nameOf(fault!)}`
          : match.operationId in parts.handlers
            ? `sandbox, for ${login ?? 'anybody'}`
            : 'example of the contract',
        patched && (patched.isPatched ? 'patched' : 'not patched: this is an error or no JSON object'),
      ]
        .filter(Boolean)
        .join(', '),
    },
    {
      query: decodeURIComponent(url.search.slice(1).replaceAll('+', ' ')),
      request: isReply(request) ? undefined : request.body,
      answer: isCut ? undefined : reply.body,
    },
  )
  if (!isCut) return send(c, reply)
  if (reply === 'cut') c.env.outgoing.destroy()
  if (!c.env.outgoing.closed) await new Promise((resolve) => c.env.outgoing.once('close', resolve))
  return c.body(null)
}

/** Runs the handler. If it throws, that is a bug in the sandbox, and it is recorded as a contract violation. */
async function handle(parts: Parameters<typeof dispatch>[0], match: Match, headers: Headers, url: URL): Promise<Reply> {
  try {
    return await dispatch(parts, match, headers, url)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    parts.journal.violate({ operationId: match.operationId, status: 500, problems: [reason] })
    return problemReply(500, { code: 'SANDBOX', details: [reason] })
  }
}

const nameOf = ({ status, example, body, patch, after }: Fault): string => {
  const kind = body !== undefined ? 'body' : patch !== undefined ? 'patch' : 'delay'
  return [example ?? status ?? kind, after && 'after'].filter(Boolean).join(' ')
}

function send(c: Context<Environment>, { status, body, headers = {} }: Reply): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  c.status(status as 200)
  if (body === undefined || status === 204) return c.body(null)
  if (body instanceof Uint8Array) return c.body(body as Uint8Array<ArrayBuffer>)
  if (body === '' || (headers['content-type'] && !headers['content-type'].includes('json'))) return c.body(String(body))
  return c.json(body)
}
