import type { RequestParts } from '../requests/examples.ts'
import type { Operation, Service } from '../../generate/contracts/operation.ts'

/** A running service, and the credentials of the member. */
export interface Running {
  /** absolute base URLs without a slash at the end */
  readonly bases: Readonly<Record<Service, string>>
  readonly login: string
  readonly password: string
  /** origin of the portal, which every request then names as a browser does */
  readonly origin?: string
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
  /** milliseconds until the response was complete */
  readonly took: number
}

/** A deviation from the contract's operation: another method, media type or language, or additional headers. */
export interface Way {
  readonly method?: string
  readonly mediaType?: string
  readonly language?: string
  readonly headers?: Readonly<Record<string, string>>
}

const LONGEST_MS = 30_000

/** Sends a request of an operation as the portal does: with language headers, and with the token if there is one. */
export async function send(
  running: Running,
  operation: Operation,
  request: RequestParts,
  token: string | undefined,
  locale: 'en' | 'fr',
  way: Way = {},
): Promise<Answer> {
  const { url, headers } = addressed(running, operation, request, token, locale, way)
  const startedAt = performance.now()
  const response = await fetch(url, {
    method: way.method ?? operation.method.toUpperCase(),
    signal: AbortSignal.timeout(LONGEST_MS),
    redirect: 'manual',
    headers,
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bytes,
    took: performance.now() - startedAt,
  }
}

/** The URL and the headers of a request of an operation. */
export function addressed(
  { bases, origin }: Running,
  { service, path, object }: Operation,
  { path: inPath, query, body }: RequestParts,
  token: string | undefined,
  locale: 'en' | 'fr',
  { mediaType = 'application/json', language = locale, headers = {} }: Way,
): { url: URL; headers: Record<string, string> } {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(inPath[name])))
  const url = new URL(bases[service] + place)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, text(value))
  const isPublic = object.security?.length === 0
  return {
    url,
    headers: {
      Locale: locale,
      'Accept-Language': language,
      ...(service === 'account' && { Client: 'MemberSite' }),
      ...(token !== undefined && !isPublic && { Authorization: `Bearer ${token}` }),
      ...(origin && { Origin: origin }),
      ...(body !== undefined && { 'Content-Type': mediaType }),
      ...headers,
    },
  }
}

/** A word of a shell command. */
export const quoted = (value: string): string => `'${value.replaceAll("'", String.raw`'\''`)}'`

/**
 * The request as a shell command. No password and no token is shown: they are shell variables, `$TOKEN` unless `token`
 * names another one.
 */
export function curlOf(
  running: Running,
  operation: Operation,
  request: RequestParts,
  token: boolean | `$${string}`,
  locale: 'en' | 'fr',
  way: Way = {},
): string {
  const variable = token === true ? '$TOKEN' : token || undefined
  const { url, headers } = addressed(running, operation, request, variable, locale, way)
  const method = way.method ?? operation.method.toUpperCase()
  const body =
    request.body === undefined
      ? []
      : ['-d', quoted(JSON.stringify(request.body).replaceAll(running.password, '$PASSWORD'))]
  // the shell replaces variables only in double quotes
  const given = Object.entries(headers).map(
    ([name, value]) =>
      `-H ${variable && value.includes(variable) ? `"${name}: ${value}"` : quoted(`${name}: ${value}`)}`,
  )
  return ['curl', '-i', ...(method === 'GET' ? [] : ['-X', method]), quoted(url.href), ...given, ...body].join(' ')
}

/** A token with the same claims and an invalid signature. */
export function forged(token: string): string {
  const [head = '', claims = '', signature = ''] = token.split('.')
  return [
    head,
    claims,
    [...signature]
      .toReversed()
      .join('')
      .replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  ].join('.')
}

/** A token with the same claims whose header says that it is not signed. */
export const unsigned = (token: string): string =>
  `${base64({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1] ?? ''}.`

/** A token with the same claims, except that it expired a year ago. The signature is unchanged, so it is invalid. */
export function expired(token: string): string {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const { exp: _, ...others } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  return `${head}.${base64({ ...others, exp: Math.floor(Date.now() / 1000) - 31_536_000 })}.${signature}`
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs in and signs out again. Returns the token of that session, and the status with which the sign-out was answered. */
export async function endSession(running: Running): Promise<{ token: string; status: number }> {
  const token = await signIn(running)
  const { status } = await fetch(`${running.bases.account}/${encodeURIComponent(running.login)}/jwt`, {
    method: 'DELETE',
    signal: AbortSignal.timeout(LONGEST_MS),
    headers: {
      Authorization: `Bearer ${token}`,
      Locale: 'en',
      Client: 'MemberSite',
      'Idempotency-Key': crypto.randomUUID(),
    },
  })
  return { token, status }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Signs in and returns the session's token from the header that the contract names. */
export async function signIn({ bases, login, password }: Running): Promise<string> {
  let response: Response
  try {
    response = await fetch(`${bases.account}/login`, {
      method: 'POST',
      signal: AbortSignal.timeout(LONGEST_MS),
      headers: { 'Content-Type': 'application/json', Locale: 'en', Client: 'MemberSite' },
      body: JSON.stringify({ email: login, password }),
    })
  } catch (error) {
    throw new ServiceDown(`${bases.account} does not answer: ${reasonOf(error)}`, { cause: error })
  }
  const token = response.headers.get('x-auth')
  if (response.status !== 200 || !token)
    throw new ServiceDown(
      `Signing in as ${login} at ${bases.account} answered ${response.status}${token ? '' : ' without x-auth'}. Name another with --login and --password.`,
    )
  return token
}

/** The error that is thrown if the service cannot be verified at all. The message is one line. */
export class ServiceDown extends Error {}

/** True if an error means that no server is listening at the URL. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  /^(?:ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/.test(String(error.cause.code))

export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || ('code' in cause ? String(cause.code) : cause.name) : String(cause)
}
