import { unchecked } from './support/portal.ts'
import { expect, it } from 'vitest'
import {
  deleteBankingDetails,
  getBankingDetails,
  getCardholderDetails,
  getContactInfoDetails,
  updateBankingDetails,
  updateContactInfoDetails,
  updateEmail,
  updatePreferredLanguage,
} from '~generated/member/client/account.ts'
import { sendContactUsEmail } from '~generated/member/client/support.ts'
import type { Address } from '~generated/member/model/index.ts'
import { refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const { as, mails, reset } = useSandbox()
const DIEPPE: Address = {
  addressLine1: '18 Acadie Avenue',
  city: 'Dieppe',
  province: 'NB',
  postalCode: 'e1a1k9',
  country: 'CA',
}
const BANGOR: Address = { addressLine1: '77 Harbor Road', city: 'Bangor', state: 'ME', zipCode: '04401', country: 'US' }
const ACCOUNT = { branch: '11111', bank: '222', account: '3333333' }
const phoneNumber = '5065550164'

it(
  'a changed address stays saved until the sandbox is reset, with the postal code in its usual format',
  { tags: ['API-030', 'API-031'] },
  async () => {
    const id = await as('default')
    const stored = await updateContactInfoDetails(id, { address: DIEPPE, phoneNumber })
    expect(stored).toEqual({
      id,
      address: { ...DIEPPE, postalCode: 'E1A 1K9', addressType: 'MAILING' },
      phoneNumber,
      phone: phoneNumber,
    })
    expect(await getContactInfoDetails(id)).toEqual(stored)
    reset()
    expect(await getContactInfoDetails(await as('default'))).toMatchObject({ address: { city: 'Moncton' } })
  },
)

it.each([
  {
    what: 'a country that is changed on paper',
    address: { addressLine1: '1 rue du Port', city: 'Brest', country: 'FR' },
  },
  { what: 'Canada without a province', address: { ...DIEPPE, province: undefined } },
  { what: 'Canada with a ZIP code', address: { ...DIEPPE, zipCode: '04401' } },
  { what: 'the United States without a state', address: { ...BANGOR, state: undefined } },
  { what: 'the United States with a postal code', address: { ...BANGOR, postalCode: 'E1A 1K9' } },
])('an address in $what is refused and changes nothing', { tags: ['API-031', 'D-63'] }, async ({ address }) => {
  const id = await as('default')
  expect(await refusal(updateContactInfoDetails(id, { address: address as Address, phoneNumber }))).toMatchObject({
    status: 422,
    catalogue: 'updateUserInfo',
    serverText: { en: expect.stringMatching(/\w/) as string, fr: expect.stringMatching(/\w/) as string },
  })
  expect(await getContactInfoDetails(id)).toMatchObject({ address: { city: 'Moncton' } })
})

it(
  'a preferred language in lower case is refused, and the sandbox e-mails the member in the saved language',
  { tags: ['API-029', 'I18N-06', 'API-033', 'D-272'] },
  async () => {
    const id = await as('default')
    expect(
      await refusal(unchecked(() => updatePreferredLanguage(id, { preferredLanguage: 'fr' as 'FR' }))),
    ).toMatchObject({
      status: 400,
      catalogue: 'updateUserInfo',
    })
    await updatePreferredLanguage(id, { preferredLanguage: 'FR' })
    expect((await getCardholderDetails(id)).preferredLanguage).toBe('FR')
    await sendContactUsEmail(id, { message: '  Ma fille prend de la sertraline  ' })
    expect(await mails(id)).toMatchObject([
      {
        kind: 'CONTACT_US',
        locale: 'fr',
        subject: 'Nous avons bien reçu votre message',
        text: expect.not.stringContaining('sertraline') as string,
      },
    ])
  },
)

it('a message that contains only spaces is refused and not sent', { tags: ['API-033', 'D-72'] }, async () => {
  const id = await as('default')
  expect(await refusal(unchecked(() => sendContactUsEmail(id, { message: ' \n\t ' })))).toMatchObject({
    status: 400,
    catalogue: 'sendContactUsEmail',
  })
  expect(await mails(id)).toEqual([])
})

it(
  'a change of e-mail address sends a link to the new address and leaves the login unchanged',
  { tags: ['API-032'] },
  async () => {
    const id = await as('quebec')
    await updateEmail(id, { email: 'Emile@Example.com' })
    expect(await mails('emile@example.com')).toMatchObject([
      { kind: 'UPDATE_EMAIL', locale: 'fr', subject: 'Confirmez votre nouvelle adresse courriel' },
    ])
    expect((await getContactInfoDetails(id)).id).toBe(id)
  },
)

it(
  "the member's own e-mail address is refused, and the response does not reveal whether another address is in use",
  { tags: ['API-032'] },
  async () => {
    const id = await as('default')
    expect(await refusal(updateEmail(id, { email: 'DEFAULT@example.com' }))).toMatchObject({
      status: 422,
      catalogue: 'updateEmail',
    })
    expect(await updateEmail(id, { email: 'quebec@example.com' })).toEqual(
      await updateEmail(id, { email: 'new@example.com' }),
    )
  },
)

it(
  'removing a bank account a second time causes no error, and the member can set up a new one',
  { tags: ['API-042', 'API-040'] },
  async () => {
    const id = await as('default')
    for (let times = 0; times < 2; times += 1) expect(await deleteBankingDetails(id)).toBeNull()
    expect(await getBankingDetails(id)).toBeNull()
    await updateBankingDetails(id, ACCOUNT)
    expect(await getBankingDetails(id)).toEqual(ACCOUNT)
  },
)

it(
  'the sandbox refuses profile changes with 403 and saves nothing if the plan allows changes only on paper',
  { tags: ['API-031', 'API-032', 'API-041', 'API-042'] },
  async () => {
    const id = await as('read-only')
    const read = async () => [await getContactInfoDetails(id), await getBankingDetails(id)]
    const before = await read()
    const calls = [
      updateContactInfoDetails(id, { address: DIEPPE, phoneNumber }),
      updateEmail(id, { email: 'other@example.com' }),
      deleteBankingDetails(id),
      updateBankingDetails(id, ACCOUNT),
    ]
    expect(await Promise.all(calls.map(statusOf))).toEqual([403, 403, 403, 403])
    expect(await read()).toEqual(before)
    expect(await mails('other@example.com')).toEqual([])
  },
)
