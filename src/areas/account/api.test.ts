import { beforeEach, describe, expect, it } from 'vitest'
import { openTab } from '../../../tests/support/browser.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { account, askForEmailChange, readContactNow, saveContact, saveLanguage } from './api.ts'

const service = useService({ apiToken: () => 'Bearer aaa', answer: (response) => json(response, 200, {}) })
beforeEach(() => {
  openTab()
  queryClient.clear()
})

const id = 'marie+1@example.com'
const at = '/members/marie%2B1%40example.com'
const sent = () => service.calls.map(({ method, url, body }) => [method, url, ...(body ? [JSON.parse(body) as unknown] : [])])
const contact = {
  address: { addressLine1: '1 Main Street', city: 'Moncton', province: 'NB', postalCode: 'E1C 4M1', country: 'CA' },
  phoneNumber: '5065550123',
} as const

describe('a question of the account pages', () => {
  it.each([
    ['ACCT-02 ACCT-30', () => account.cardholder(id), `${at}/cardholder-details`],
    ['ACCT-02 ACCT-03', () => account.contactInfo(id), `${at}/contact-info-details`],
    ['ACCT-14 ACCT-15', () => account.people(id), `${at}/participants`],
    ['ACCT-17 CONTENT-06 CONTENT-07', () => account.peopleForm(id, { bookOfBusiness: 'GROUP' }), `${at}/forms/DEP?bookOfBusiness=GROUP`],
  ] as const)('%s asks %o', async (_, query, url) => {
    await queryClient.fetchQuery(query() as never)
    expect(sent()).toEqual([['GET', url]])
  })

  it.each([
    [200, true],
    [201, false],
    [204, false],
  ])('ACCT-30 API-028 D-141 who is signed in is known after %d: %s', async (status, isKnown) => {
    service.answer((response) => (status === 204 ? void response.writeHead(204).end() : json(response, status, { firstName: 'Marie' })))
    const answer = await queryClient.fetchQuery(account.cardholder(id)).catch((error: unknown) => error)
    expect(answer).toMatchObject(isKnown ? { firstName: 'Marie' } : { operationId: 'getCardholderDetails', name: 'PortalError' })
  })
})

describe('a change', () => {
  it('ACCT-04 of the address sends address and phoneNumber, and what is on file is read anew', async () => {
    const { mutationFn, meta } = saveContact(id)
    await mutationFn(contact)
    expect(sent()).toEqual([['PUT', `${at}/contact-info-details`, contact]])
    expect(meta.invalidates).toEqual([account.contactInfo(id).queryKey])
  })
  it('ACCT-06 API-031 of the address fails under its name', async () => {
    service.answer((response) => json(response, 500, {}))
    await expect(saveContact(id).mutationFn(contact)).rejects.toMatchObject({ catalogue: 'updateUserInfo' })
  })
  it('ACCT-08 API-032 of the e-mail address sends the new one, and fails under its name (ACCT-11)', async () => {
    await askForEmailChange(id).mutationFn('new@example.com')
    expect(sent()).toEqual([['PUT', `${at}/email`, { email: 'new@example.com' }]])
    service.answer((response) => json(response, 500, {}))
    await expect(askForEmailChange(id).mutationFn('new@example.com')).rejects.toMatchObject({ catalogue: 'updateEmail' })
  })
  it('ACCT-12 API-029 of the language sends it in capitals, and who is signed in is read anew', async () => {
    const { mutationFn, meta } = saveLanguage(id)
    await mutationFn('FR')
    expect(sent()).toEqual([['PUT', `${at}/preferred-language`, { preferredLanguage: 'FR' }]])
    expect(meta.invalidates).toEqual([account.cardholder(id).queryKey])
  })
})

describe('what is on file before a save', () => {
  it('is asked for whatever the cache holds, and then known everywhere', async () => {
    queryClient.setQueryData(account.contactInfo(id).queryKey, contact)
    const other = { ...contact, phoneNumber: '5065550199' }
    service.answer((response) => json(response, 200, other))
    expect(await readContactNow(id)).toEqual(other)
    expect(queryClient.getQueryData(account.contactInfo(id).queryKey)).toEqual(other)
  })
  it.each([500, 503, 404])('stops nobody when it cannot be read: %d', async (status) => {
    service.answer((response) => json(response, status, {}))
    expect(await readContactNow(id)).toBeUndefined()
  })
  it('stops the save when the session is over', async () => {
    service.answer((response) => json(response, 401, {}))
    await expect(readContactNow(id)).rejects.toMatchObject({ kind: 'unauthorised' })
  })
})
