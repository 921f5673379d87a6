import { runMutation } from '../../../tests/support/run-mutation.ts'
import {
  getCardholderDetailsQuery,
  getContactInfoDetailsQuery,
  listParticipantsQuery,
  updateContactInfoDetails,
  updateContactInfoDetailsMutation,
  updateEmail,
  updatePreferredLanguageMutation,
} from '~generated/member/queries/account.ts'
import { getFormQuery } from '~generated/member/queries/support.ts'
import { describe, expect, it } from 'vitest'
import { at, useMemberService } from '../../../tests/support/member-service.ts'
import { json } from '../../../tests/support/service.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { readContactNow } from './pages/change-address.page.tsx'

const service = useMemberService({ answer: (response) => json(response, 200, {}) })

const sent = () =>
  service.calls.map(({ method, url, body }) => [method, url, ...(body ? [JSON.parse(body) as unknown] : [])])
const contact = {
  address: { addressLine1: '1 Main Street', city: 'Moncton', province: 'NB', postalCode: 'E1C 4M1', country: 'CA' },
  phoneNumber: '5065550123',
} as const

describe('account queries', () => {
  it(
    'the cardholder details query requests the documented URL',
    { tags: ['ACCT-02', 'ACCT-30', 'API-028'] },
    service.asksOnce(getCardholderDetailsQuery, '/cardholder-details'),
  )
  it(
    'the contact information query requests the documented URL',
    { tags: ['ACCT-02', 'ACCT-03', 'API-030'] },
    service.asksOnce(getContactInfoDetailsQuery, '/contact-info-details'),
  )
  it(
    'the participants query requests the documented URL',
    { tags: ['ACCT-14', 'ACCT-15', 'API-036'] },
    service.asksOnce(listParticipantsQuery, '/participants'),
  )
  it(
    "the request for the PDF form about dependants sends the member's book of business, such as GROUP",
    { tags: ['ACCT-17', 'CONTENT-06', 'CONTENT-07'] },
    service.asksOnce(() => getFormQuery('DEP', { bookOfBusiness: 'GROUP' }), '/forms/DEP?bookOfBusiness=GROUP'),
  )

  it.each([
    [200, true],
    [201, false],
    [204, false],
  ])(
    'the cardholder details query returns the details for status 200 and fails otherwise (status %d: %s)',
    { tags: ['ACCT-30', 'API-028', 'D-141'] },
    async (status, isKnown) => {
      service.answer((response) =>
        status === 204 ? void response.writeHead(204).end() : json(response, status, { firstName: 'Marie' }),
      )
      const answer = await queryClient.fetchQuery(getCardholderDetailsQuery()).catch((error: unknown) => error)
      expect(answer).toMatchObject(
        isKnown ? { firstName: 'Marie' } : { operationId: 'getCardholderDetails', name: 'PortalError' },
      )
    },
  )
})

describe('account changes', () => {
  it(
    'an address change sends the address and the phone number, and invalidates the cached contact information',
    { tags: ['ACCT-04'] },
    async () => {
      const invalidated = await runMutation(updateContactInfoDetailsMutation(), { data: contact }, [
        getContactInfoDetailsQuery(),
        getCardholderDetailsQuery(),
      ])
      expect(sent()).toEqual([['PUT', `${at}/contact-info-details`, contact]])
      expect(invalidated).toEqual(['getContactInfoDetails'])
    },
  )
  it('a failed address change has the error name updateUserInfo', { tags: ['ACCT-06', 'API-031'] }, async () => {
    service.answer((response) => json(response, 500, {}))
    await expect(updateContactInfoDetails(contact)).rejects.toMatchObject({ catalogue: 'updateUserInfo' })
  })
  it(
    'an e-mail change sends the new address, and its failure has the error name updateEmail',
    { tags: ['ACCT-08', 'API-032', 'ACCT-11'] },
    async () => {
      await updateEmail({ email: 'new@example.com' })
      expect(sent()).toEqual([['PUT', `${at}/email`, { email: 'new@example.com' }]])
      service.answer((response) => json(response, 500, {}))
      await expect(updateEmail({ email: 'new@example.com' })).rejects.toMatchObject({ catalogue: 'updateEmail' })
    },
  )
  it(
    'a language change sends the language in capitals, and invalidates the cached cardholder details',
    { tags: ['ACCT-12', 'API-029'] },
    async () => {
      const variables = { data: { preferredLanguage: 'FR' } } as const
      const invalidated = await runMutation(updatePreferredLanguageMutation(), variables, [
        getContactInfoDetailsQuery(),
        getCardholderDetailsQuery(),
      ])
      expect(sent()).toEqual([['PUT', `${at}/preferred-language`, { preferredLanguage: 'FR' }]])
      expect(invalidated).toEqual(['getCardholderDetails'])
    },
  )
})

describe('readContactNow', () => {
  it('readContactNow requests the contact information even if it is cached, and updates the cache', async () => {
    queryClient.setQueryData(getContactInfoDetailsQuery().queryKey, contact)
    const other = { ...contact, phoneNumber: '5065550199' }
    service.answer((response) => json(response, 200, other))
    expect(await readContactNow()).toEqual(other)
    expect(queryClient.getQueryData(getContactInfoDetailsQuery().queryKey)).toEqual(other)
  })
  it.each([500, 503, 404])('readContactNow returns undefined if the request fails with %d', async (status) => {
    service.answer((response) => json(response, status, {}))
    expect(await readContactNow()).toBeUndefined()
  })
  it('readContactNow throws if the session has ended', async () => {
    service.answer((response) => json(response, 401, {}))
    await expect(readContactNow()).rejects.toMatchObject({ kind: 'unauthorised' })
  })
})
