export type ServiceName = 'account' | 'member'

/** Values that the HTTP layer needs but must not import, because the session depends on the HTTP layer. */
export interface HttpConfig {
  readonly baseUrls: Record<ServiceName, string>
  readonly locale: () => 'en' | 'fr'
  /** `Bearer <jwt>`, or undefined when signed out (D-25) */
  readonly apiToken: () => string | undefined
  /**
   * true if requests that change data have the header `Idempotency-Key`, which the specification does not define;
   * default: true
   */
  readonly sendsIdempotencyKeys?: () => boolean
  /**
   * Asks the member for the password after a 401. Resolves to true if the session has a new token
   * (reliability-and-security.md, Session).
   */
  readonly reauthenticate?: () => Promise<boolean>
  /** ends the session; the HTTP layer calls this function if the service refuses the new token too */
  readonly refused?: () => void
}

let environment: HttpConfig | undefined
let life = new AbortController()

/** Configures the HTTP layer once, at boot. The client itself loads with the first call. */
export function configureHttp(next: HttpConfig): void {
  environment = next
}

export function httpConfig(): HttpConfig {
  if (!environment) throw new Error('configureHttp was not called')
  return environment
}

/** The abort signal for every request. It fires when the session ends. */
export const sessionSignal = (): AbortSignal => life.signal

/** Aborts all requests at session end and ignores their responses. */
export function abortAllRequests(): void {
  life.abort()
  life = new AbortController()
}
