import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { PASSWORD } from '../../sandbox/personas.ts'
import { contains } from './support/contains.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'
import { setOffline } from './support/requests.ts'

const PHONE = { locale: 'fr', width: 360 } as const
const FIELDS = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'province',
  'postalCode',
  'phoneNumber',
] as const
type Field = (typeof FIELDS)[number] | 'zipCode' | 'state'

/** The form that changes the address, filled in as a member would. */
class AddressForm {
  readonly member: Member
  constructor(member: Member) {
    this.member = member
  }

  field = (name: Field): Locator => this.member.field(`form.changeAddress.${name}.label`)
  async write(values: Partial<Record<Field, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.member.write(this.field(name as Field), value)
  }
  press = (): Promise<void> => this.member.press(this.member.button('address.review'))
  async review(): Promise<void> {
    await this.press()
    await expect.element(this.member.heading('address.review.title')).toHaveFocus()
  }
  save = (): Promise<void> => this.member.press(this.member.button('address.save'))
  async isSaved(): Promise<void> {
    await this.member.isAt('/manage-your-account/personal-information')
    await expect.element(this.member.getByText('address.saved')).toBeVisible()
    await expect.element(this.member.getByText('banner.success')).toBeVisible()
  }
  saved = () => this.member.sent('PUT', /contact-info-details$/).map(({ body }) => body)
}

async function openForm(options: PageOptions = {}): Promise<AddressForm> {
  const form = new AddressForm(await renderPage('account.change-address', options))
  await expect.element(form.field('addressLine1')).toHaveValue('123, rue Principale')
  return form
}

/**
 * Enters an address in Gatineau with extra spaces and a postal code in lower case, which the service stores in another
 * format.
 */
async function moveToGatineau(form: AddressForm): Promise<void> {
  await form.write({ addressLine1: '  80, rue des Érables ', addressLine2: '', city: 'Gatineau', postalCode: 'j8x2k1' })
  await form.field('province').selectOptions('QC')
}
const isInGatineau = () => expect.element(page.getByText('Gatineau QC J8X 2K1')).toBeVisible()
const noDialog = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

test(
  'the form for a new address is filled in with the address on file, which is requested only once',
  { tags: ['ACCT-03', 'ACCT-05', 'ROUTE-051'] },
  async () => {
    const form = await openForm()
    for (const name of FIELDS) await expect.element(form.field(name)).toBeVisible()
    await expect.element(form.field('province')).toHaveValue('NB')
    await expect.element(form.field('postalCode')).toHaveValue('E1C 4M1')
    await expect.element(form.field('phoneNumber')).toHaveValue('506-555-0123')
    expect(form.member.sent('GET', /contact-info-details$/)).toHaveLength(1)
  },
)

test('an address that equals the one on file is not saved', async () => {
  const form = await openForm(PHONE)
  await form.press()
  await expect.element(form.member.getByText('address.unchanged')).toBeVisible()
  expect(form.saved()).toEqual([])
})

test('a postal code that does not belong to the province is reported at its field', { tags: ['D-63'] }, async () => {
  const form = await openForm(PHONE)
  await moveToGatineau(form)
  await form.write({ postalCode: 'E1C 4M1' })
  await form.press()
  await expect.element(form.member.getByText('form.error.postalCodeOf')).toBeVisible()
  await expect.element(form.field('postalCode')).toHaveFocus()
  await form.member.expectNoAxeViolations()
})

test('the review shows the old and the new address before saving, and the form keeps the new address when the member goes back', async () => {
  const form = await openForm()
  await moveToGatineau(form)
  await form.review()
  await isInGatineau()
  await expect.element(page.getByText('Moncton NB E1C 4M1')).toBeVisible()
  await form.member.expectNoAxeViolations()
  await form.member.press(form.member.button('form.review.change'))
  await expect.element(form.field('addressLine1')).toHaveValue('80, rue des Érables')
  await form.review()
  history.back()
  await expect.element(form.field('postalCode')).toHaveValue('J8X 2K1')
  await form.review()
  expect(form.saved()).toEqual([])
})

test(
  'the typed address stays in the form while the member looks at another page, until the form is cancelled',
  { tags: ['D-384'] },
  async () => {
    const form = await openForm()
    await form.write({ addressLine1: '99 New Street' })
    await form.member.goTo('/dashboard')
    await form.member.goTo('/manage-your-account/change-address')
    await expect.element(form.field('addressLine1')).toHaveValue('99 New Street')
    await form.member.press(form.member.link('address.cancel'))
    await form.member.isAt('/manage-your-account/personal-information')
    await form.member.goTo('/manage-your-account/change-address')
    await expect.element(form.field('addressLine1')).toHaveValue('123, rue Principale')
  },
)

test('the typed address stays in the form if saving fails', async () => {
  const form = await openForm({
    before: (sandbox) => sandbox.faults([{ operationId: 'updateContactInfoDetails', status: 500, times: 1 }]),
  })
  await moveToGatineau(form)
  await form.review()
  await form.save()
  await expect.element(page.getByRole('dialog').getByRole('heading')).toBeVisible()
  // Escape is pressed only after the loading modal has closed, because that modal ignores Escape.
  await expect.element(page.getByText(form.member.text('address.saving'))).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await noDialog()
  await isInGatineau()
})

test(
  'if the session has expired when the member saves an address, the portal asks for the password and then saves the address',
  { tags: ['ACCT-04', 'ACCT-07', 'D-63'] },
  async () => {
    const form = await openForm({
      ...PHONE,
      before: (sandbox) => sandbox.faults([{ operationId: 'updateContactInfoDetails', status: 401, times: 1 }]),
    })
    await moveToGatineau(form)
    await form.review()
    await form.save()
    await form.member.write(form.member.field('password-dialog.password'), PASSWORD)
    await form.member.press(form.member.button('password-dialog.continue'))
    await form.isSaved()
    await isInGatineau()
    const address = {
      addressLine1: '80, rue des Érables',
      city: 'Gatineau',
      province: 'QC',
      postalCode: 'J8X 2K1',
      country: 'CA',
      addressType: 'MAILING',
    }
    const asked = { address, phoneNumber: '5065550123' }
    expect(form.saved()).toEqual([asked, asked])
  },
)

test(
  'an address in the United States has a state and a ZIP code, and is shown after the next sign-in',
  { tags: ['ACCT-05', 'ACCT-07', 'D-63'] },
  async () => {
    const form = await openForm()
    const { member } = form
    await member.choose(page.getByRole('radio', { name: 'United States' }))
    await expect.element(form.field('postalCode')).not.toBeInTheDocument()
    await form.field('state').selectOptions('ME')
    await form.write({ addressLine1: '12 Main Street', city: 'Bangor', zipCode: '0440', phoneNumber: '(207) 555-0142' })
    await form.press()
    await expect.element(member.getByText('form.changeAddress.zipCode.error.pattern')).toBeVisible()
    await form.write({ zipCode: '04401' })
    await form.review()
    await form.save()
    await form.isSaved()

    await renderPage('account.personal-information', { ...PHONE, sandbox: member.sandbox })
    await expect.element(page.getByText('Bangor ME 04401')).toBeVisible()
    await expect.element(page.getByText('207-555-0142')).toBeVisible()
  },
)

test(
  'the typed address stays in the form without a connection, and can be saved later',
  { tags: ['ACCT-06', 'ERR-08'] },
  async () => {
    const form = await openForm(PHONE)
    await moveToGatineau(form)
    await form.review()
    setOffline(true)
    await form.save()
    await contains(page.getByRole('dialog'), form.member.text('error.kind.network'))
    await userEvent.keyboard('{Escape}')
    await noDialog()
    setOffline(false)
    await isInGatineau()
    await form.save()
    await form.isSaved()
    expect(await form.member.sandbox.count('updateContactInfoDetails')).toBe(1)
  },
)

test('an address change whose response was lost is not sent a second time', { tags: ['ACCT-06'] }, async () => {
  const form = await openForm()
  await moveToGatineau(form)
  await form.review()
  await form.member.sandbox.faults([{ operationId: 'updateContactInfoDetails', status: 'network', after: true }])
  await form.save()
  await contains(page.getByRole('dialog'), form.member.text('error.name.updateUserInfo.unsure'))
  await userEvent.keyboard('{Escape}')
  await form.member.sandbox.heal()
  const sent = form.saved().length
  await form.save()
  await form.isSaved()
  await isInGatineau()
  expect(form.saved()).toHaveLength(sent)
})

/** Saves another address for the same member at the service, as if it was changed on another device. */
async function saveElsewhere({ sandbox }: Member, addressLine1: string): Promise<void> {
  const { email, apiToken } = await sandbox.sessionOf('default@example.com')
  const answer = await fetch(`${sandbox.services}/members/${encodeURIComponent(email)}/contact-info-details`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: apiToken },
    body: JSON.stringify({
      address: {
        addressLine1,
        city: 'Moncton',
        province: 'NB',
        postalCode: 'E1C 4M1',
        country: 'CA',
        addressType: 'MAILING',
      },
      phoneNumber: '5065550123',
    }),
  })
  expect(answer.ok).toBe(true)
}

test(
  'a member whose address was changed on another device in the meantime sees a warning and decides which address to save',
  { tags: ['ACCT-03', 'ACCT-04'] },
  async () => {
    const form = await openForm(PHONE)
    await form.write({ addressLine1: '2 Mine Street' })
    await form.review()
    await saveElsewhere(form.member, '1 Other Street')
    await form.save()
    await expect.element(form.member.getByText('address.meanwhile.title')).toBeVisible()
    await expect.element(page.getByText('1 Other Street')).toBeVisible()
    expect(form.saved()).toEqual([])
    await form.member.expectNoAxeViolations()
    await form.save()
    await form.isSaved()
    await expect.element(page.getByText('2 Mine Street')).toBeVisible()
  },
)

test(
  'an address in a country that the form does not support is shown with a note about who can change it',
  { tags: ['ACCT-05', 'D-63'] },
  async () => {
    const body = {
      address: { addressLine1: '5, rue de la Paix', city: '75002 Paris', country: 'FR' },
      phoneNumber: '5065550123',
    }
    const member = await renderPage('account.change-address', {
      before: (sandbox) => sandbox.faults([{ operationId: 'getContactInfoDetails', body }]),
    })
    await expect.element(member.getByText('address.abroad.title')).toBeVisible()
    await expect.element(page.getByText('75002 Paris')).toBeVisible()
    await expect.element(page.getByText('France')).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
    await member.press(member.link('address.back'))
    await member.isAt('/manage-your-account/personal-information')
  },
)

test(
  'who leaves the review of a new address is asked first, and stays or leaves it unsaved',
  { tags: ['D-381'] },
  async () => {
    const form = await openForm(PHONE)
    await moveToGatineau(form)
    await form.review()
    const home = form.member.link('nav.home').first()
    await form.member.press(home)
    await expect.element(form.member.dialog('review.leave.title')).toBeVisible()
    await form.member.expectNoAxeViolations()
    await form.member.press(form.member.button('review.leave.stay'))
    await expect.element(form.member.heading('address.review.title')).toBeVisible()
    await form.member.press(home)
    await form.member.press(form.member.button('review.leave.leave'))
    await form.member.isAt('/dashboard')
    expect(form.saved()).toEqual([])
  },
)
