import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { configureHttp, type HttpConfig } from '~/platform/http/http-config.ts'

interface Call {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
type Answer = (response: ServerResponse, call: Call) => void

export interface Service {
  readonly url: string
  /** received requests, in order */
  readonly calls: Call[]
  /** sets the response to all later requests */
  answer: (next: Answer) => void
  close: () => Promise<void>
}

const FAILING: Answer = (response) => void response.writeHead(500).end()

/**
 * Starts an HTTP server on this machine that stands in for the insurer's services. Tests thus use a real connection.
 */
export async function startService(first: Answer = FAILING): Promise<Service> {
  let answer = first
  const calls: Call[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const call: Call = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      calls.push(call)
      answer(response, call)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: (next) => {
      answer = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/**
 * Connects the portal's HTTP layer to a test server, as the portal connects to its services when it starts. Responses
 * are not checked against the contract, so that they can be as short as a test needs. The contract tests check full
 * responses.
 */
export function connectTo(service: Service, more: Partial<HttpConfig> = {}): void {
  contractCheck.mode = 'off'
  configureHttp({
    baseUrls: { account: `${service.url}/accounts`, member: `${service.url}/members` },
    locale: () => 'en',
    apiToken: () => undefined,
    ...more,
  })
}

export interface ServiceOptions extends Partial<HttpConfig> {
  /** response at the start of each test; default: 500 */
  readonly answer?: Answer
}

/**
 * Starts a test server for the tests of a file or group. Before each test, the server's recorded calls are cleared and
 * the HTTP layer is connected to the server.
 */
export function useService({ answer = FAILING, ...environment }: ServiceOptions = {}): Service {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  beforeEach(() => {
    service.calls.length = 0
    service.answer(answer)
    connectTo(service, environment)
  })
  afterAll(() => service.close())
  return {
    get url() {
      return service.url
    },
    get calls() {
      return service.calls
    },
    answer: (next) => service.answer(next),
    close: () => service.close(),
  }
}

export const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
