import { ClaimJourney } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'

/** Deletes functions that the oldest supported browsers lack, before the portal's scripts run. */
function forget(): void {
  const gone: readonly (readonly [object, readonly string[]])[] = [
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [URL, ['canParse', 'parse']],
    [
      Set.prototype,
      ['difference', 'intersection', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union', 'isDisjointFrom'],
    ],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition']],
    [globalThis, ['Iterator', 'CloseWatcher', 'navigation', 'scheduler', 'requestIdleCallback']],
  ]
  for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name)
}

test(
  'a member signs in, reads the history and submits a claim in the oldest supported browsers',
  { tag: ['@AUTH-04', '@CLAIM-79'] },
  async ({ member, page }) => {
    await page.addInitScript(forget)
    await member.signInByForm()
    expect(await page.evaluate(() => ['any' in AbortSignal, 'groupBy' in Map, 'Iterator' in globalThis])).toEqual([
      false,
      false,
      false,
    ])
    await member.goTo('/history')
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
    await member.goTo('/dashboard')
    const claim = new ClaimJourney(member)
    await claim.reach('claim-summary')
    await claim.send()
    await member.isAt('/submit-claim/success')
  },
)

test('an older browser shows a message in both languages, and the portal does not start', async ({ member, page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto(`${member.portal}/fr/dashboard`)
  await expect(page.getByRole('heading', { name: 'This browser is too old for the portal' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ce navigateur est trop ancien pour l’espace membre' })).toBeVisible()
  await expect(page.locator('#root')).toBeHidden()
})

test.describe('browser without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('every URL shows in both languages that the portal needs JavaScript', async ({ member, page }) => {
    for (const path of ['/en/login', '/fr/dashboard']) {
      await page.goto(`${member.portal}${path}`)
      await expect(page.getByRole('heading', { name: 'The portal needs JavaScript' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'L’espace membre nécessite JavaScript' })).toBeVisible()
    }
  })
})
