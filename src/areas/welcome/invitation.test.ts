import { getPublicResourceUrlsQuery } from '~generated/member/queries/support.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { json, useService } from '../../../tests/support/service.ts'
import { errorStore } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { checkPerson, createAccount, invitationChanged, isExpired, openInvitation, readInvitation } from './invitation.ts'

const service = useService({ answer: (response) => json(response, 200, {}) })
beforeEach(() => {
  queryClient.clear()
})

const asked = () => service.calls.map(({ method, url, body }) => [method, url, body && (JSON.parse(body) as unknown)])
const token = 'a+b/c='
const mslToken = 'mslToken=a%2Bb%2Fc%3D'
const person = { mslToken: token, dateOfBirth: '19930814', postalCode: 'B3H 2Y5' }

describe('a question about an invitation', () => {
  it('is asked each time its link is opened, and once more after something happened to it', { tags: ['API-037', 'REG-32'] }, async () => {
    await openInvitation(token)
    await readInvitation(token)
    expect(asked()).toEqual([['GET', `/members/digital-token-values?${mslToken}`, '']])
    await openInvitation(token)
    expect(service.calls).toHaveLength(2)
    await invitationChanged(token)
    await readInvitation(token)
    expect(service.calls).toHaveLength(3)
  })

  it('whether it has expired is always asked anew', { tags: ['API-038', 'REG-33'] }, async () => {
    service.answer((response) => json(response, 200, { emailExpired: true }))
    expect([await isExpired(token), await isExpired(token)]).toEqual([true, true])
    expect(asked()).toEqual(Array.from({ length: 2 }, () => ['GET', `/members/validate-digital-expiry?${mslToken}`, '']))
  })

  it('where the insurer can be reached is asked with the token, once', { tags: ['API-034', 'REG-39'] }, async () => {
    await queryClient.fetchQuery(getPublicResourceUrlsQuery({ mslToken: token }))
    await queryClient.fetchQuery(getPublicResourceUrlsQuery({ mslToken: token }))
    expect(asked()).toEqual([['GET', `/members/resource-urls?${mslToken}`, '']])
  })

  it('who opened it is asked with digits and postal code, never from memory', { tags: ['API-039', 'REG-34'] }, async () => {
    service.answer((response) => json(response, 200, { valid: true }))
    await checkPerson(person)
    await checkPerson(person)
    expect(asked()).toEqual(
      Array.from({ length: 2 }, () => ['GET', `/members/validate-digital-member?${mslToken}&dateOfBirth=19930814&postalCode=B3H+2Y5`, '']),
    )
    expect(JSON.stringify(queryClient.getQueryCache().getAll())).not.toContain('19930814')
  })

  it('answers that do not match are the same as none found', { tags: ['API-039'] }, async () => {
    service.answer((response) => json(response, 200, { valid: false }))
    await expect(checkPerson(person)).rejects.toMatchObject({ status: 404, toCaller: true })
    service.answer((response) => json(response, 404, {}))
    await expect(checkPerson(person)).rejects.toMatchObject({ status: 404, toCaller: true })
  })
})

it('the account is asked for with token, date of birth and password, nothing else', { tags: ['API-016', 'REG-36'] }, async () => {
  service.answer((response) => json(response, 201, ''))
  const form = { mslToken: token, dateOfBirth: '19930814', password: 'Chosen4portal', confirmPassword: 'Chosen4portal' }
  await createAccount(form)
  expect(asked()).toEqual([['POST', '/accounts/digital-register', { mslToken: token, dateOfBirth: '19930814', password: 'Chosen4portal' }]])
})

it('no refusal opens a dialog', { tags: ['REG-40'] }, async () => {
  service.answer((response) => json(response, 500, {}))
  for (const ask of [() => openInvitation(token), () => isExpired(token), () => checkPerson(person), () => createAccount({ ...person, password: 'x' })])
    await expect(ask()).rejects.toMatchObject({ toCaller: true })
  expect(errorStore.get()).toBeUndefined()
})
