import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'
import type { Member } from './support/member.ts'

const region = (member: Member, id: Parameters<Member['text']>[0]) => member.page.getByRole('region', { name: member.text(id) })
const alerts = (member: Member) => member.page.getByRole('main').getByRole('alert')

test('D-57 CONTENT-13 SHELL-03 ACCTS-02 ACCTS-10 balances as an amount and a picture; what draws the picture may fail, and zero is an amount', async ({
  member,
  page,
  sandbox,
  expectedErrors,
}, { project }) => {
  expectedErrors.push('Failed to load resource')
  await member.signIn('hsa', languageOf(project))
  const account = region(member, 'dashboard.balance.hsa')
  await expect(account).toContainText(/412[.,]50/)
  await expect(account.getByRole('meter')).toHaveAttribute('aria-valuetext', /75[.,]00.*450[.,]00/)
  await expect(account).toContainText('2027')
  await member.findsThePageAccessible()

  await sandbox.faults([{ operationId: 'getHealthSpendingAccount', status: 500 }])
  await page.reload()
  await expect(account).toContainText(/412[.,]50/)
  await page.waitForLoadState('networkidle')
  await expect(account.getByRole('meter')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await sandbox.faults([{ operationId: 'getHealthSpendingAccountBalance', status: 204 }])
  await page.reload()
  await expect(account).toContainText(/0[.,]00/)
  await expect(alerts(member)).toHaveCount(0)
})

test('ROUTE-046 D-57 each part of the dashboard fails by itself, and comes back when it is asked again', async ({ member, page, sandbox, expectedErrors }, {
  project,
}) => {
  expectedErrors.push('Failed to load resource')
  await member.signIn('pwa', languageOf(project))
  await sandbox.faults([{ operationId: 'getPersonalWellnessBalance', status: 500 }])
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(alerts(member)).toHaveCount(1)
  await expect(region(member, 'dashboard.recent.title').getByRole('listitem').first()).toBeVisible()
  await expect(region(member, 'dashboard.links.title').getByRole('link').first()).toBeVisible()
  await sandbox.heal()
  await member.press(member.button('error.retry'))
  await expect(region(member, 'dashboard.balance.pwa')).toContainText(/250[.,]00/)
  await expect(alerts(member)).toHaveCount(0)
})

test('HIST-46 D-97 D-18 without the list of recent claims the dashboard tells what is being worked on; with it nothing is told twice', async ({
  member,
  page,
  sandbox,
}, { project }) => {
  await member.signIn('default', languageOf(project))
  const working = page.getByRole('main').getByText(member.text('pending-services.title', { count: 2 }))
  await expect(region(member, 'dashboard.recent.title').getByText(member.text('status.in-progress')).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(working).toHaveCount(0)

  await sandbox.vary('default', { policy: { claimTracker: false } })
  await page.reload()
  await expect(working).toBeVisible()
  await expect(region(member, 'dashboard.recent.title')).toHaveCount(0)
  await member.findsThePageAccessible()
})

test('D-57 D-17 a suspended member is told, is not offered to submit, and finds whom to ask', async ({ member, page }, { project }) => {
  await member.signIn('suspended', languageOf(project))
  await expect(member.says('dashboard.suspended.title')).toBeVisible()
  await expect(member.button('dashboard.links.submit')).toHaveCount(0)
  await member.findsThePageAccessible()
  await member.press(page.getByRole('main').getByRole('link', { name: member.text('dashboard.suspended.contact') }))
  await member.isAt('/contact-us')
})
