import { expect, test } from './support/fixtures.ts'

test.describe('addresses', () => {
  test('ROUTE-001..005 D-02..D-04 root, locale roots, other locales and unknown pages', async ({ member, page }) => {
    const go = (path: string) => page.goto(`${member.portal}${path}`)
    await go('/')
    await expect(page).toHaveURL(/\/en\/login$/)
    await go('/fr')
    await expect(page).toHaveURL(/\/fr\/login$/)
    for (const path of ['/de/dashboard', '/dashboard', '/EN/login', '/fr-CA/login']) {
      await go(path)
      await expect(page, path).toHaveURL(/\/en\/not-found$/)
    }
    await go('/fr/n-existe-pas/du-tout')
    await expect(page).toHaveURL(/\/fr\/n-existe-pas\/du-tout$/)
    member.locale = 'fr'
    await expect(member.heading('page.access.not-found')).toBeVisible()
    await expect(page).toHaveTitle(/Page introuvable/)
  })

  test('ROUTE-137 I18N-02 SHELL-16 the toggle swaps the locale and keeps query and hash', async ({ member, page }) => {
    await member.open('/login?brand=SBC#main-content')
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/fr\/login\?brand=SBC#main-content$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  })

  test('SESSION-12 I18N-03 the language is remembered across a reload, on the device', async ({ member, page }) => {
    member.locale = 'fr'
    await member.open('/login')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('fr')
  })

  test('GUARD-08 ROUTE-039 SESSION-38 without a session every member page leads to sign-in', async ({ member, page, sandbox }) => {
    for (const path of ['/dashboard', '/history', '/history/details/C1/1', '/submit-claim', '/submit-claim/claim-type', '/submit-claim/confirmation']) {
      await page.goto(`${member.portal}/fr${path}`)
      await expect(page, path).toHaveURL(/\/en\/login$/)
    }
    expect(await sandbox.count('listRecentClaims')).toBe(0)
    await member.signIn()
    await page.evaluate(() => {
      sessionStorage.removeItem('token')
      sessionStorage.removeItem('apiToken')
    })
    await page.goto(`${member.portal}/fr/dashboard`)
    await expect(page).toHaveURL(/\/fr\/login\?status=no-session$/)
  })

  test('GUARD-42 a path that looks like an administrator’s is not found', async ({ member, page }) => {
    await member.signIn()
    await member.open('/admin')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  test('ROUTE-138 D-06 the query goes along between public pages, and its secrets stay behind at sign-in', async ({ member, page }) => {
    await page.goto(`${member.portal}/en/nowhere?brand=SBC`)
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL(/\/en\/login\?brand=SBC$/)
    await member.open('/login?brand=OBC&status=timeout')
    await member.fillSignIn('default@example.com', 'Welcome2portal')
    await expect(page).toHaveURL(/\/en\/dashboard\?brand=OBC$/)
  })
})
