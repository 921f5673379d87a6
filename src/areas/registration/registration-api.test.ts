import { describe, expect, it } from 'vitest'
import { json, useService } from '../../../tests/support/service.ts'
import { answerRegistration, register, resend } from './registration-api.ts'

const service = useService({ answer: (response) => json(response, 201, '') })

const asked = () => service.calls.map(({ method, url, body }) => [method, url, body && (JSON.parse(body) as unknown)])
const request = {
  email: 'amina@example.com',
  dateOfBirth: '19910523',
  certificateId: '100300401',
  policyId: '90210',
  password: 'Chosen4portal',
  preferredLang: 'EN',
} as const

describe('register', { tags: ['API-015', 'REG-02'] }, () => {
  it.each([200, 201])(
    'a registration sends only the fields of the contract, and after the status %i the portal waits for a confirmation',
    async (status) => {
      service.answer((response) => json(response, status, ''))
      const form = { ...request, confirmEmail: request.email, confirmPassword: request.password, acceptTerms: true }
      expect(await register(form)).toBe('waiting')
      expect(asked()).toEqual([['POST', '/accounts/', request]])
    },
  )

  it(
    'a registration with status 409 returns that the account is already active',
    { tags: ['D-43', 'REG-41'] },
    async () => {
      service.answer((response) => json(response, 409, {}))
      expect(await register(request)).toBe('active')
    },
  )

  it.each([400, 422, 429, 500, 503])(
    'a registration that fails with status %i passes the message of the service to its caller',
    { tags: ['REG-40'] },
    async (status) => {
      service.answer((response) => json(response, status, { messageEn: 'Check the numbers.' }))
      await expect(register(request)).rejects.toMatchObject({
        status,
        toCaller: true,
        serverText: { en: 'Check the numbers.' },
      })
    },
  )
})

it.each([true, false])(
  'the answer %s to the question whether the person registered is sent with the token',
  { tags: ['API-021', 'REG-07', 'D-41'] },
  async (confirmed) => {
    service.answer((response) => json(response, 200, ''))
    await answerRegistration('abc', confirmed)
    expect(asked()).toEqual([['POST', `/accounts/confirmation?confirmed=${confirmed}`, { token: 'abc' }]])
  },
)

it.each([200, 204])(
  'the activation e-mail is requested by e-mail address without a body, and status %i is a success',
  { tags: ['API-022', 'REG-06'] },
  async (status) => {
    service.answer((response) => void response.writeHead(status).end())
    await resend('a+b@example.com')
    expect(asked()).toEqual([['POST', '/accounts/a%2Bb%40example.com/activation', '']])
  },
)
