import { ClaimJourney } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'

test('D-119 each step stays where it is and as it is through the other language, back and forward', async ({ member, page, sandbox }) => {
  test.setTimeout(180_000)
  await member.signIn()
  const claim = new ClaimJourney(member)
  const title = page.getByRole('heading', { level: 1 })
  const seen: string[] = []
  claim.onStep = async () => {
    const path = new URL(page.url()).pathname
    const said = await title.textContent()
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL((url) => url.pathname === path.replace('/en/', '/fr/'))
    await expect(title).not.toHaveText(said ?? '')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(title).toHaveText(said ?? '')
    await page.goBack()
    await page.goForward()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(title).toHaveText(said ?? '')
    seen.push(path)
  }
  await claim.reach('confirmation')
  expect(new Set(seen).size).toBe(16)
  await claim.accept()
  await claim.submit()
  await member.isAt('/submit-claim/success')
  expect(await sandbox.claims()).toHaveLength(1)
})
