import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { OPERATIONS } from '../../generated/operations.ts'
import { followContracts } from '../../tools/generate/contracts/bundle.ts'
import type { Reply } from '../handlers/call.ts'
import { keepConnections } from '../http/connections.ts'
import { BASE } from '../http/contract.ts'
import { hostCheck, originOf, WRONG_HOST, type HostCheck } from '../http/hosts.ts'
import { faultResponse } from '../http/fault-responses.ts'
import { createFaults, isRandom, type Fault, type Faults } from '../http/faults.ts'
import { patchReply } from '../http/patch.ts'
import { problemReply } from '../http/problems.ts'
import { worldNameOf } from '../http/world-of-call.ts'
import { keepWorlds, NO_WORLD, type Worlds } from '../worlds.ts'
import { createContractMock, type ContractMock } from './respond.ts'
import { indexPage } from './index-page.ts'
import { readPrefer } from './prefer.ts'
import { readRequest, type PrismInput } from './read-request.ts'
import { switches } from './switches.ts'

interface MockOptions {
  /** 0 means any free port; default 4011 */
  readonly port?: number
  readonly quiet?: boolean
  /** address to listen on; by default only this machine, 0.0.0.0 in a container */
  readonly host?: string
  /** host names that the mock accepts in addition to those of this machine */
  readonly allowedHosts?: readonly string[]
  /** whether to reload a contract when it is edited */
  readonly isLive?: boolean
}
export interface Mock {
  readonly url: string
  close: () => Promise<void>
}

/**
 * Starts a server that mocks the contracts: both services, under /accounts and /members. It responds with named
 * examples, which `Prefer: code=, example=, delay=, handling=lenient` and the language select. The response header `sl-violations` lists
 * the problems of the request.
 */
export async function startMock({
  port = 4011,
  quiet = false,
  host = '127.0.0.1',
  allowedHosts,
  isLive = false,
}: MockOptions = {}): Promise<Mock> {
  const startedAt = performance.now()
  const isOwnHost = hostCheck(allowedHosts)
  let mock = await createContractMock()
  const stop = isLive ? followContracts(async () => (mock = await createContractMock())) : undefined
  const worlds = keepWorlds(createFaults)
  const switchRoutes = getRequestListener(switches(worlds, () => mock.examples).fetch)
  const server = keepConnections(
    createServer((request, response) => {
      respond({ mock, isOwnHost, worlds, switchRoutes }, request, response).catch((error: unknown) => {
        if (response.headersSent) response.destroy()
        else send(response, problemReply(500, { details: [String(error)] }))
      })
    }),
  )
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const url = originOf(server, host)
  if (!quiet) console.log(`contract mock: ${url} (${Math.round(performance.now() - startedAt)} ms)`)
  return {
    url,
    close: async () => {
      stop?.()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The parts of a running mock. */
interface Parts {
  readonly mock: ContractMock
  readonly isOwnHost: HostCheck
  readonly worlds: Worlds<Faults>
  readonly switchRoutes: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

async function respond(
  { mock, isOwnHost, worlds, switchRoutes }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOwnHost(request.headers.host)) {
    send(response, { status: 421, body: { message: WRONG_HOST } })
    return
  }
  allowOrigin(request, response)
  if (request.method === 'OPTIONS') {
    send(response, { status: 204 })
    return
  }
  if (request.method === 'GET' && request.url === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(indexPage(mock.examples.all, `http://${request.headers.host ?? 'localhost:4011'}`))
    return
  }
  if (request.url?.startsWith('/__sandbox')) return switchRoutes(request, response)
  const input = await readRequest(request, isForm)
  if ('status' in input) {
    send(response, input)
    return
  }
  for (const [name, value] of Object.entries(mock.headersOf(input.url.path))) response.setHeader(name, value)
  const faults = worlds.named(
    worldNameOf((name) => input.headers[name], { path: steps(input), query: {}, body: input.body }),
  )
  if (!faults) {
    send(response, { status: 400, body: { message: NO_WORLD } })
    return
  }
  const asked = readPrefer(input.headers['prefer'])
  // an example or a status that this request alone asks for takes precedence over faults
  const operationId = mock.operationOf(input.method, input.url.path)?.operationId
  const isAsked = !asked.isLenient && (asked.code || asked.example)
  const fault = isAsked || !operationId ? undefined : faults.take(operationId)
  if (asked.delayMs || fault?.delayMs) await pause(asked.delayMs || fault?.delayMs)
  const accident = fault && accidentOf(fault)
  if (accident === 'cut') response.destroy()
  if (accident === 'cut' || accident === 'hang') return
  if (accident) {
    send(response, accident)
    return
  }
  const { violations, ...reply } = await mock.answer(input, fault ? { delayMs: 0, ...preferenceOf(fault) } : asked)
  if (violations.length > 0) response.setHeader('sl-violations', asciiJson(violations))
  send(response, fault?.patch ? patchReply(reply, fault.patch, typeof fault.status === 'number').reply : reply)
}

/** The status and the example to request from Prism for a fault. */
const preferenceOf = (fault: Fault | undefined) => ({
  ...(typeof fault?.status === 'number' && { code: fault.status }),
  ...(fault?.example !== undefined && { example: fault.example }),
})

/** The response for a fault that does not come from an example of the contract. */
function accidentOf({ status, body }: Fault): Reply | 'cut' | 'hang' | undefined {
  if (body !== undefined) return { status: typeof status === 'number' ? status : 200, body }
  return typeof status === 'string' && !isRandom(status) ? faultResponse(status) : undefined
}

/** The decoded segments of a path, by index. */
const steps = ({ url }: PrismInput): Record<string, string> =>
  Object.fromEntries(url.path.split('/').map((step, place) => [place, decodeURIComponent(step)]))

/** The paths that accept multipart bodies, because their requests can contain files. All other bodies are JSON. */
const FORMS = (['submitMultiClaims', 'addClaimDocuments', 'appealClaimLine'] as const).map(
  (id) => new RegExp(`^${BASE.member}${OPERATIONS[id].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
)
const isForm = (method: string, path: string): boolean => method === 'post' && FORMS.some((form) => form.test(path))

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('access-control-expose-headers', 'x-auth, content-disposition, retry-after, sl-violations')
  response.setHeader('access-control-allow-methods', 'GET, PUT, POST, DELETE')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-max-age', '600')
  response.setHeader('vary', 'origin')
}

function send(response: ServerResponse, { status, body, headers = {} }: Reply): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.statusCode = status
  if (body === undefined || status === 204) response.end()
  else if (body instanceof Uint8Array) response.end(body)
  else response.end(JSON.stringify(body))
}

const LONGEST_HEADER = 4000
/**
 * JSON for a response header. Non-ASCII characters are escaped, because headers cannot contain them, and long text is
 * cut.
 */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/[^\u0020-\u007E]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .slice(0, LONGEST_HEADER)
