import { beforeEach, describe, expect, it, vi } from 'vitest'
import { json, useService } from '../../../../tests/support/service.ts'
import { environmentFor } from '../../../../tools/environment.ts'
import { provideEnvironment } from '~/platform/config/environment.ts'
import { fetchClaimTerms } from './claim-queries.ts'

const service = useService()
beforeEach(() => provideEnvironment({ ...environmentFor('', false), allowedHosts: ['127.0.0.1'] }))

/** Records the requested URLs. They are changed from https to http, because the test service has no https. */
function watchAddresses(): string[] {
  const asked: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    asked.push(url)
    expect(options.headers).toBeUndefined()
    expect(options.credentials).toBe('omit')
    return fetch(url.replace(/^https:/, 'http:'), options)
  })
  return asked
}
const read = (url = `${service.url}/terms.json`) => fetchClaimTerms(url, new AbortController().signal)

describe('fetchClaimTerms', { tags: ['D-98'] }, () => {
  const terms = { title: 'Agreement', paragraphs: ['One.', 'Two.'] }

  it('the claim terms are requested over https without a token', { tags: ['API-035'] }, async () => {
    const asked = watchAddresses()
    service.answer((response) => json(response, 200, terms))
    expect(await read()).toEqual(terms)
    expect(asked).toEqual([`${service.url.replace('http:', 'https:')}/terms.json`])
    expect(service.calls.at(-1)?.headers.authorization).toBeUndefined()
  })

  it.each([
    ['another shape', { title: 'Agreement', paragraphs: 'One.' }],
    ['paragraphs that are no text', { title: 'Agreement', paragraphs: [{}] }],
    ['nothing', null],
  ])('the claim terms are null if the response is %s', async (_, body) => {
    watchAddresses()
    service.answer((response) => json(response, 200, body))
    expect(await read()).toBeNull()
  })

  it('the claim terms are null and not requested if their host is not allowed', async () => {
    const asked = watchAddresses()
    service.answer((response) => json(response, 200, terms))
    expect(await read('https://evil.example/terms.json')).toBeNull()
    expect(asked).toEqual([])
  })

  it('the claim terms are null if the request fails', async () => {
    watchAddresses()
    service.answer((response) => json(response, 500, terms))
    expect(await read()).toBeNull()
    service.answer((response) => void response.end('<html>'))
    expect(await read()).toBeNull()
    service.answer((response) => void response.destroy())
    expect(await read()).toBeNull()
  })
})
