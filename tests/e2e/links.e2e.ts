import { loginOf } from '../../sandbox/personas.ts'
import { STORAGE_KEYS } from '../../src/platform/session/storage.ts'
import { expect, test } from './support/fixtures.ts'

/**
 * Tests of behaviour that needs a real address bar and a real browser. tests/pages/links.test.ts tests the page of each
 * link.
 */
test(
  'a link that a mail program encoded twice works, and no URL contains its token afterwards',
  { tag: ['@REG-08', '@ROUTE-032'] },
  async ({ member, page, sandbox }) => {
    const { searchParams } = new URL(await sandbox.askForNewAddress(loginOf('default'), 'marie.new@example.com'))
    const token = searchParams.get('token')!
    await page.goto(
      `${member.portal}/en/token-validation?token=${encodeURIComponent(encodeURIComponent(` ${token} `))}&brand=OBC`,
    )
    await member.isAt('/update-email')
    await expect(page.getByText('marie.new@example.com')).toBeVisible()
    expect(
      await page.evaluate(() =>
        JSON.stringify([location.href, history.state, { ...sessionStorage }, { ...localStorage }]),
      ),
    ).not.toContain(token)
  },
)

test(
  'a link token that consists of arbitrary characters is treated like any unknown token',
  { tag: ['@REG-16'] },
  async ({ member, sandbox }) => {
    for (const token of ['%25', '%E0%A4']) {
      await member.open(`/token-validation?token=${token}`)
      await member.isAt('/invalid')
    }
    expect(await sandbox.count('validateToken')).toBe(2)
  },
)

test(
  'the contact page at a URL without a language is in the language of the browser, or in the language that was chosen',
  { tag: ['@ROUTE-017', '@ROUTE-018', '@I18N-03'] },
  async ({ member, page, browser }) => {
    await page.goto(`${member.portal}/custom-contact?token=welcome-fresh`)
    await expect(page).toHaveURL(`${member.portal}/custom-contact`)
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
    await expect(page.getByRole('link', { name: '506-555-0100' })).toHaveAttribute('href', 'tel:+15065550100')
    await page.reload()
    await expect(page.getByRole('link', { name: '506-555-0100' }), 'the tab keeps the token').toBeVisible()
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(`${member.portal}/fr/custom-contact`)
    await expect(page.getByRole('heading', { level: 1, name: 'Nous joindre' })).toBeVisible()
    await page.goto(`${member.portal}/custom-contact`)
    await expect(page.locator('html'), 'the language that was chosen wins').toHaveAttribute('lang', 'fr')

    const context = await browser.newContext({ locale: 'fr-CA' })
    const french = await context.newPage()
    await french.goto(`${member.portal}/custom-contact`)
    await expect(french, 'without a token').toHaveURL(`${member.portal}/fr/invalid-link`)
    await french.goto(`${member.portal}/custom-contact?token=welcome-fresh`)
    await expect(french.getByRole('heading', { level: 1, name: 'Nous joindre' })).toBeVisible()
    await context.close()
  },
)

test.describe('storage that a user has edited', () => {
  test.use({ expectedErrors: ['status of 400', 'status of 401', 'status of 403', 'status of 404', 'status of 422'] })

  test(
    'invalid values that a user writes into the storage break no public page and open no member page',
    { tag: ['@GUARD-10'] },
    async ({ member, page }) => {
      await member.open('/login')
      for (const [value, path, url] of [
        ['garbage', '/login', /\/en\/login$/],
        ['{"brand":', '/dashboard', /\/en\/login\?status=expired-token$/],
        ['[]', '/digital-welcome/verification', /\/en\/digital-welcome\/error$/],
        ['é😀\n', '/forgot-password', /\/en\/forgot-password$/],
        ['x'.repeat(3000), '/not-found', /\/en\/not-found$/],
      ] as const) {
        await page.evaluate(
          ([keys, text]) => {
            for (const key of keys) sessionStorage.setItem(key, text)
            localStorage.setItem('locale', text)
          },
          [STORAGE_KEYS, value] as const,
        )
        await member.open(path)
        await expect(page, `${path} with ${value.slice(0, 10)}`).toHaveURL(url)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    },
  )
})
