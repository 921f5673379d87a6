import { expect, test } from './support/fixtures.ts'

/** Pages of a member that stand by themselves; the steps of a claim are looked at in the journey, public pages in public-pages.e2e.ts. */
const MEMBER = [
  '/dashboard',
  '/history',
  '/manage-your-account/change-password',
  '/manage-your-account/change-password/success',
  '/manage-your-account/direct-deposit',
  '/manage-your-account/direct-deposit/edit',
  '/manage-your-account/direct-deposit/remove',
  '/manage-your-account/direct-deposit/success',
  '/submit-claim/claim-type',
]

for (const locale of ['en', 'fr'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`every page, ${locale}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width: 320, height: 700 } })
      test(`A11Y-12 D-150 SHELL-02 at 320 pixels no page is wider than the screen, and axe finds nothing (${locale}, ${colorScheme})`, async ({
        member,
        page,
      }) => {
        test.setTimeout(120_000)
        member.locale = locale
        await member.signIn(colorScheme === 'dark' ? 'quebec' : 'default')
        for (const path of MEMBER) {
          await member.open(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await member.findsThePageAccessible()
        }
      })
    })
  }
}

test.describe('pages about premiums', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 700 } })
  test('A11Y-12 D-150 are no wider than 320 pixels either, and axe finds nothing in the dark', async ({ member, page }) => {
    await member.signIn('premiums', 'fr')
    for (const path of ['premium-payment-method', 'premium-statements', 'one-time-payment', 'one-time-payment/payment-confirmed', 'card-payment']) {
      await member.open(`/manage-your-account/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await member.findsThePageAccessible()
    }
  })
})

test('forced colours and print keep what matters', async ({ member, page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await member.signIn()
  await member.findsThePageAccessible()
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await member.open('/history')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
