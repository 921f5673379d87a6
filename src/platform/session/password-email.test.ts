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
  it('sendPasswordEmail succeeds for an unknown account (status 404), but throws any other failure', async () => {
    service.answer((response) => json(response, 404, {}))
    await expect(sendPasswordEmail('nobody@example.com', 'en')).resolves.toBeUndefined()
    service.answer((response) => json(response, 500, {}))
    await expect(sendPasswordEmail('nobody@example.com', 'en')).rejects.toMatchObject({ status: 500 })
  })
})
