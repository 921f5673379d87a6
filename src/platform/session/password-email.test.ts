import { describe, expect, it } from 'vitest'
import { json, useService } from '../../../tests/support/service.ts'
import { sendPasswordEmail } from './password-email.ts'

const service = useService()

describe('sendPasswordEmail', { tags: ['API-020'] }, () => {
  it('the request for a password e-mail contains the login and the given language', async () => {
    service.answer((response) => void response.writeHead(204).end())
    await sendPasswordEmail('a+b@example.com', 'fr')
    expect(service.calls.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      ['POST', '/accounts/a%2Bb%40example.com/password-token', { lang: 'fr' }],
    ])
  })
  it('an unknown account is not an error when a password e-mail is requested, but other failures are thrown', async () => {
    service.answer((response) => json(response, 404, {}))
    await expect(sendPasswordEmail('nobody@example.com', 'en')).resolves.toBeUndefined()
    service.answer((response) => json(response, 500, {}))
    await expect(sendPasswordEmail('nobody@example.com', 'en')).rejects.toMatchObject({ status: 500 })
  })
})
