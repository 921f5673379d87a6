import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'

test('ROUTE-100 ACCTS-04 ACCTS-05 ACCTS-06 DATA-43 the health spending account, from the dashboard: what is left, for whom, and the periods before', async ({
  member,
  page,
}, { project }) => {
  await member.signIn('hsa', languageOf(project))
  await member.press(page.getByRole('link', { name: member.text('dashboard.balance.more') }))
  await member.isAt('/coverage/health-spending-account')
  const main = page.getByRole('main')
  await expect(main.getByRole('meter')).toBeVisible()
  await expect(main).toContainText(/412[.,]50/)
  for (const id of ['allocationAmount', 'usedAmount', 'balanceAmount', 'usableAmount', 'forfeitDate', 'total'] as const)
    await expect(main.getByText(member.text(`spending.${id}`), { exact: true }).first()).toBeVisible()
  for (const name of ['Marie-Ève Roy-Côté', 'Daniel Cormier', 'Théo Cormier-Roy']) await expect(main.getByText(name)).toBeVisible()
  await expect(main.getByText(member.text('spending.type.CRCFWRD'))).toBeVisible()
  await expect(main.getByRole('table', { name: member.text('spending.before') })).toBeVisible()
  await member.findsThePageAccessible()
})

test('ROUTE-087 ROUTE-089 ACCTS-06 ACCTS-07 ACCTS-08 ACCTS-10 the personal wellness account and what it pays for, with the keyboard alone', async ({
  member,
  page,
}, { project }) => {
  member.usesOnlyTheKeyboard()
  await member.signIn('pwa', languageOf(project))
  await member.goTo('/coverage')
  await member.press(page.getByRole('link', { name: new RegExp(member.text('coverage.card.PWA')) }))
  await member.isAt('/coverage/personal-wellness-account')
  await expect(page.getByText(member.text('spending.type.NOCFWRD'))).toBeVisible()
  await member.press(member.link('spending.wellness.expenses'))
  await member.isAt('/coverage/personal-wellness-account/eligible-expenses')
  await member.press(page.locator('main details summary').first())
  await expect(page.locator('main details[open] li').first()).toBeVisible()
  expect(await page.locator('main details').count()).toBeGreaterThan(4)
  await member.findsThePageAccessible()
})

test('ROUTE-088 ROUTE-101 ACCTS-03 without maaxClaims the accounts come from the products of the plan, and none is said', async ({ member, page, sandbox }, {
  project,
}) => {
  await member.signIn('hsa-alternate', languageOf(project))
  await member.open('/coverage/health-spending-account')
  await member.isAt('/coverage/health-spending-account/alternate')
  await expect(page.getByRole('main')).toContainText(/412[.,]50/)
  expect(await sandbox.count('getHealthSpendingProductBalances')).toBe(1)
  await member.findsThePageAccessible()
  await member.goTo('/coverage/personal-wellness-account')
  await member.isAt('/coverage/personal-wellness-account/alternate')
  await expect(member.heading('spending.none')).toBeVisible()
})
