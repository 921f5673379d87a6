import { test as base, expect, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import type { Chosen, Settings } from '../../../sandbox/literal/app.ts'
import type { OpenPath } from '../../../sandbox/literal/calls.ts'
import type { Accepted, RecordedClaim, Refused } from '../../../sandbox/literal/journal.ts'
import { startLiteral, type Literal } from '../../../sandbox/literal/server.ts'
import { servePortal } from '../../../tools/serve.ts'
import { SandboxControl } from '../../support/sandbox-control.ts'
import { countLoads } from './test-cost-budget.ts'
import { Member } from './member.ts'

export const LOGIN = 'alex@example.com'
export const PASSWORD = 'Welcome2portal'

/**
 * Configuration without the features that the specification lacks, such as idempotency keys and drafts saved at the
 * service. The portal loads this configuration from a file. The tests do not intercept its request with Playwright,
 * because Playwright would then answer all preflight requests of the page, and the server would not receive them.
 */
const WITHOUT = {
  keepsClaimDrafts: false,
  offersPasskeys: false,
  listsSessions: false,
  listsDocuments: false,
  offersOfflineCard: false,
  offersNotificationPreferences: false,
  listsNotifications: false,
  offersPredeterminations: false,
  keepsOtherCoverage: false,
  offersTravelLetters: false,
  offersWalletPasses: false,
  sendsIdempotencyKeys: false,
  revokesTokens: false,
  allowedHosts: undefined,
}
/** Paths that the portal uses for operations for which the specification names no path. */
const OPEN: readonly OpenPath[] = [
  { call: 'confirmEmailChange', method: 'PUT', path: '/email' },
  {
    call: 'rhipReport',
    method: 'GET',
    path: '/{id}/coverages/retirement-health-insurance-program-benefits/benefits/reports/annual/pdf',
  },
  { call: 'directDepositForm', method: 'GET', path: '/{id}/forms/DD' },
]

/**
 * Controls the stub server that a test runs against, and reads that server's request journal
 * (sandbox/literal/README.md).
 */
export class LiteralControl {
  readonly #url: string
  constructor(url: string) {
    this.#url = `${url}/__literal`
  }
  readonly reset = (): Promise<unknown> => this.#send('POST', '/reset')
  /** Sets the response to later calls of an operation: a named variant, or parts of a response. */
  readonly answers = (operation: string, answer: string | Omit<Chosen, 'operation'>): Promise<unknown> =>
    this.#send('PUT', '/answers', { operation, ...(typeof answer === 'string' ? { variant: answer } : answer) })
  readonly settings = (settings: Partial<Settings>): Promise<unknown> => this.#send('PUT', '/settings', settings)
  readonly claims = (): Promise<readonly RecordedClaim[]> =>
    this.#send('GET', '/claims') as Promise<readonly RecordedClaim[]>
  async token(): Promise<string> {
    return ((await this.#send('GET', '/token')) as { token: string }).token
  }
  /** the names of all calls that the stub server accepted, in order */
  async calls(): Promise<string[]> {
    return (await this.#journal()).accepted.map(({ call }) => call)
  }
  /** the bodies of all requests of an operation */
  async sent(call: string): Promise<unknown[]> {
    return (await this.#journal()).accepted
      .filter((each) => each.call === call)
      .map(({ sent }) => (typeof sent === 'string' ? (JSON.parse(sent) as unknown) : sent))
  }
  async refused(): Promise<string[]> {
    const { refused } = await this.#journal()
    return [
      ...new Set(
        refused.map(({ method, path, status, reasons }) => `${status} ${method} ${path}: ${reasons.join('; ')}`),
      ),
    ]
  }

  #journal = (): Promise<{ readonly refused: readonly Refused[]; readonly accepted: readonly Accepted[] }> =>
    this.#send('GET', '/journal') as Promise<{
      readonly refused: readonly Refused[]
      readonly accepted: readonly Accepted[]
    }>
  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(this.#url + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return text ? (JSON.parse(text) as unknown) : undefined
  }
}

/** A member whose services implement only what the specification says. */
export class LiteralMember extends Member {
  readonly literal: LiteralControl
  constructor(page: Page, portal: string, services: string) {
    super(page, portal, new SandboxControl(services))
    this.literal = new LiteralControl(services)
  }

  /** Stores a session as the specification describes it, without using the sign-in form, and opens a page. */
  override async signIn(_persona = '', locale = this.locale, path = '/dashboard'): Promise<void> {
    this.locale = locale
    const token = await this.literal.token()
    await this.page.goto(`${this.portal}/favicon.svg`)
    await this.page.evaluate(
      (kept) => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, value)),
      {
        email: LOGIN,
        loggedIn: 'true',
        token,
        apiToken: `Bearer ${token}`,
      },
    )
    await this.open(path)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /** Opens a page as the signed-in member and checks its text. */
  async shows(path: string, ...words: readonly (string | RegExp)[]): Promise<void> {
    const failure = this.page.getByRole('main').getByText(this.text('error.section'))
    // The heading of the previous page is marked, so that the test does not mistake it for the heading of the new page.
    const before = this.page.url()
    await this.page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''))
    await this.goTo(path)
    await expect
      .poll(async () => this.page.url() === before || (await this.page.locator('h1:not([data-before])').count()) > 0)
      .toBe(true)
    for (const each of words) {
      const word = this.page.getByRole('main').getByText(each).filter({ visible: true }).first()
      await word
        .or(failure)
        .first()
        .waitFor()
        .catch(() => undefined)
      expect.soft(await word.isVisible(), `${path} shows ${each}`).toBe(true)
    }
    expect.soft(await failure.count(), `${path} is whole`).toBe(0)
    // an open error dialog would cover the next page, so another page is opened first
    if (await this.page.getByRole('dialog').isVisible()) await this.open('/help-centre')
  }
}

interface Fixtures {
  readonly literal: LiteralControl
  readonly member: LiteralMember
}
interface Worker {
  readonly services: { readonly literal: Literal; readonly portal: string }
}

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

/**
 * Each worker has a stub server that implements only the specification. It is reset before each test. A request that it
 * refuses fails the test that sent it.
 */
export const test = base.extend<Fixtures, Worker>({
  services: [
    async ({}, use) => {
      const literal = await startLiteral({ port: 0, open: OPEN })
      const portal = await servePortal({ port: 0, dist, services: literal.url, environment: WITHOUT })
      await use({ literal, portal: portal.url })
      await portal.close()
      await literal.close()
    },
    { scope: 'worker' },
  ],
  literal: async ({ services }, use) => {
    const control = new LiteralControl(services.literal.url)
    await control.reset()
    await use(control)
    expect.soft(await control.refused(), 'the portal sent only requests that the text names').toEqual([])
  },
  member: async ({ page, services, literal }, use) => {
    countLoads(page.context(), services.portal)
    // all disclosures are opened, so that their content is visible to the test
    await page.addInitScript(() => {
      const open = () =>
        document.querySelectorAll<HTMLDetailsElement>('main details:not([open])').forEach((fold) => {
          fold.removeAttribute('name')
          fold.open = true
        })
      new MutationObserver(open).observe(document, { childList: true, subtree: true })
    })
    page.on('console', async (message) => {
      if (message.type() !== 'warning') return
      const said = await Promise.all(message.args().map((each) => each.jsonValue().catch(() => '')))
      unaccepted.push(JSON.stringify(said))
    })
    const unaccepted: string[] = []
    const member = new LiteralMember(page, services.portal, services.literal.url)
    await use(member)
    const asked = (await literal.calls()).slice(-12).join(' ')
    if (test.info().errors.length > 0)
      await test.info().attach('answers that the portal does not take', {
        body: [...unaccepted, `asked last: ${asked}`].join('\n'),
        contentType: 'text/plain',
      })
  },
})

export { expect }
