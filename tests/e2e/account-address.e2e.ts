import { AddressForm } from './support/address-form.ts'
import { expect, test } from './support/fixtures.ts'
import { Member } from './support/member.ts'

test('ACCT-03 ACCT-04 two tabs that save different addresses: the second is told, and decides', async ({ member, page, sandbox, context }) => {
  await member.signIn()
  const form = new AddressForm(member)
  await form.open()
  const tab = new Member(await context.newPage(), member.portal, sandbox)
  await tab.signIn()
  const other = new AddressForm(tab)
  await other.open()
  await other.write({ addressLine1: '1 Other Street' })
  await other.review()
  await other.save()
  await other.isSaved()

  await form.write({ addressLine1: '2 Mine Street' })
  await form.review()
  await form.save()
  await expect(member.says('address.meanwhile.title')).toBeVisible()
  await expect(page.getByText('1 Other Street')).toBeVisible()
  expect(await sandbox.count('updateContactInfoDetails')).toBe(1)
  await member.findsThePageAccessible()
  await form.save()
  await form.isSaved()
  await expect(page.getByText('2 Mine Street')).toBeVisible()

  // what the other tab shows by now is not what the form starts from
  await other.open()
  await expect(other.field('addressLine1')).toHaveValue('2 Mine Street')
  await tab.page.close()
})

test.describe('a connection that fails', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_EMPTY_RESPONSE', 'ERR_CONNECTION', 'Failed to load resource'] })
  test('ACCT-06 ERR-08 while offline nothing is lost, and a save whose answer was lost is not sent twice', async ({ member, page, sandbox, context }) => {
    await member.signIn()
    const form = new AddressForm(member)
    await form.open()
    await form.write({ addressLine1: '3 Lost Lane' })
    await form.review()
    await context.setOffline(true)
    await form.save()
    await expect(page.getByRole('dialog')).toContainText(member.text('error.name.updateUserInfo'))
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await expect(page.getByText('3 Lost Lane')).toBeVisible()

    await sandbox.faults([{ operationId: 'updateContactInfoDetails', status: 'network', after: true }])
    await form.save()
    await expect(page.getByRole('dialog')).toContainText(member.text('error.name.updateUserInfo.unsure'))
    await page.keyboard.press('Escape')
    await sandbox.heal()
    const sent = await sandbox.count('updateContactInfoDetails')
    await form.save()
    await form.isSaved()
    await expect(page.getByText('3 Lost Lane')).toBeVisible()
    expect(await sandbox.count('updateContactInfoDetails')).toBe(sent)
  })
})

test('ACCT-05 D-63 an address in another country is shown, and says who changes it', async ({ member, page }) => {
  await page.route('**/contact-info-details', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { address: { addressLine1: '5, rue de la Paix', city: '75002 Paris', country: 'FR' }, phoneNumber: '5065550123' },
    })
  })
  await member.signIn()
  await member.open('/manage-your-account/change-address')
  await expect(member.says('address.abroad.title')).toBeVisible()
  await expect(page.getByText('75002 Paris')).toBeVisible()
  await expect(page.getByText('France')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await member.findsThePageAccessible()
  await member.press(member.link('address.back'))
  await member.isAt('/manage-your-account/personal-information')
})
