import { expect, test } from '@portal/testing'

test('a member who does nothing for 29 minutes is asked for the password, and signed out 5 minutes later', async ({
  member,
  page,
}) => {
  // Installed before the portal starts. Otherwise the portal's timers run on the real clock.
  await page.clock.install()
  await member.signIn()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor('28:45')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor('00:30')
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
  await page.clock.runFor('05:10')
  await expect(page).toHaveURL(/\/en\/login\?status=timeout$/)
})

test('if the session ends in the services, the next call asks for the password on the page where the member is', async ({
  member,
  page,
  sandbox,
}) => {
  await member.signIn('default', 'en', '/history')
  await sandbox.advance(31 * 60)
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Enter your password to continue' })).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
})
