/**
 * `npm run bench:tasks` performs the most frequent tasks of members on the production build with the sandbox. It prints
 * the number of pages, clicks and typed characters that each task takes, next to the numbers of the first count, which
 * was made before the portal was improved. It exits with 1 if a number is higher than in the first count or a task
 * cannot be done; it still performs the other tasks. It measures no time.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright'
import { EXPLANATIONS } from '../../sandbox/benefit-data/explanations.ts'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { chromiumOptions } from '../../tools/chromium.ts'
import { servePortal } from '../../tools/serve.ts'
import { SandboxControl } from '../support/sandbox-control.ts'
import { type Count, Walk } from './walk.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
/** The browser and the sandbox use the same time zone. */
const timezoneId = 'America/Moncton'
process.env['TZ'] = timezoneId

interface Task {
  readonly name: string
  /**
   * the numbers of the first count, made before the portal was improved for this task; a missing number was not counted
   * then
   */
  readonly first: Partial<Count>
  readonly persona?: string
  /**
   * 0 for a task whose first page is not counted, such as a claim, which begins on the dashboard; without this
   * property, the first page is counted
   */
  readonly open?: 0
  readonly width?: number
  readonly walk: (walk: Walk) => Promise<void>
}

const recent = (walk: Walk) => walk.page.getByRole('region', { name: walk.text('dashboard.recent.title') })

/**
 * Submits a claim for one visit with a photo, from the claim type to the confirmation. `provider` answers the question
 * about the provider.
 */
async function claims(walk: Walk, provider: (walk: Walk) => Promise<void>): Promise<void> {
  await walk.press(walk.button(walk.text('dashboard.links.submit')))
  await walk.comesTo('/submit-claim/claim-type')
  await walk.choose(/^Health practitioner/)
  await walk.comesTo('/submit-claim/before-start')
  await walk.choose(walk.text('no'))
  await provider(walk)
  await walk.choose(/^Marie-Ève/)
  await details(walk)
}

/** Enters the date and the amount, and completes the claim. */
async function details(walk: Walk): Promise<void> {
  await walk.answers(async () => {
    for (const [part, typed] of [
      ['day', '18'],
      ['month', '11'],
      ['year', '2026'],
    ] as const)
      await walk.write(walk.page.getByLabel(walk.text(`form.date.${part}`), { exact: true }).first(), typed)
    await walk.write(walk.page.getByLabel(walk.text('form.claimDetails.lines.amountPaid.label')).first(), '95')
    await walk.choose(walk.text('no'))
    await walk.attach()
  }, 'claim-summary')
  await walk.choose(walk.text('form.claimConfirmation.agreement.label'), 'checkbox')
  await walk.press(walk.button(walk.text('claims.submit')))
  await walk.comesTo('/submit-claim/success')
}

/** Repeats an earlier claim for another visit, on one page. */
async function claimsAgain(walk: Walk, receipt?: () => Promise<void>): Promise<void> {
  await walk.press(walk.button(new RegExp(`^${walk.text('claim-again.begin')}`)))
  await walk.comesTo('/submit-claim/again')
  await walk.press(walk.button(walk.text('claims.repeat.today')))
  await walk.write(walk.page.getByLabel(walk.text('form.repeatClaim.amountPaid.label')), '95')
  await receipt?.()
  await walk.choose(walk.text('form.repeatClaim.agreement.label'), 'checkbox')
  await walk.press(walk.button(walk.text('claims.submit')))
  // the plan requires a receipt, so sending without one is asked about (D-290)
  if (!receipt) await walk.press(walk.button(walk.text('claims.no-receipt.send')))
  await walk.comesTo('/submit-claim/success')
}

const TASKS: readonly Task[] = [
  {
    name: 'Sign in',
    first: { clicks: 3, pages: 1 },
    persona: '',
    walk: async (walk) => {
      for (const [field, typed] of [
        ['email', loginOf('default')],
        ['password', PASSWORD],
      ] as const) {
        const target = walk.page.getByLabel(walk.text(`form.login.${field}.label`), { exact: true })
        await walk.press(target)
        await walk.write(target, typed)
      }
      await walk.press(walk.button(walk.text('login.submit')))
      await walk.sees(walk.page.getByRole('heading', { level: 1, name: /Marie-Ève/ }))
    },
  },
  {
    name: 'Where is my claim?',
    first: { clicks: 0, pages: 1, keys: 0 },
    walk: (walk) => walk.sees(recent(walk).getByText(walk.text('status.in-progress')).first()),
  },
  {
    name: 'How much physiotherapy is left? (first: the rule, no amount)',
    first: { clicks: 3, pages: 4, keys: 6 },
    walk: (walk) =>
      walk.sees(
        walk.page
          .getByRole('region', { name: walk.text('limits.title') })
          .getByText(/Physio/)
          .first(),
      ),
  },
  {
    name: 'Claim, new provider, photo',
    first: { clicks: 32, pages: 17, keys: 10 },
    open: 0,
    walk: (walk) =>
      claims(walk, async () => {
        await walk.choose(/^Physiotherapist$/)
        await walk.comesTo('/submit-claim/provider-search/results')
        await walk.press(walk.page.getByRole('radio').first())
        await walk.comesTo('/submit-claim/service-list')
        await walk.answers(() => walk.choose(/– treatment/, 'checkbox'), 'claim-details')
      }),
  },
  {
    name: 'Claim, provider seen before, photo',
    first: { clicks: 28, pages: 15, keys: 10 },
    open: 0,
    walk: (walk) =>
      claims(walk, async () => {
        const recentProviders = walk.page.getByRole('group', { name: walk.text('claims.providers.recent') })
        await walk.press(recentProviders.getByRole('radio').first())
        await walk.comesTo('/submit-claim/service-list')
        await walk.answers(() => walk.sees(walk.page.getByRole('checkbox', { checked: true }).first()), 'claim-details')
      }),
  },
  {
    name: 'The same, claimed again (first: as the one above)',
    first: { clicks: 28, pages: 15, keys: 10 },
    open: 0,
    walk: (walk) => claimsAgain(walk, () => walk.attach()),
  },
  {
    name: 'Claimed again, the receipt only if the plan asks for it (first: without the photo)',
    first: { clicks: 26, pages: 15, keys: 10 },
    open: 0,
    walk: (walk) => claimsAgain(walk),
  },
  {
    name: 'Why was it declined?',
    first: { clicks: 1, pages: 2, keys: 0 },
    walk: async (walk) => {
      const declined = recent(walk)
        .getByRole('listitem')
        .filter({ hasText: walk.text('status.declined') })
      // the reason depends on the day: the sandbox declines what its own rules decline
      const reasons = Object.entries(EXPLANATIONS).flatMap(([code, { en }]) => (code.startsWith('R') ? [en] : []))
      await walk.sees(declined.filter({ hasText: new RegExp(reasons.join('|')) }).first())
    },
  },
  {
    name: 'A statement of the year',
    first: { clicks: 2, pages: 2, keys: 0 },
    walk: async (walk) => {
      await walk.press(
        walk.page
          .getByRole('region', { name: walk.text('dashboard.recent.title') })
          .getByRole('link', { name: walk.text('dashboard.recent.all') }),
      )
      await walk.comesTo('/history')
      const statement = walk.page.waitForEvent('download')
      await walk.press(walk.button(walk.text('history.download')))
      await statement
    },
  },
  {
    name: 'Show my card, on a phone',
    first: { clicks: 3, pages: 2, keys: 0 },
    width: 360,
    walk: async (walk) => {
      await walk.press(
        walk.page
          .getByRole('navigation', { name: walk.text('nav.quick') })
          .getByRole('link')
          .last(),
      )
      await walk.comesTo('/manage-your-account/member-card')
    },
  },
  {
    name: 'What is in my account?',
    first: { clicks: 0, pages: 1, keys: 0 },
    persona: 'hsa',
    walk: (walk) =>
      walk.sees(
        walk.page
          .getByRole('region', { name: walk.text('dashboard.balance.hsa') })
          .getByText('$412.50')
          .first(),
      ),
  },
  {
    name: 'Pay what I owe',
    first: { clicks: 4, pages: 3, keys: 0 },
    persona: 'premiums',
    walk: async (walk) => {
      await walk.press(walk.link(walk.text('dashboard.turn.pay')))
      await walk.comesTo('/manage-your-account/one-time-payment')
      // the browser reads a no-break space in a name as a space
      await walk.choose(new RegExp(`^${walk.text('premiums.card', { digits: '1142' }).replaceAll('\u00A0', ' ')}`))
      await walk.press(walk.button(walk.text('premiums.payment.review')))
      await walk.press(walk.button(/^Pay \$/))
      await walk.comesTo('/manage-your-account/one-time-payment/payment-confirmed')
    },
  },
]

async function done(task: Task, browser: Browser, portal: string, sandbox: SandboxControl): Promise<Count> {
  const { persona = 'default', width = 1280 } = task
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    timezoneId,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  try {
    const page = await context.newPage()
    if (persona !== '') {
      const session = await sandbox.sessionOf(loginOf(persona))
      // opening a static file makes the portal's storage accessible before any script of the portal runs
      await page.goto(`${portal}/favicon.svg`)
      await page.evaluate(
        (kept) => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, value)),
        session,
      )
    }
    await page.goto(`${portal}/en/${persona === '' ? 'login' : 'dashboard'}`)
    const walk = new Walk(page, 'en', task.open ?? 1)
    await walk.sees(page.locator('h1'))
    await task.walk(walk)
    return walk.count
  } finally {
    await context.close()
  }
}

const PARTS = ['pages', 'clicks', 'keys'] as const
const isLonger = ({ first }: Task, now: Count): boolean =>
  PARTS.some((part) => first[part] !== undefined && now[part] > first[part])

if (!existsSync(`${dist}/.vite/style-hashes.json`)) throw new Error('There is no build: npm run build')
const world = await startSandbox({ port: 0, database: ':memory:', quiet: true })
const portal = await servePortal({ port: 0, dist, services: world.url })
const browser = await chromium.launch(chromiumOptions())
const sandbox = new SandboxControl(world.url)
const longer: string[] = []
const failed: string[] = []
console.log(
  `| task | ${PARTS.map((part) => `${part} first | now`).join(' | ')} |\n|---|${'---|'.repeat(2 * PARTS.length)}`,
)
try {
  for (const task of TASKS) {
    world.reset()
    try {
      const now = await done(task, browser, portal.url, sandbox)
      console.log(`| ${task.name} | ${PARTS.map((part) => `${task.first[part] ?? '-'} | ${now[part]}`).join(' | ')} |`)
      if (isLonger(task, now)) longer.push(task.name)
    } catch (error) {
      console.log(`| ${task.name} | ${PARTS.map((part) => `${task.first[part] ?? '-'} | failed`).join(' | ')} |`)
      failed.push(`${task.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
} finally {
  await browser.close()
  await portal.close()
  await world.close()
}
if (longer.length > 0) console.error(`Longer than at first: ${longer.join('; ')}`)
if (failed.length > 0) console.error(`Failed:\n${failed.join('\n')}`)
if (longer.length + failed.length > 0) process.exitCode = 1
