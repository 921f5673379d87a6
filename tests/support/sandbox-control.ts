import { PASSWORD } from '../../sandbox/personas.ts'
import type { SentMail } from './sent-mail.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { Fault } from '../../sandbox/http/faults.ts'
import type { FollowUpArrival } from '../../sandbox/store/follow-ups.ts'
import type { PersonaOverride } from '../../sandbox/store/persona-overrides.ts'
import type { ClaimExtraInfo } from '../../generated/member/model/index.ts'

/** Session data as a tab stores it after signing in, by storage key (SESSION-01..05). */
export type Session = Readonly<Record<'email' | 'loggedIn' | 'token' | 'apiToken', string>>

export interface Arrival {
  readonly idempotencyKey?: string
  readonly claimExtraInfo: ClaimExtraInfo
  readonly files: readonly { readonly name: string; readonly size: number; readonly sha256: string }[]
}
export interface Call {
  readonly operationId: OperationId
  readonly status: number
}

/**
 * Controls the sandbox of a test, or one world of a shared sandbox. A world is a separate set of data, faults and
 * e-mails (sandbox/README.md).
 */
export class SandboxControl {
  readonly #url: string
  /** base URL of both services */
  readonly services: string
  constructor(url: string, world?: string) {
    this.services = url
    this.#url = `${url}/__sandbox${world ? `/world/${world}` : ''}`
  }

  readonly faults = (faults: readonly Fault[]): Promise<unknown> => this.#send('PUT', '/faults', faults)
  /** Overrides a persona's policy (brand, status, flags) or the length of its history. */
  readonly vary = (persona: string, variation: PersonaOverride): Promise<unknown> =>
    this.#send('PUT', `/members/${persona}@example.com`, variation)
  readonly heal = (): Promise<unknown> => this.faults([])
  readonly advance = (advanceSeconds: number): Promise<unknown> => this.#send('POST', '/clock', { advanceSeconds })
  readonly claims = (): Promise<readonly Arrival[]> => this.#send('GET', '/claims') as Promise<readonly Arrival[]>
  /** documents and appeals that members sent after a claim, oldest first */
  readonly followUps = (): Promise<readonly FollowUpArrival[]> =>
    this.#send('GET', '/follow-ups') as Promise<readonly FollowUpArrival[]>
  /** Withdraws the request for a document about a claim line of a persona (`C1000000-10-1`). */
  readonly withdrawDocumentRequest = (persona: string, claim: string): Promise<unknown> =>
    this.#send('POST', `/members/${persona}@example.com/document-requests`, { claim, document: '' })
  /** Sends a photo for each document that a claim of a persona waits for. */
  async sendDocument(persona: string, claimId: string): Promise<void> {
    const login = `${persona}@example.com`
    const { apiToken: authorization } = await this.sessionOf(login)
    const claim = `${this.services}/members/${encodeURIComponent(login)}/claims/${claimId}`
    const asked = await fetch(`${claim}/document-requests`, { headers: { authorization } })
    const requestIds = ((await asked.json()) as { requestId: string }[]).map(({ requestId }) => requestId)
    const body = new FormData()
    body.set('documentDetails', JSON.stringify({ requestIds }))
    body.set('files', new File(['photo'], 'file-01.jpg', { type: 'image/jpeg' }))
    const sent = await fetch(`${claim}/documents`, { method: 'POST', headers: { authorization }, body })
    if (!sent.ok) throw new Error(`the sandbox refuses the document: ${sent.status}`)
  }
  /** e-mails to one address, newest first */
  readonly mails = (to: string): Promise<readonly SentMail[]> =>
    this.#send('GET', `/outbox?to=${encodeURIComponent(to)}`) as Promise<readonly SentMail[]>
  /** URL of the first link in the newest e-mail to an address */
  async linkTo(to: string): Promise<string> {
    const [newest] = await this.mails(to)
    const link = newest?.links[0]?.url
    if (!link) throw new Error(`no e-mail with a link to ${to}`)
    return link
  }
  readonly violations = (): Promise<readonly unknown[]> =>
    this.#send('GET', '/violations') as Promise<readonly unknown[]>
  /** operations that were called since the last reset, each once */
  async called(): Promise<OperationId[]> {
    return [...new Set((await this.#calls()).map(({ operationId }) => operationId))]
  }
  async sessionOf(login: string): Promise<Session> {
    const answer = await fetch(`${this.services}/accounts/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: login, password: PASSWORD }),
    })
    const token = answer.headers.get('x-auth')
    if (!token) throw new Error(`${login} cannot sign in: ${answer.status}`)
    return { email: login, loggedIn: 'true', token, apiToken: `Bearer ${token}` }
  }
  /**
   * Requests a change of e-mail address as the member's page does. Returns the link in the e-mail to the new address.
   */
  async askForNewAddress(login: string, email: string): Promise<string> {
    const { apiToken } = await this.sessionOf(login)
    const asked = await fetch(`${this.services}/members/${encodeURIComponent(login)}/email`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: apiToken },
      body: JSON.stringify({ email }),
    })
    if (!asked.ok) throw new Error(`the sandbox refuses ${email}: ${asked.status}`)
    return this.linkTo(email)
  }
  readonly forgetCalls = (): Promise<unknown> => this.#send('DELETE', '/calls')
  /** number of calls of an operation since the last reset */
  async count(operationId: string): Promise<number> {
    return (await this.statusesOf(operationId)).length
  }

  /** status of each call of an operation since the last reset */
  async statusesOf(operationId: string): Promise<number[]> {
    return (await this.#calls()).filter((call) => call.operationId === operationId).map(({ status }) => status)
  }

  async #calls(): Promise<readonly Call[]> {
    return ((await this.#send('GET', '/calls')) as { calls: readonly Call[] }).calls
  }
  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(this.#url + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    const text = await response.text()
    return text ? (JSON.parse(text) as unknown) : undefined
  }
}
