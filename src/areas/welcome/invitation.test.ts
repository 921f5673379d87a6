import { getPublicResourceUrlsQuery } from '~generated/member/queries/support.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTab } from '../../../tests/support/browser.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { errorStore } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import {
  checkPerson,
  createAccount,
  hasNoPassword,
  invitationChanged,
  isExpired,
  openInvitation,
  readInvitation,
  storeInvitation,
} from './invitation.ts'

const service = useService({ answer: (response) => json(response, 200, {}) })
beforeEach(() => {
  queryClient.clear()
})

const asked = () => service.calls.map(({ method, url, body }) => [method, url, body && (JSON.parse(body) as unknown)])
const token = 'a+b/c='
const mslToken = 'mslToken=a%2Bb%2Fc%3D'
const person = { mslToken: token, dateOfBirth: '19930814', postalCode: 'B3H 2Y5' }

it('an ordinary invitation asks for a password, also after one for an account without', { tags: ['D-36'] }, () => {
  openTab()
  storeInvitation('first', true)
  expect(hasNoPassword()).toBe(true)
  storeInvitation('second', false)
  expect(hasNoPassword()).toBe(false)
})

describe('invitation queries', () => {
  it(
    'an invitation is read from the cache, except when its link is opened or after the invitation has changed',
    { tags: ['API-037', 'REG-32'] },
    async () => {
      await openInvitation(token)
      await readInvitation(token)
      expect(asked()).toEqual([['GET', `/members/digital-token-values?${mslToken}`, '']])
      await openInvitation(token)
      expect(service.calls).toHaveLength(2)
      await invitationChanged(token)
      await readInvitation(token)
      expect(service.calls).toHaveLength(3)
    },
  )

  it('each check of whether an invitation has expired sends a request', { tags: ['API-038', 'REG-33'] }, async () => {
    service.answer((response) => json(response, 200, { emailExpired: true }))
    expect([await isExpired(token), await isExpired(token)]).toEqual([true, true])
    expect(asked()).toEqual(
      Array.from({ length: 2 }, () => ['GET', `/members/validate-digital-expiry?${mslToken}`, '']),
    )
  })

  it(
    'the public resource URLs are requested once, with the token of the invitation',
    { tags: ['API-034', 'REG-39'] },
    async () => {
      await queryClient.fetchQuery(getPublicResourceUrlsQuery({ mslToken: token }))
      await queryClient.fetchQuery(getPublicResourceUrlsQuery({ mslToken: token }))
      expect(asked()).toEqual([['GET', `/members/resource-urls?${mslToken}`, '']])
    },
  )

  it(
    'the identity check of an invited person sends date of birth and postal code each time, and caches neither',
    { tags: ['API-039', 'REG-34'] },
    async () => {
      service.answer((response) => json(response, 200, { valid: true }))
      await checkPerson(person)
      await checkPerson(person)
      expect(asked()).toEqual(
        Array.from({ length: 2 }, () => [
          'GET',
          `/members/validate-digital-member?${mslToken}&dateOfBirth=19930814&postalCode=B3H+2Y5`,
          '',
        ]),
      )
      expect(JSON.stringify(queryClient.getQueryCache().getAll())).not.toContain('19930814')
    },
  )

  it(
    'an identity check with wrong answers fails with status 404, whether the service sends 404 or "valid: false"',
    { tags: ['API-039'] },
    async () => {
      service.answer((response) => json(response, 200, { valid: false }))
      await expect(checkPerson(person)).rejects.toMatchObject({ status: 404, toCaller: true })
      service.answer((response) => json(response, 404, {}))
      await expect(checkPerson(person)).rejects.toMatchObject({ status: 404, toCaller: true })
    },
  )

  it.each([false, 'false'])(
    'an identity check with the answer %j fails too, because no document shows how the service says no',
    { tags: ['API-039'] },
    async (answer) => {
      service.answer((response) => json(response, 200, answer))
      await expect(checkPerson(person)).rejects.toMatchObject({ status: 404, toCaller: true })
    },
  )
})

it(
  'createAccount sends only the token, the date of birth and the password',
  { tags: ['API-016', 'REG-36'] },
  async () => {
    service.answer((response) => json(response, 201, ''))
    const form = {
      mslToken: token,
      dateOfBirth: '19930814',
      password: 'Chosen4portal',
      confirmPassword: 'Chosen4portal',
    }
    await createAccount(form)
    expect(asked()).toEqual([
      ['POST', '/accounts/digital-register', { mslToken: token, dateOfBirth: '19930814', password: 'Chosen4portal' }],
    ])
  },
)

it('a failed invitation request opens no error dialog', { tags: ['REG-40'] }, async () => {
  service.answer((response) => json(response, 500, {}))
  for (const ask of [
    () => openInvitation(token),
    () => isExpired(token),
    () => checkPerson(person),
    () => createAccount({ ...person, password: 'x' }),
  ])
    await expect(ask()).rejects.toMatchObject({ toCaller: true })
  expect(errorStore.get()).toBeUndefined()
})
