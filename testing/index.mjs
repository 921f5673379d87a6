import { randomUUID } from 'node:crypto'
import { expect, test as base } from '@playwright/test'

const PASSWORD = 'Welcome2portal'

/** Sends a request to the tester routes of one world, and returns the parsed response. */
async function ask(address, method, body) {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((error) => {
    const { origin } = new URL(address)
    throw new Error(`No sandbox answers at ${origin}. Start it, or set SERVICES_URL to its address.`, { cause: error })
  })
  const text = await response.text()
  // the sandbox's error message says what was probably meant
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`)
  return text ? JSON.parse(text) : undefined
}

/** Controls one world of the sandbox or of the contract mock. */
export class Sandbox {
  #home
  constructor(services, world) {
    this.services = services
    this.world = world
    this.#home = `${services}/__sandbox/world/${world}`
  }
  faults = (faults) => ask(`${this.#home}/faults`, 'PUT', faults)
  vary = (persona, change) => ask(`${this.#home}/members/${persona}@example.com`, 'PUT', change)
  advance = (advanceSeconds) => ask(`${this.#home}/clock`, 'POST', { advanceSeconds })
  reset = () => ask(`${this.#home}/reset`, 'POST')
  claims = () => ask(`${this.#home}/claims`, 'GET')
  calls = async () => (await ask(`${this.#home}/calls`, 'GET')).calls
  call = (id) => ask(`${this.#home}/calls/${id}`, 'GET')
  mails = (to) => ask(`${this.#home}/outbox?to=${encodeURIComponent(to)}`, 'GET')
  violations = () => ask(`${this.#home}/violations`, 'GET')
}

/** A member whose portal the test uses, in the world of the test. A second one has a page of another context. */
export class Member {
  #portal
  #sandbox
  constructor(page, portal, sandbox) {
    this.page = page
    this.#portal = portal
    this.#sandbox = sandbox
  }

  /** Stores a session as a sign-in does, but without the form, and opens a page. */
  async signIn(persona = 'default', locale = 'en', path = '/dashboard') {
    const email = `${persona}@example.com`
    const response = await fetch(`${this.#sandbox.services}/accounts/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-world': this.#sandbox.world },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    const token = response.headers.get('x-auth')
    if (!token) throw new Error(`${email} cannot sign in: ${response.status} ${await response.text()}`)
    const session = { email, loggedIn: 'true', token, apiToken: `Bearer ${token}` }
    // opening a static file makes the portal's storage accessible before any script of the portal runs
    await this.page.goto(`${this.#portal}/favicon.svg`)
    await this.page.evaluate((kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    }, session)
    await this.open(locale, path)
  }

  /** Opens a page by its path, `/history` or `history`, and waits for its heading. */
  async open(locale, path) {
    await this.page.goto(`${this.#portal}/${locale}/${path.replace(/^\//, '')}`)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /**
   * Opens a scenario link from the switchboard, in the world of the test. The switchboard exists only in development
   * builds of the portal.
   */
  async openLink(link) {
    const url = new URL(link, this.#portal)
    url.searchParams.set('world', this.#sandbox.world)
    await this.page.goto(`${this.#portal}${url.pathname}${url.search}`)
    await this.page.getByRole('button', { name: /^Open the portal as / }).click()
    // a link with an unknown name makes the page show an error message
    const refusal = this.page.getByRole('alert').filter({ hasText: /./ }).first()
    const isOpen = () => !new URL(this.page.url()).pathname.endsWith('/demo')
    await expect.poll(async () => isOpen() || (await refusal.isVisible()), { timeout: 60_000 }).toBe(true)
    if (!isOpen()) throw new Error(await refusal.textContent())
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

export const test = base.extend({
  portal: [process.env.PORTAL_URL ?? 'http://localhost:5173', { option: true }],
  services: [process.env.SERVICES_URL ?? 'http://127.0.0.1:4010', { option: true }],
  prefer: ['', { option: true }],
  world: [
    async ({}, run, { workerIndex }) => run(`worker-${workerIndex}-${randomUUID().slice(0, 8)}`),
    { scope: 'worker' },
  ],
  baseURL: ({ portal }, run) => run(portal),
  // the header goes with every call: with `handling=lenient` the mock answers as usual where nothing has that name
  extraHTTPHeaders: ({ world, prefer }, run) =>
    run({ 'x-sandbox-world': world, ...(prefer && { prefer: `handling=lenient, ${prefer}` }) }),
  sandbox: async ({ services, world }, run) => {
    const sandbox = new Sandbox(services, world)
    await sandbox.reset()
    await run(sandbox)
    expect(await sandbox.violations(), 'the stand-in keeps the contracts').toEqual([])
  },
  member: ({ page, portal, sandbox }, run) => run(new Member(page, portal, sandbox)),
})
export { expect }
