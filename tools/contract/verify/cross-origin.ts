import type { Operation } from '../../generate/contracts/operation.ts'
import type { Contract } from '../../generate/contracts/read-contract.ts'
import { parametersIn, type RequestParts } from '../requests/examples.ts'
import type { Finding } from './problems.ts'
import { addressed, quoted, reasonOf, type Answer, type Running } from './service.ts'

/** Request headers that a page may send to another origin without asking (Fetch standard, CORS-safelisted). */
const SENT_UNASKED = new Set(['accept', 'accept-language', 'content-language'])
/** Response headers that a page at another origin may always read (Fetch standard, CORS-safelisted). */
const ALWAYS_READABLE = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
])

const LONGEST_MS = 30_000

/** The names in a header, in lower case. */
const namesIn = (header: string | undefined): Set<string> =>
  new Set((header ?? '').split(',').map((name) => name.trim().toLowerCase()))

/** Problems of the response header that lets the pages of an origin read a response. */
function originProblems(headers: Readonly<Record<string, string>>, origin: string): string[] {
  const allowed = headers['access-control-allow-origin']
  if (allowed === origin || allowed === '*') return []
  return [
    allowed === undefined
      ? `header access-control-allow-origin is missing, so no browser shows the answer to a portal at ${origin}`
      : `header access-control-allow-origin does not say ${origin}, so no browser shows the answer to a portal there`,
  ]
}

/**
 * Problems of a response that a portal at another origin would meet: a browser keeps the response, or a header that the
 * contract declares, from the page.
 */
export function crossOriginProblems({ headers }: Answer, declared: readonly string[], origin: string): string[] {
  const exposed = namesIn(headers['access-control-expose-headers'])
  const hidden = declared
    .map((name) => name.toLowerCase())
    .filter((name) => name in headers && !ALWAYS_READABLE.has(name) && !exposed.has(name) && !exposed.has('*'))
  return [
    ...originProblems(headers, origin),
    ...hidden.map((name) => `header access-control-expose-headers does not name ${name}, so no portal can read it`),
  ]
}

/**
 * Sends the request with which a browser first asks whether a portal at another origin may call an operation (CORS
 * preflight), with all headers that the contract declares. It changes nothing, so it is also sent for operations that
 * change data. Returns a finding if the browser would not send the operation's request.
 */
export async function preflightFindings(
  { document }: Contract,
  operation: Operation,
  request: RequestParts,
  running: Running,
  origin: string,
): Promise<Finding[]> {
  const { object } = operation
  const method = operation.method.toUpperCase()
  const asked = [
    ...parametersIn(document, operation, 'header').map(({ name }) => name.toLowerCase()),
    ...(object.security?.length === 0 ? [] : ['authorization']),
    ...(request.body === undefined ? [] : ['content-type']),
  ].filter((name) => !SENT_UNASKED.has(name))
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': asked.toSorted().join(','),
  }
  const { url } = addressed(running, operation, { ...request, body: undefined }, undefined, 'en', {})
  const problems = await fetch(url, {
    method: 'OPTIONS',
    headers,
    signal: AbortSignal.timeout(LONGEST_MS),
    redirect: 'manual',
  }).then(
    (response) => preflightProblems(response, method, asked, origin),
    (error: unknown) => [`no answer: ${reasonOf(error)}`],
  )
  if (problems.length === 0) return []
  const given = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  return [
    {
      operationId: object.operationId,
      request: 'what a browser asks first (OPTIONS)',
      problems,
      curl: ['curl -i -X OPTIONS', quoted(url.href), ...given].join(' '),
    },
  ]
}

function preflightProblems(response: Response, method: string, asked: readonly string[], origin: string): string[] {
  if (!response.ok) return [`the answer is ${response.status}, so no browser sends the request`]
  const headers = Object.fromEntries(response.headers)
  const [methods, names] = ['methods', 'headers'].map((what) => namesIn(headers[`access-control-allow-${what}`]))
  // POST and GET are always allowed; `*` allows each header but Authorization
  const isAllowed = /^(?:GET|POST)$/.test(method) || methods!.has(method.toLowerCase()) || methods!.has('*')
  const refused = asked.filter((name) => !names!.has(name) && (name === 'authorization' || !names!.has('*')))
  return [
    ...originProblems(headers, origin),
    ...(isAllowed ? [] : [`header access-control-allow-methods does not name ${method}`]),
    ...refused.map((name) => `header access-control-allow-headers does not name ${name}`),
  ]
}
