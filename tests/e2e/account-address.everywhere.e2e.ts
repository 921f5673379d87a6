import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { AddressForm } from './support/address-form.ts'
import { expect, test } from './support/fixtures.ts'

const isSave = (request: { url: () => string; method: () => string }) => request.url().endsWith('/contact-info-details') && request.method() === 'PUT'

test.describe('another address', () => {
  test.use({ expectedErrors: ['status of 500', 'status of 401'] })
  test('SHELL-07 ACCT-03..07 ROUTE-051 DATA-06 D-63 is checked, reviewed and saved; nothing typed is lost on the way', async ({ member, page, sandbox }, {
    project,
  }) => {
    const locale = project.name === 'phone' ? 'fr' : 'en'
    await member.signIn('default', locale)
    const form = new AddressForm(member)
    await sandbox.forgetCalls()
    await form.open()
    expect(await sandbox.count('getContactInfoDetails')).toBe(1)
    await expect(form.field('province')).toHaveValue('NB')
    await expect(form.field('phoneNumber')).toHaveValue('506-555-0123')
    await member.findsThePageAccessible()

    // nothing is different
    await member.press(member.button('address.review'))
    await expect(member.says('address.unchanged')).toBeVisible()

    // Quebec, with a postal code of New Brunswick
    await form.write({ addressLine1: '  80, rue des Érables ', addressLine2: '', city: 'Gatineau' })
    await form.choose('province', 'QC')
    await member.press(member.button('address.review'))
    await expect(page.getByText(member.text('form.error.postalCodeOf')).first()).toBeVisible()
    await expect(form.field('postalCode')).toBeFocused()
    await member.findsThePageAccessible()
    await form.write({ postalCode: 'j8x2k1' })
    await form.review()
    await expect(page.getByText('Gatineau QC J8X 2K1')).toBeVisible()
    await expect(page.getByText('Moncton NB E1C 4M1')).toBeVisible()
    await expect(member.heading('address.review.title')).toBeFocused()
    await member.findsThePageAccessible()
    expect(await sandbox.count('updateContactInfoDetails')).toBe(0)

    // back, in both ways
    await member.press(member.button('form.review.change'))
    await expect(form.field('addressLine1')).toHaveValue('80, rue des Érables')
    await form.review()
    await page.goBack()
    await expect(form.field('postalCode')).toHaveValue('J8X 2K1')
    await form.review()

    // the service fails, then knows the session no more
    await sandbox.faults([{ operationId: 'updateContactInfoDetails', status: 500, times: 1 }])
    await form.save()
    await expect(page.getByRole('dialog')).toBeVisible()
    // Not before the loading modal, which nothing closes, is gone.
    await expect(page.getByText(member.text('address.saving'))).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Gatineau QC J8X 2K1')).toBeVisible()
    await sandbox.faults([{ operationId: 'updateContactInfoDetails', status: 401, times: 1 }])
    await form.save()
    await member.hands.write(member.field('password-dialog.password'), PASSWORD)
    const sent = page.waitForRequest(isSave)
    await member.press(member.button('password-dialog.continue'))
    expect((await sent).postDataJSON()).toEqual({
      address: { addressLine1: '80, rue des Érables', city: 'Gatineau', province: 'QC', postalCode: 'J8X 2K1', country: 'CA', addressType: 'MAILING' },
      phoneNumber: '5065550123',
    })
    await form.isSaved()
    await expect(page.getByText('Gatineau QC J8X 2K1')).toBeVisible()

    // the United States; and it is there after the next sign-in
    await form.open()
    await form.isIn(locale === 'fr' ? 'États-Unis' : 'United States')
    await expect(form.field('postalCode')).toHaveCount(0)
    await form.choose('state', 'ME')
    await form.write({ addressLine1: '12 Main Street', city: 'Bangor', zipCode: '0440', phoneNumber: '(207) 555-0142' })
    await member.press(member.button('address.review'))
    await expect(form.error('zipCode.error.pattern').first()).toBeVisible()
    await form.write({ zipCode: '04401' })
    await form.review()
    await form.save()
    await form.isSaved()
    await member.open('/login?status=LOGGEDOUT')
    await member.fillSignIn(loginOf('default'), PASSWORD)
    await member.isAt('/dashboard')
    await member.open('/manage-your-account/personal-information')
    await expect(page.getByText('Bangor ME 04401')).toBeVisible()
    await expect(page.getByText('207-555-0142')).toBeVisible()
  })
})
