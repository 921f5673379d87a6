import { describe, expect, it } from 'vitest'
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
import { ContactInfoDetails } from '~generated/member/zod/memberService.schemas.zod.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()

const ID = 'default@example.com'
const READ_ONLY = 'read-only@example.com'
const DIEPPE: Address = { addressLine1: '18 Acadie Avenue', city: 'Dieppe', province: 'NB', postalCode: 'e1a1k9', country: 'CA' }
const BANGOR: Address = {
  addressLine1: '77 Harbor Road',
  addressLine2: 'Apt 3',
  addressLine3: 'Rear',
  city: 'Bangor',
  state: 'ME',
  zipCode: '04401',
  country: 'US',
}
const phoneNumber = '5065550164'

describe('address and telephone', () => {
  it('are there afterwards, the postal code in its usual form', { tags: ['API-030', 'API-031'] }, async () => {
    await sandbox.signIn(ID)
    const stored = await updateContactInfoDetails(ID, { address: DIEPPE, phoneNumber })
    expect(stored).toEqual({ id: ID, address: { ...DIEPPE, postalCode: 'E1A 1K9', addressType: 'MAILING' }, phoneNumber, phone: phoneNumber })
    expect(await getContactInfoDetails(ID)).toEqual(stored)
    sandbox.reset()
    await sandbox.signIn(ID)
    expect(await getContactInfoDetails(ID)).toMatchObject({ address: { city: 'Moncton' } })
  })

  it('have every field of the specification, in both countries', { tags: ['DATA-06'] }, async () => {
    await sandbox.signIn(ID)
    const canada = await getContactInfoDetails(ID)
    expect(Object.keys(canada).toSorted()).toEqual(['address', 'id', 'phone', 'phoneNumber'])
    await updateContactInfoDetails(ID, { address: { ...BANGOR, addressType: 'MAILING' }, phoneNumber })
    const states = await getContactInfoDetails(ID)
    expect(states).toMatchObject({ id: ID, address: { ...BANGOR, addressType: 'MAILING' }, phoneNumber, phone: phoneNumber })
    const names = new Set([...Object.keys(canada.address), ...Object.keys(states.address)])
    expect([...names].toSorted()).toEqual([
      'addressLine1',
      'addressLine2',
      'addressLine3',
      'addressType',
      'city',
      'country',
      'postalCode',
      'province',
      'state',
      'zipCode',
    ])
    // a field that takes a number is a field that the schema does not know
    const isKnown = (info: unknown) => !ContactInfoDetails.safeParse(info).success
    expect([...names].filter((name) => !isKnown({ ...states, address: { ...states.address, [name]: 1 } }))).toEqual([])
    expect(['id', 'phone', 'phoneNumber'].filter((name) => !isKnown({ ...states, [name]: 1 }))).toEqual([])
  })

  it.each([
    { what: 'a country that is edited on paper', address: { addressLine1: '1 rue du Port', city: 'Brest', country: 'FR' } },
    { what: 'Canada without a province', address: { ...DIEPPE, province: undefined } },
    { what: 'Canada with a ZIP code', address: { ...DIEPPE, zipCode: '04401' } },
    { what: 'the United States without a state', address: { ...BANGOR, state: undefined } },
    { what: 'the United States with a postal code', address: { ...BANGOR, postalCode: 'E1A 1K9' } },
  ])('are refused with 422: $what', { tags: ['API-031', 'D-63'] }, async ({ address }) => {
    await sandbox.signIn(ID)
    expect(await refusal(updateContactInfoDetails(ID, { address: address as Address, phoneNumber }))).toMatchObject({
      status: 422,
      catalogue: 'updateUserInfo',
      serverText: { en: expect.stringMatching(/\w/) as string, fr: expect.stringMatching(/\w/) as string },
    })
    expect(await getContactInfoDetails(ID)).toMatchObject({ address: { city: 'Moncton' } })
  })

  it.each([
    { what: 'no street', more: { address: { ...DIEPPE, addressLine1: '' } } },
    { what: 'a street of 41 characters', more: { address: { ...DIEPPE, addressLine1: 'x'.repeat(41) } } },
    { what: 'no postal code', more: { address: { ...DIEPPE, postalCode: 'D1A 1K9' } } },
    { what: 'an area code that starts with 1', more: { phoneNumber: '1065550164' } },
    { what: 'a field of its own', more: { phone: phoneNumber } },
  ])('are refused with 400: $what', { tags: ['API-031', 'D-63'] }, async ({ more }) => {
    await sandbox.signIn(ID)
    expect(await statusOf(updateContactInfoDetails(ID, { address: DIEPPE, phoneNumber, ...more }))).toBe(400)
  })
})

describe('preferred language', () => {
  it('is there afterwards, and the e-mails follow it', { tags: ['API-029'] }, async () => {
    await sandbox.signIn(ID)
    expect(await updatePreferredLanguage(ID, { preferredLanguage: 'FR' })).toEqual({ preferredLanguage: 'FR' })
    expect((await getCardholderDetails(ID)).preferredLanguage).toBe('FR')
    await sendContactUsEmail(ID, { message: 'Bonjour' })
    expect(await sandbox.mails(ID)).toMatchObject([{ locale: 'fr', subject: 'Nous avons bien reçu votre message' }])
  })

  it('is in capitals', { tags: ['API-029', 'I18N-06'] }, async () => {
    await sandbox.signIn(ID)
    expect(await refusal(updatePreferredLanguage(ID, { preferredLanguage: 'fr' as 'FR' }))).toMatchObject({ status: 400, catalogue: 'updateUserInfo' })
    expect((await getCardholderDetails(ID)).preferredLanguage).toBe('EN')
  })
})

describe('e-mail address', () => {
  it('stays what it is until the link is followed', { tags: ['API-032'] }, async () => {
    await sandbox.signIn('quebec@example.com')
    await updateEmail('quebec@example.com', { email: 'Emile@Example.com' })
    expect(lastResponse().status).toBe(200)
    expect(await sandbox.mails('emile@example.com')).toMatchObject([
      { kind: 'UPDATE_EMAIL', locale: 'fr', subject: 'Confirmez votre nouvelle adresse courriel' },
    ])
    expect((await getContactInfoDetails('quebec@example.com')).id).toBe('quebec@example.com')
  })

  it('is refused when it is the same, or no address', { tags: ['API-032'] }, async () => {
    await sandbox.signIn(ID)
    expect(await refusal(updateEmail(ID, { email: 'DEFAULT@example.com' }))).toMatchObject({ status: 422, catalogue: 'updateEmail' })
    expect(await statusOf(updateEmail(ID, { email: 'marie-eve' }))).toBe(400)
    expect(await statusOf(updateEmail(ID, { email: `${'x'.repeat(250)}@example.com` }))).toBe(400)
  })

  it('does not reveal whose address it is', { tags: ['API-032'] }, async () => {
    await sandbox.signIn(ID)
    await updateEmail(ID, { email: 'quebec@example.com' })
    expect(lastResponse().status).toBe(200)
  })
})

describe('direct deposit', () => {
  it('is gone afterwards, and can be set up again', { tags: ['API-042', 'API-040'] }, async () => {
    await sandbox.signIn(ID)
    expect(await deleteBankingDetails(ID)).toBeNull()
    expect(lastResponse().status).toBe(204)
    expect(await getBankingDetails(ID)).toBeNull()
    await deleteBankingDetails(ID)
    expect(lastResponse().status).toBe(204)
    const account = { branch: '11111', bank: '222', account: '3333333' }
    await updateBankingDetails(ID, account)
    expect(await getBankingDetails(ID)).toEqual(account)
  })
})

describe('what a plan leaves to paper answers 403, and changes nothing', () => {
  const isRefused = (attempt: () => Promise<unknown>, catalogue: string) => async () => {
    await sandbox.signIn(READ_ONLY)
    const before = [await getContactInfoDetails(READ_ONLY), await getBankingDetails(READ_ONLY)]
    expect(await refusal(attempt())).toMatchObject({ status: 403, catalogue })
    expect([await getContactInfoDetails(READ_ONLY), await getBankingDetails(READ_ONLY)]).toEqual(before)
    expect(await sandbox.mails('other@example.com')).toEqual([])
  }

  it(
    'another address',
    { tags: ['API-031'] },
    isRefused(() => updateContactInfoDetails(READ_ONLY, { address: DIEPPE, phoneNumber }), 'updateUserInfo'),
  )
  it(
    'another e-mail address',
    { tags: ['API-032'] },
    isRefused(() => updateEmail(READ_ONLY, { email: 'other@example.com' }), 'updateEmail'),
  )
  it(
    'removal of direct deposit',
    { tags: ['API-042'] },
    isRefused(() => deleteBankingDetails(READ_ONLY), 'deleteDirectDeposit'),
  )
  it(
    'direct deposit',
    { tags: ['API-041'] },
    isRefused(() => updateBankingDetails(READ_ONLY, { branch: '11111', bank: '222', account: '3333333' }), 'changeDirectDeposit'),
  )
})

describe('writing to the insurer', () => {
  it('is acknowledged by e-mail with the message', { tags: ['API-033'] }, async () => {
    await sandbox.signIn(ID)
    await sendContactUsEmail(ID, { message: '  Where is my claim?\n\nThank you.  ' })
    expect(lastResponse().status).toBe(200)
    const [mail] = await sandbox.mails(ID)
    expect(mail).toMatchObject({ kind: 'CONTACT_US', locale: 'en', subject: 'We have received your message' })
    expect(mail!.text.includes('\n\nWhere is my claim?\n\nThank you.\n\n')).toBe(true)
  })

  it.each([
    { what: 'nothing', message: '', status: 400 },
    { what: 'blanks', message: ' \n\t ', status: 400 },
    { what: '2001 characters', message: 'x'.repeat(2001), status: 400 },
  ])('is refused with $status: $what', { tags: ['API-033', 'D-72'] }, async ({ message, status }) => {
    await sandbox.signIn(ID)
    expect(await refusal(sendContactUsEmail(ID, { message }))).toMatchObject({ status, catalogue: 'sendContactUsEmail' })
    expect(await sandbox.mails(ID)).toEqual([])
  })

  it('takes 2000 characters', { tags: ['API-033'] }, async () => {
    await sandbox.signIn(ID)
    await sendContactUsEmail(ID, { message: 'é'.repeat(2000) })
    expect(await sandbox.mails(ID)).toHaveLength(1)
  })
})
