import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { chunkOf } from './support/chunk-of.ts'
import { expect, test } from './support/fixtures.ts'

/** Tests of URLs typed into the browser. tests/pages/addresses.test.ts tests URLs that open within a running portal. */
test(
  'the URLs / and /fr redirect to sign-in, and a URL without a valid language redirects to the not-found page',
  { tag: ['@ROUTE-002', '@ROUTE-003', '@ROUTE-004'] },
  async ({ member, page }) => {
    for (const [typed, shown] of [
      ['/', '/en/login'],
      ['/?brand=SBC', '/en/login?brand=SBC'],
      ['/fr', '/fr/login'],
      ['/dashboard', '/en/not-found'],
      ['/EN/login', '/en/not-found'],
    ] as const) {
      await page.goto(`${member.portal}${typed}`)
      await expect(page, typed).toHaveURL(`${member.portal}${shown}`)
    }
  },
)

test(
  'a typed URL of a member page redirects to the sign-in page without a session',
  { tag: ['@GUARD-08', '@ROUTE-039'] },
  async ({ member, page, sandbox }) => {
    await page.goto(`${member.portal}/fr/submit-claim/confirmation`)
    await expect(page).toHaveURL(/\/fr\/login$/)
    expect(await sandbox.called()).toEqual([])
  },
)

test(
  'the chosen language is stored on the device and kept after a reload',
  { tag: ['@SESSION-12', '@SESSION-11'] },
  async ({ member, page }) => {
    member.locale = 'fr'
    await member.open('/login')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible()
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ locale: 'fr' })
  },
)

const CONFIGURATION = ['/assets/env-config.json', '/assets/version.json']

test('the HTML document of the dashboard preloads its scripts, the messages of one language, the schemas of responses and the configuration', async ({
  member,
  request,
}) => {
  const addressOf = (source: string) => chunkOf(source).slice('**'.length)
  for (const [locale, other] of [
    ['en', 'fr'],
    ['fr', 'en'],
  ] as const) {
    const html = await (await request.get(`${member.portal}/${locale}/dashboard`)).text()
    expect(html).toContain(`<html lang="${locale}"`)
    for (const source of [
      'src/app/member.ts',
      'src/areas/dashboard/pages/home.page.tsx',
      `i18n/${locale}/dashboard.json`,
      'src/platform/http/member-schemas.ts',
    ])
      expect(html, source).toContain(`<link rel="modulepreload" href="${addressOf(source)}">`)
    const script = addressOf('src/areas/dashboard/first-requests.ts')
    expect(html).toContain(`<script type="module" async crossorigin src="${script}"></script>`)
    expect(html).not.toContain(addressOf(`i18n/${other}/dashboard.json`))
    for (const file of CONFIGURATION)
      expect(html, file).toContain(`<link rel="preload" as="fetch" crossorigin href="${file}">`)
  }
})

test('the HTML document of any member page preloads its scripts, and that of a claim step those of its questions', async ({
  member,
  request,
}) => {
  const addressOf = (source: string) => chunkOf(source).slice('**'.length)
  for (const [path, ...sources] of [
    ['coverage', 'src/areas/coverage/pages/overview.page.tsx', 'i18n/fr/coverage.json'],
    ['submit-claim/claim-type', 'src/forms/schema-form.tsx', 'generated/forms/claim/claim-type.ts'],
  ] as const) {
    const html = await (await request.get(`${member.portal}/fr/${path}`)).text()
    expect(html).toContain('<html lang="fr"')
    for (const source of sources)
      expect(html, source).toContain(`<link rel="modulepreload" href="${addressOf(source)}">`)
    expect(html.includes(addressOf('src/areas/claims/first-requests.ts'))).toBe(path.startsWith('submit-claim'))
  }
})

test('the portal uses the preloaded configuration: the browser requests each of its files once', async ({ member }) => {
  const requested: string[] = []
  member.page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await member.signIn()
  for (const file of CONFIGURATION) expect(requested.filter((path) => path === file)).toEqual([file])
})

test('the dashboard and the first step of a claim, opened by URL, send their requests before the code of the page has arrived, and each once', async ({
  member,
  page,
}) => {
  await member.signIn()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'GET' && sent.push(new URL(request.url()).pathname))
  for (const [path, source, asked, shown] of [
    ['/dashboard', 'src/areas/dashboard/pages/home.page.tsx', ['benefits'], 'dashboard.recent.title'],
    [
      '/submit-claim/claim-type',
      'src/areas/claims/pages/step.page.tsx',
      ['banking-details', 'claim-draft', 'claim-types'],
      'page.claims.claim-type',
    ],
  ] as const) {
    const code = Promise.withResolvers<void>()
    await page.route(chunkOf(source), async (route) => {
      await code.promise
      await route.continue()
    })
    sent.length = 0
    const requests = () => asked.map((name) => sent.filter((each) => each.endsWith(`/${name}`)).length)
    await page.goto(`${member.portal}/en${path}`, { waitUntil: 'commit' })
    await expect.poll(requests).toEqual(asked.map(() => 1))
    code.resolve()
    await expect(member.heading(shown)).toBeVisible()
    if (path !== '/dashboard') await expect(page.getByRole('radio').first()).toBeVisible()
    expect(requests()).toEqual(asked.map(() => 1))
  }
})

test(
  'a member page opened in a tab without a session opens the sign-in page of its brand before the code of members arrives, and after sign-in that page',
  { tag: ['@D-05', '@D-172'] },
  async ({ member, page }) => {
    const code = Promise.withResolvers<void>()
    await page.route(chunkOf('src/app/member.ts'), async (route) => {
      await code.promise
      await route.continue().catch(() => undefined) // the document that asked for it has been left
    })
    member.locale = 'fr'
    await member.open('/history?brand=QBC#main-content')
    await expect(page).toHaveURL(`${member.portal}/fr/login?brand=QBC`)
    await expect(member.heading('page.access.login')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'QBC')
    code.resolve()
    await member.fillSignIn(loginOf('default'), PASSWORD)
    await expect(page).toHaveURL(`${member.portal}/fr/history?brand=QBC#main-content`)
    await expect(member.heading('page.history.combined')).toBeVisible()
  },
)

test(
  'the sign-in page of a brand has its logo before any script runs, and keeps it',
  { tag: '@SHELL-45' },
  async ({ member, page }) => {
    await page.addInitScript(() => {
      const logos = new Set<string | undefined>()
      Object.assign(globalThis, { logos })
      new MutationObserver(() =>
        logos.add(document.querySelector<HTMLElement>('[data-logo]')?.dataset['logo']),
      ).observe(document, { subtree: true, childList: true, attributes: true })
    })
    await member.open('/login?brand=SBC')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'SBC')
    expect(
      await page.evaluate(() =>
        [...(globalThis as unknown as { logos: Set<string | undefined> }).logos].filter(Boolean),
      ),
    ).toEqual(['prairie'])
  },
)

test('a prerendered page does not load its styles a second time, and so does not move when its scripts have come', async ({
  member,
  page,
}) => {
  const styles: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()))
  await member.open('/forgot-password')
  await page.waitForLoadState('networkidle')
  expect(styles).toEqual([])
  await member.press(member.page.getByRole('link', { name: 'Français' }).first())
  await expect(page).toHaveURL(/\/fr\/forgot-password$/)
})
