import type { Brand } from '../../src/platform/config/environment.ts'
import { expect, test } from './support/fixtures.ts'
import { LOOKS, nameOf } from './support/looks.ts'

/** A member of each brand. */
const PERSONAS: Record<Brand, string> = { MBC: 'no-banking', SBC: 'saskatchewan', OBC: 'ontario', QBC: 'quebec' }
const MINUTE = 60_000

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test.use({ colorScheme: look.colorScheme, viewport: look.viewport, expectedErrors: ['status of 500', 'status of 401'] })

    test(`SHELL-63 A11Y-04 A11Y-07 A11Y-10 D-150 every dialog of the portal itself, without a remark of axe (${nameOf(look)})`, async ({
      member,
      page,
      sandbox,
    }) => {
      test.setTimeout(120_000)
      await page.clock.install()
      await member.signIn(PERSONAS[look.brand], look.locale)
      await expect(page.locator('html')).toHaveAttribute('data-brand', look.brand)
      const close = async () => {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: member.text('shell.close') })
          .last()
          .click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      for (const name of ['legal', 'cookies', 'accessibility'] as const) {
        await member.press(member.button(`footer.${name}`))
        await expect(member.dialog(`footer.${name}`)).toBeVisible()
        await member.findsThePageAccessible()
        await close()
      }
      const menu = await member.openAccountMenu()
      await member.findsThePageAccessible()
      await menu.getByRole('button', { name: member.text('nav.log-out') }).click()
      await expect(member.dialog('logout.title')).toBeVisible()
      await member.findsThePageAccessible()
      await member.press(member.button('no'))

      if (look.brand === 'MBC') {
        await member.press(member.button('dashboard.links.submit'))
        await expect(member.dialog('deposit-missing.title')).toBeVisible()
        await member.findsThePageAccessible()
        await member.press(member.button('deposit-missing.later'))
      }

      await sandbox.faults([{ operationId: 'getBankingDetails', status: 500 }])
      await member.press(member.button('dashboard.links.submit'))
      await expect(member.dialog('error.title.server')).toBeVisible()
      await member.findsThePageAccessible()
      await close()
      await sandbox.heal()

      await sandbox.faults([{ operationId: 'getBankingDetails', status: 401, times: 1 }])
      await member.press(member.button('dashboard.links.submit'))
      await expect(member.dialog('reauthentication.title')).toBeVisible()
      await member.findsThePageAccessible()
      await member.press(member.button('password-dialog.log-out'))
      await member.isAt('/login')

      await member.signIn(PERSONAS[look.brand], look.locale)
      await page.clock.runFor(29.5 * MINUTE)
      await expect(member.dialog('timeout.title')).toBeVisible()
      await member.findsThePageAccessible()
    })
  })
}
