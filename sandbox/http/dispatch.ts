import { Refused, type Call, type MemberCall, type Reply } from '../handlers/call.ts'
import type { HandlerTable } from '../handlers/table.ts'
import { localeOf } from '../bilingual.ts'
import type { SandboxState } from '../sandbox-state.ts'
import type { Contracts, Match } from './contract.ts'
import type { Journal } from './journal.ts'
import { problemReply } from './problems.ts'
import { isReply, type ReadBody } from './read-body.ts'

interface Parts {
  readonly world: SandboxState
  readonly contracts: Contracts
  readonly journal: Journal
  readonly handlers: HandlerTable
  /** the parsed body, or the error response if it could not be read */
  readonly read: ReadBody | Reply
}

/**
 * Handles a matched request: checks the token, checks the request, calls the handler, and checks the response against
 * the contract.
 */
export async function dispatch(
  { world, contracts, journal, handlers, read }: Parts,
  match: Match,
  sent: Headers,
  url: URL,
): Promise<Reply> {
  if (isReply(read)) return read
  const headers = Object.fromEntries(sent)
  const authorization = headers['authorization']
  const token = world.accounts.readToken(authorization)
  // getJwt checks the token itself, because it also accepts recently expired tokens (D-28)
  if (!match.isPublic && match.operationId !== 'getJwt' && token.state !== 'valid')
    return problemReply(401, { code: 'UNAUTHORISED' })
  if (token.state === 'valid') world.sessions.use(token.session)
  if (
    match.part === 'member' &&
    token.state === 'valid' &&
    'id' in match.path &&
    match.path['id'].toLowerCase() !== token.login
  )
    return problemReply(403, { code: 'FORBIDDEN' })
  const refused = contracts.checkRequest(match, {
    headers,
    body: read.body,
    search: url.search,
    pathname: url.pathname,
  })
  if (refused.length > 0)
    return problemReply(match.operation.responses && '400' in match.operation.responses ? 400 : 422, {
      code: 'CONTRACT',
      details: refused,
    })
  const call: Call = {
    world,
    locale: localeOf(headers['locale'] ?? headers['accept-language']),
    origin: url.origin,
    path: match.path,
    query: match.query,
    body: read.body,
    header: (name) => headers[name],
    token,
    files: read.files,
  }
  const work = () => run(match, call, handlers, contracts)
  const key = match.operation.method === 'get' ? undefined : headers['idempotency-key']
  const login = token.state === 'valid' ? token.login : ''
  const reply = key
    ? await world.idempotency.runOnce({ login, operationId: match.operationId, key, body: read.body }, work)
    : await work()
  const problems = contracts.checkReply(match, reply)
  if (problems.length === 0) return reply
  journal.violate({ operationId: match.operationId, status: reply.status, problems })
  return problemReply(500, { code: 'CONTRACT_VIOLATION', details: problems })
}

async function run(match: Match, call: Call, handlers: HandlerTable, contracts: Contracts): Promise<Reply> {
  const handler = handlers[match.operationId] as ((call: Call | MemberCall) => Reply | Promise<Reply>) | undefined
  if (!handler) return contracts.example(match, call.locale)!
  try {
    return await handler(
      match.part === 'member' && call.token.state === 'valid'
        ? { ...call, member: call.world.members.get(call.token.login) }
        : call,
    )
  } catch (error) {
    if (error instanceof Refused)
      return { status: error.status, body: error.problem, headers: { 'content-type': 'application/json' } }
    throw error
  }
}
