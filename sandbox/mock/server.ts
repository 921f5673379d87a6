import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { OPERATIONS } from '../../generated/operations.ts'
import { followContracts } from '../../tools/generate/contracts/bundle.ts'
import type { Reply } from '../handlers/call.ts'
import { keepConnections } from '../http/connections.ts'
import { BASE } from '../http/contract.ts'
import { hostCheck, originOf, WRONG_HOST, type HostCheck } from '../http/hosts.ts'
import { problemReply } from '../http/problems.ts'
import { createContractMock, type ContractMock } from './respond.ts'
import { indexPage } from './index-page.ts'
import { readPrefer } from './prefer.ts'
import { readRequest } from './read-request.ts'

interface MockOptions {
  /** 0 takes any free port; 4011 unless said otherwise */
  readonly port?: number
  readonly quiet?: boolean
  /** address to listen on; this machine alone unless said otherwise, 0.0.0.0 in a container */
  readonly host?: string
  /** host names that the mock answers to, beside those of this machine */
  readonly allowedHosts?: readonly string[]
  /** reloads contracts when a developer edits them */
  readonly isLive?: boolean
}
export interface Mock {
  readonly url: string
  close: () => Promise<void>
}

/**
 * The contract as a server: both services below /accounts and /members. It responds with named examples, chosen by
 * `Prefer: code=, example=, delay=` and by language. `sl-violations` lists the faults of the request.
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
  const server = keepConnections(
    createServer((request, response) => {
      respond(mock, isOwnHost, request, response).catch((error: unknown) => {
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

async function respond(
  mock: ContractMock,
  isOwnHost: HostCheck,
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
    response.end(indexPage(mock.operations, `http://${request.headers.host ?? 'localhost:4011'}`))
    return
  }
  const input = await readRequest(request, isForm)
  if ('status' in input) {
    send(response, input)
    return
  }
  for (const [name, value] of Object.entries(mock.headersOf(input.url.path))) response.setHeader(name, value)
  const preference = readPrefer(input.headers['prefer'])
  const { violations, ...reply } = await mock.answer(input, preference)
  if (preference.delayMs > 0) await pause(preference.delayMs)
  if (violations.length > 0) response.setHeader('sl-violations', asciiJson(violations))
  send(response, reply)
}

/** The media type of bodies with documents. All other bodies are JSON. */
const FORMS = [new RegExp(`^${BASE.member}${OPERATIONS.submitMultiClaims.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)]
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
/** A text without accents: headers cannot hold them. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/[^\u0020-\u007E]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .slice(0, LONGEST_HEADER)
