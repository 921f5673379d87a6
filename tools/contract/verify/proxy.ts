import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isStatic, readTimeout, type Operation, type Service } from '../../generate/contracts/operation.ts'
import type { Contract } from '../../generate/contracts/read-contract.ts'
import { unsaid } from '../response-headers.ts'
import { type Asked, problemsOf, problemsOfRequest, type Finding } from './problems.ts'
import { reasonOf, type Answer, type Running } from './service.ts'

export interface Proxy {
  readonly url: string
  /** number of forwarded responses so far */
  readonly seen: () => number
  close: () => Promise<void>
}

interface ProxyOptions {
  readonly bases: Running['bases']
  /** 0 means any free port */
  readonly port: number
  /** called once for each problem */
  readonly tell: (finding: Finding) => void
}

/** URL paths at which the proxy serves the two services (D-160). */
const PLACES: Readonly<Record<Service, string>> = { account: '/accounts', member: '/members' }
/**
 * Headers that the proxy does not forward: headers for a single connection, and headers about the encoding, because the
 * proxy has already decoded the bodies.
 */
const OF_THE_WAY = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'accept-encoding',
])

/**
 * Starts a proxy between a portal and its services on this machine. It forwards everything unchanged, and checks each
 * request and response against the contracts. Its reports contain names of operations and properties, but no values,
 * URLs or tokens, because the traffic may belong to real people.
 */
export async function startProxy(contracts: readonly Contract[], { bases, port, tell }: ProxyOptions): Promise<Proxy> {
  const routes = contracts.flatMap((contract) =>
    contract.operations.filter((each) => !isStatic(each)).map((operation) => routeOf(contract, operation)),
  )
  const told = new Set<string>()
  let seen = 0
  const judge = (service: Service, method: string, pathname: string, asked: Asked, answer: Answer) => {
    seen += 1
    // a path with more literal segments takes precedence over one with parameters
    const here = routes
      .filter(({ operation, pattern }) => operation.service === service && pattern.test(pathname))
      .toSorted((a, b) => a.open - b.open)
    const found = here.find(({ operation }) => operation.method === method.toLowerCase())
    const problems = found
      ? problemsWith(found, asked, answer)
      : answer.status < 400
        ? ['answered, and in no contract']
        : []
    const operationId = found?.operation.object.operationId ?? `${method} ${PLACES[service]}${withoutValues(pathname)}`
    const news = problems.filter((problem) => !told.has(`${operationId} ${problem}`))
    for (const problem of news) told.add(`${operationId} ${problem}`)
    if (news.length > 0) tell({ operationId, request: `live, status ${answer.status}`, problems: news, curl: '' })
  }

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    const service = (['account', 'member'] as const).find((each) => pathname.startsWith(`${PLACES[each]}/`))
    if (!service)
      return response
        .writeHead(404, { 'content-type': 'text/plain' })
        .end('This stands before /accounts and /members only.')
    const place = pathname.slice(PLACES[service].length)
    const method = request.method ?? 'GET'
    const startedAt = performance.now()
    try {
      const chunks: Uint8Array[] = []
      for await (const chunk of request) chunks.push(chunk as Uint8Array)
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !OF_THE_WAY.has(name)),
      ) as Record<string, string>
      const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined
      const answer = await fetch(bases[service] + place + search, {
        method,
        headers,
        redirect: 'manual',
        ...(body && { body }),
      })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const sent = Object.fromEntries([...answer.headers].filter(([name]) => !OF_THE_WAY.has(name)))
      if (method !== 'OPTIONS')
        judge(
          service,
          method,
          place,
          { query, headers, body },
          { status: answer.status, headers: sent, bytes, took: performance.now() - startedAt },
        )
      return response.writeHead(answer.status, sent).end(bytes)
    } catch (error) {
      tell({
        operationId: `${method} ${PLACES[service]}${withoutValues(place)}`,
        request: 'live',
        problems: [`no answer: ${reasonOf(error)}`],
        curl: '',
      })
      return response.destroy()
    }
  }
  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: () => seen,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Route {
  readonly contract: Contract
  readonly operation: Operation
  readonly pattern: RegExp
  /** number of parameters in the path */
  readonly open: number
}

function routeOf(contract: Contract, operation: Operation): Route {
  const parts = operation.path.split(/\{\w+\}/)
  const literal = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return { contract, operation, pattern: new RegExp(`^${literal.join('[^/]+')}/?$`), open: parts.length - 1 }
}

function problemsWith({ contract, operation }: Route, asked: Asked, answer: Answer): string[] {
  const allowed = readTimeout(operation.object, operation.service) / 4
  const late =
    answer.took > allowed ? [`the answer took more than ${allowed} ms, and the portal waits ${allowed * 4}`] : []
  const { problems, remarks } = problemsOf(contract, operation, answer)
  // the report names no index of a list entry, because the index depends on one member's data
  const headers = unsaid(contract.document, answer.headers)
  return [...problemsOfRequest(contract, operation, asked), ...problems, ...headers, ...remarks, ...late].map(
    (problem) => problem.replaceAll(/\/\d+/g, '[]'),
  )
}

/** The path without segments that may identify a person. */
const withoutValues = (path: string): string => path.replaceAll(/[^/]*[\d@%][^/]*/g, '...')
