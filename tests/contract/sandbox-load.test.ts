import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '../../sandbox/server.ts'
import { listPersonaLogins } from './support/personas.ts'

/** Number of clients, and number of requests by each. No time is measured. */
const CLIENTS = 50
const TURNS = 12
const PASSWORD = 'Welcome2portal'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true, adjudicationSeconds: 1 })
})
afterAll(() => sandbox.close())

interface Tally {
  readonly failures: string[]
  /** changes that the sandbox answered with 200 and returned when they were read again */
  changes: number
  /** idempotency keys of the claims that the sandbox answered with 200 */
  readonly submitted: Set<string>
}

class Client {
  readonly #login: string
  readonly #tally: Tally
  #token = ''
  constructor(login: string, tally: Tally) {
    this.#login = login
    this.#tally = tally
  }

  async #send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown }> {
    const isForm = body instanceof FormData
    const response = await fetch(sandbox.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        locale: 'fr',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.status >= 500) this.#tally.failures.push(`${response.status} ${method} ${path}`)
    return {
      status: response.status,
      body: text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as unknown) : text,
    }
  }

  async signIn(): Promise<void> {
    const response = await fetch(`${sandbox.url}/accounts/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: this.#login, password: PASSWORD }),
    })
    this.#token = response.headers.get('x-auth') ?? ''
    expect(this.#token).not.toBe('')
  }

  #member(rest: string): string {
    return `/members/${encodeURIComponent(this.#login)}${rest}`
  }

  /**
   * Saves a telephone number and reads it back. No other client changes this member's number, so the number read must
   * be the saved one.
   */
  async changePhone(number: number): Promise<void> {
    const phoneNumber = `506555${String(number % 10_000).padStart(4, '0')}`
    const { body } = await this.#send('GET', this.#member('/contact-info-details'))
    const { status } = await this.#send('PUT', this.#member('/contact-info-details'), {
      address: (body as { address: unknown }).address,
      phoneNumber,
    })
    const after = await this.#send('GET', this.#member('/contact-info-details'))
    if (status !== 200) return
    this.#tally.changes += 1
    if ((after.body as { phoneNumber: string }).phoneNumber !== phoneNumber)
      this.#tally.failures.push(`lost ${phoneNumber} of ${this.#login}`)
  }

  /** Submits a claim twice at the same time with one idempotency key. The sandbox must record it once. */
  async submitTwice(key: string): Promise<void> {
    const once = async () => {
      const form = new FormData()
      const extra = {
        claimType: 'PHYS',
        participantId: '1',
        lob: '03',
        benefitServices: [
          { serviceId: 5, description: key, dateOfService: '20261101', amountPaid: '85.00', specialtyCode: 'PHYS' },
        ],
      }
      form.set('claimExtraInfo', JSON.stringify(extra))
      return this.#send('POST', this.#member('/multi-claims'), form, { 'idempotency-key': key })
    }
    const [first, second] = await Promise.all([once(), once()])
    if (first.status === 200) this.#tally.submitted.add(key)
    if (JSON.stringify(first) !== JSON.stringify(second))
      this.#tally.failures.push(`two answers for ${key}: ${first.status} ${second.status}`)
  }

  async look(path: string): Promise<void> {
    await this.#send('GET', this.#member(path))
  }
}

const READS = [
  '/security-policy',
  '/claims',
  '/recent-claims',
  '/benefits',
  '/participants',
  '/claim-types',
  '/1/benefits/dental',
  '/coverages/drugs?participant=1&drugName=met',
  '/claims/pdf',
]

it(`${CLIENTS} clients with ${TURNS} requests each cause no failure, lose no change and record no claim twice`, async () => {
  const tally: Tally = { failures: [], changes: 0, submitted: new Set() }
  const logins = listPersonaLogins()
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const client = new Client(logins[index % logins.length]!, tally)
      await client.signIn()
      return { client, index, isOwner: index < logins.length }
    }),
  )
  await Promise.all(
    clients.map(async ({ client, index, isOwner }) => {
      const turns = fc.sample(fc.integer({ min: 0, max: 99 }), { numRuns: TURNS, seed: index })
      for (const [turn, dice] of turns.entries()) {
        if (dice < 15 && isOwner) await client.changePhone(index * 97 + turn)
        else if (dice < 30) await client.submitTwice(`load-${index}-${turn}`)
        else await client.look(READS[dice % READS.length]!)
      }
    }),
  )
  expect(tally.failures).toEqual([])
  // a run with only a few writes would not prove that the sandbox handles concurrent requests
  expect(tally.changes).toBeGreaterThan(logins.length)
  expect(tally.submitted.size).toBeGreaterThan(CLIENTS)
  const arrivals = (await (await fetch(`${sandbox.url}/__sandbox/claims`)).json()) as { idempotencyKey: string }[]
  const keys = arrivals.map(({ idempotencyKey }) => idempotencyKey)
  expect(keys.toSorted()).toEqual([...tally.submitted].toSorted())
  expect(await (await fetch(`${sandbox.url}/__sandbox/violations`)).json()).toEqual([])
})
