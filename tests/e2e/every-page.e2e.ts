import { VISITS } from './faults/visits.ts'
import { expect, test } from './support/fixtures.ts'
import { LOOKS, nameOf } from './support/looks.ts'
import { pathOf, standingPages } from '../support/standing-pages.ts'

/** Pages that only some may open, or only once, and the journeys that look at them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'account.terms-accept': 'terms.everywhere.e2e.ts',
  'premiums.payment-error': 'premiums.everywhere.e2e.ts',
}

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    // what a person does not have answers 404, which the browser logs
    test.use({ colorScheme: look.colorScheme, viewport: look.viewport, expectedErrors: ['Failed to load resource'] })

    test(`A11Y-12 D-150 SHELL-02 every page of a member: nothing is wider than the screen, and axe finds nothing (${nameOf(look)})`, async ({
      member,
      page,
      sandbox,
    }) => {
      test.setTimeout(240_000)
      const left = new Map(standingPages().flatMap((row) => (ELSEWHERE[row.id] ? [] : [[row.id, row] as const])))
      // Two brands have no help centre (CONTENT-11).
      if (look.brand === 'OBC' || look.brand === 'QBC') left.delete('support.help-centre')
      // One has no connected care (CARE-17).
      if (look.brand === 'SBC') for (const id of left.keys()) if (id.startsWith('care.')) left.delete(id)
      for (const { persona, pages } of VISITS) {
        const mine = [...left.values()].filter(({ id }) => !pages || pages.includes(id))
        if (mine.length === 0) continue
        await sandbox.vary(persona, { policy: { brand: look.brand } })
        await member.signIn(persona, look.locale)
        for (const row of mine) {
          await member.goTo(pathOf(row))
          // Until the page stands, the one before is still shown at its address; a guard leads to another.
          const isShown = ([id, path]: readonly [string, string]) =>
            document.querySelector<HTMLElement>('#app')?.dataset['page'] === id || !location.href.endsWith(path)
          await page.waitForFunction(isShown, [row.id, pathOf(row)] as const)
          await page.waitForLoadState('networkidle')
          await expect(page.getByRole('heading', { level: 1 }), row.id).toBeVisible()
          // Not for this person, or about something that this person does not have: somebody after opens it.
          if (!page.url().endsWith(pathOf(row)) || (await page.getByRole('alert').count()) > 0) continue
          left.delete(row.id)
          await member.findsThePageAccessible()
        }
        await page.evaluate(() => sessionStorage.clear())
      }
      expect([...left.keys()]).toEqual([])
    })
  })
}

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
