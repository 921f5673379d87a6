export type ServiceName = 'account' | 'member'

/** What the HTTP layer needs to know and must not import: it sits below the session. */
export interface HttpConfig {
  readonly baseUrls: Record<ServiceName, string>
  readonly locale: () => 'en' | 'fr'
  /** `Bearer <jwt>`, or undefined when signed out (D-25) */
  readonly apiToken: () => string | undefined
  /** whether writes carry an `Idempotency-Key`, which the specification does not name; absent means yes */
  readonly sendsIdempotencyKeys?: () => boolean
  /** Asks for the password in place after a 401; true when a new token was obtained (reliability-and-security.md, Session). */
  readonly reauthenticate?: () => Promise<boolean>
  /** A new token was refused as well: the session is over. */
  readonly refused?: () => void
}

let environment: HttpConfig | undefined
let life = new AbortController()

/** Tells the HTTP layer where the services are and whose session it speaks for; once, at boot. The client itself loads with the first call. */
export function configureHttp(next: HttpConfig): void {
  environment = next
}

export function httpConfig(): HttpConfig {
  if (!environment) throw new Error('configureHttp was not called')
  return environment
}

/** Ends with the session: every request carries it. */
export const sessionSignal = (): AbortSignal => life.signal

/** Ends every request in flight; their answers are ignored. Called on each exit of a session. */
export function abortAllRequests(): void {
  life.abort()
  life = new AbortController()
}
