import type { RequestParts } from '../requests/examples.ts'
import type { Operation, Service } from '../../generate/contracts/operation.ts'

/** A running service, and who speaks to it. */
export interface Running {
  /** absolute bases, without a trailing slash */
  readonly bases: Readonly<Record<Service, string>>
  readonly login: string
  readonly password: string
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
}

const LONGEST_MS = 30_000

/** Sends one request of an operation, as the portal would: headers of the language, the token unless it is withheld. */
export async function send(
  running: Running,
  { service, method, path, object }: Operation,
  { path: inPath, query, body }: RequestParts,
  token: string | undefined,
  locale: 'en' | 'fr',
): Promise<Answer> {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(inPath[name])))
  const url = new URL(running.bases[service] + place)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, text(value))
  const isPublic = object.security?.length === 0
  const response = await fetch(url, {
    method: method.toUpperCase(),
    signal: AbortSignal.timeout(LONGEST_MS),
    redirect: 'manual',
    headers: {
      Locale: locale,
      'Accept-Language': locale,
      ...(service === 'account' && { Client: 'MemberSite' }),
      ...(token !== undefined && !isPublic && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes: new Uint8Array(await response.arrayBuffer()) }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The token of a session, from the header that the contract names. */
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

/** The service cannot be verified at all; the message is one line. */
export class ServiceDown extends Error {}

export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || ('code' in cause ? String(cause.code) : cause.name) : String(cause)
}
