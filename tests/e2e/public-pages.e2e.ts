import type { PageRow } from '../../src/platform/pages/page-row.ts'
import { loadPageTable } from '../../tools/page-table.ts'
import { expect, test } from './support/fixtures.ts'
import { verify } from './support/invited.ts'
import { LOOKS, nameOf } from './support/looks.ts'
import { askForNewAddress } from './support/new-address.ts'

/** What must come along in the address of pages that ask for it. */
const NEEDS: Readonly<Record<string, string>> = {
  'access.reset': '?token=abc',
  'access.custom-contact': '?token=welcome-fresh',
  'access.expired': '?token=abc',
  'registration.confirmation': '?token=abc',
}
const needOf = ({ id }: PageRow) => NEEDS[id] ?? (id.startsWith('welcome.') ? '?mslToken=welcome-fresh' : '')

/** Pages whose link says which brand they are for (D-33, D-74). */
const knowsItsBrand = ({ id }: PageRow) => id.startsWith('welcome.') || id === 'access.custom-contact'

const isPublicPage = ({ access, redirect, id }: PageRow) => access === 'public' && !redirect && !id.startsWith('demo.')

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test.use({ colorScheme: look.colorScheme, viewport: look.viewport })

    test(`ROUTE-007 ROUTE-008..038 SHELL-02 SHELL-09..12 SHELL-16 D-150 every public page has its title, its brand and the language toggle alone, and axe finds nothing (${nameOf(look)})`, async ({
      member,
      page,
      sandbox,
    }) => {
      test.setTimeout(240_000)
      member.locale = look.locale
      // Without a brand in its address the sign-in page is that of the default brand again.
      const signIn = `/login?brand=${look.brand.toLowerCase()}`
      await member.open(signIn)
      const rows = (await loadPageTable()).filter(isPublicPage)
      expect(rows.length).toBeGreaterThan(30)
      for (const row of rows) {
        // The page of a session that ended forgets the brand, and links of invitations bring their own.
        await page.evaluate((brand) => sessionStorage.setItem('brand', brand), look.brand)
        if (row.id === 'access.update-email') {
          const link = new URL(await askForNewAddress(sandbox, 'marie.new@example.com'))
          await member.open(`/token-validation${link.search}`)
        } else if (row.id === 'welcome.password') {
          await member.open(`/digital-welcome/verification${needOf(row)}`)
          await verify(member, { day: '14', month: '8', year: '1993', postalCode: 'B3H 2Y5' })
        } else await member.open(row.id === 'access.login' ? signIn : `/${row.path}${needOf(row)}`)
        await expect(page, row.id).toHaveURL(`${member.portal}/${look.locale}${row.id === 'access.login' ? signIn : `/${row.path}`}`)
        if (!knowsItsBrand(row)) await expect(page.locator('html'), row.id).toHaveAttribute('data-brand', look.brand)
        await expect(page.getByRole('heading', { level: 1 }), row.id).toBeVisible()
        await expect(page, row.id).toHaveTitle(/\S+.* - /)
        await expect(page.getByRole('banner').getByRole('link').last(), row.id).toHaveAttribute('hreflang', look.locale === 'en' ? 'fr' : 'en')
        await expect(page.getByRole('banner').getByRole('navigation'), row.id).toHaveCount(0)
        await member.findsThePageAccessible()
      }
    })
  })
}
