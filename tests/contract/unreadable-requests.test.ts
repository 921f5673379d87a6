import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMock } from '../../sandbox/mock/server.ts'
import { startSandbox } from '../../sandbox/server.ts'

const TARGETS = [
  { name: 'contract mock', start: () => startMock({ port: 0, quiet: true, allowedHosts: ['portal.test'] }) },
  {
    name: 'sandbox',
    start: () => startSandbox({ port: 0, database: ':memory:', quiet: true, allowedHosts: ['portal.test'] }),
  },
]
const JSON_TYPE = { 'content-type': 'application/json' }

describe.each(TARGETS)('$name', ({ start }) => {
  let url: string
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ url, close } = await start())
  })
  afterAll(() => close())

  const post = (path: string, init: RequestInit) => fetch(`${url}${path}`, { method: 'POST', ...init })
  const isClean = async (response: Response, status: number) => {
    expect(response.status).toBe(status)
    expect(Object.keys((await response.json()) as object).some((key) => key.startsWith('message'))).toBe(true)
  }

  it.each([
    ['evil.example', 421],
    ['localhost.evil.example', 421],
    ['127.0.0.1.evil.example:4010', 421],
    ['portal.test.evil.example', 421],
    ['portal.test:4010', 404],
    ['Portal.Test', 404],
    ['localhost:4010', 404],
    ['LOCALHOST', 404],
    ['[::1]:4010', 404],
  ])(
    'a request for the host name %s is answered with %i, so that a host name that resolves to this machine gives no access',
    async (host, expected) => {
      const status = await new Promise((resolve, reject) => {
        request(`${url}/nowhere`, { headers: { host } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
          .on('error', reject)
          .end()
      })
      expect(status).toBe(expected)
    },
  )

  it('malformed JSON is answered with 400', async () =>
    isClean(await post('/accounts/login', { headers: JSON_TYPE, body: '{"email":' }), 400))
  it('a request with an invalid escape sequence in its path is answered with 400', async () =>
    isClean(await fetch(`${url}/members/a%E0%A4%A/claims`), 400))
  it('a request with the wrong media type is answered with 415', async () =>
    isClean(await post('/accounts/login', { headers: { 'content-type': 'text/plain' }, body: 'hello' }), 415))
  it('a request for a path that is not in the contract is answered with 404', async () =>
    isClean(
      await fetch(`${url}/members/default%40example.com/nothing-here`, { headers: { authorization: 'Bearer x' } }),
      404,
    ))
  it('a request whose body lacks a required field is answered with 400', async () =>
    isClean(await post('/accounts/login', { headers: JSON_TYPE, body: '{"email":"default@example.com"}' }), 400))
  it('a request of more than 60 MB is answered with 413', async () =>
    isClean(await post('/accounts/login', { headers: JSON_TYPE, body: new Uint8Array(61 * 1024 * 1024) }), 413))
  it('a request without a token is answered with 401', async () =>
    isClean(await fetch(`${url}/members/default%40example.com/benefits`), 401))
  it('a browser may read the session token in a response from another origin', { tags: ['API-011'] }, async () => {
    const origin = 'http://localhost:5173'
    const response = await post('/accounts/login', {
      headers: { ...JSON_TYPE, origin },
      body: JSON.stringify({ email: 'default@example.com', password: 'Welcome2portal' }),
    })
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('access-control-expose-headers')).toContain('x-auth')
    expect(response.headers.get('x-auth')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  })
  it('the terms are also available at their former URL', { tags: ['API-027', 'D-68'] }, async () => {
    const signIn = await post('/accounts/login', {
      headers: JSON_TYPE,
      body: JSON.stringify({ email: 'default@example.com', password: 'Welcome2portal' }),
    })
    const response = await fetch(`${url}/members/default%40example.com/terms`, {
      headers: { authorization: `Bearer ${signIn.headers.get('x-auth')}` },
    })
    expect(await response.json()).toMatchObject({ termsAndConditionsAccept: true })
  })
  it('the response to a preflight request allows the request headers of the portal', async () => {
    const response = await fetch(`${url}/members/default%40example.com/benefits`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,locale,idempotency-key',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key')
  })
})

describe('contract mock', () => {
  let mock: Awaited<ReturnType<typeof startMock>>
  beforeAll(async () => {
    mock = await startMock({ port: 0, quiet: true })
  })
  afterAll(() => mock.close())
  const headers = { ...JSON_TYPE, authorization: 'Bearer x' }

  it.each([
    [
      'a value that is not in the list of the parameter, with the name of the parameter',
      '/members/a/cob-reasons?hsaType=NOPE',
      undefined,
      400,
      'parameter hsaType must be equal to one of',
    ],
    [
      'a parameter that the contract does not have',
      '/members/a/cob-reasons?hsaType=NONE&typo=1',
      undefined,
      400,
      'There is no query parameter typo, only hsaType',
    ],
    [
      'a body that lacks a field',
      '/accounts/login',
      '{"email":"a@example.com"}',
      400,
      "must have required property 'password'",
    ],
    [
      'a body that ends too soon',
      '/accounts/login',
      '{"email":',
      400,
      'The body cannot be read: Unexpected end of JSON input',
    ],
  ])(
    'the contract mock returns an error that says what is wrong with the request: %s',
    async (_, path, body, status, says) => {
      const response = await fetch(mock.url + path, { headers, ...(body !== undefined && { method: 'POST', body }) })
      const { details } = (await response.json()) as { details: string[] }
      expect([response.status, details.join()]).toEqual([status, expect.stringContaining(says)])
    },
  )

  it('the contract mock responds with the named example that the request asks for', async () => {
    const response = await fetch(`${mock.url}/members/a/cob-reasons?hsaType=NOPE`, {
      headers: { ...headers, prefer: 'code=400, example=default' },
    })
    expect(await response.json()).not.toHaveProperty('details')
  })

  it('the index page of the contract mock lists every operation with its examples', async () => {
    const page = await (await fetch(`${mock.url}/`)).text()
    expect(page).toContain('<code>GET /members/{id}/security-policy</code>')
    expect(page).toMatch(/getSecurityPolicy.*suspended/)
  })
})

describe('sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  })
  afterAll(() => sandbox.close())

  it.each(['null', '{}', '[]', '', '{"advanceSeconds":"1"}'])(
    'the sandbox responds with 400 if its clock is set to %j',
    async (body) => {
      expect((await fetch(`${sandbox.url}/__sandbox/clock`, { method: 'POST', body })).status).toBe(400)
    },
  )

  it('the sandbox responds with 400 if a tester sets an invalid list of faults', async () => {
    expect((await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'PUT', body: '[null]' })).status).toBe(400)
  })

  it('the sandbox does not count an upload that the client breaks off as a violation of the contract', async () => {
    const counted = async (list: string) =>
      (await (await fetch(`${sandbox.url}/__sandbox/${list}`)).json()) as { calls?: unknown[] }
    const upload = request(`${sandbox.url}/accounts/login`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'content-length': '1000' },
    })
    upload.on('error', () => undefined)
    upload.write('{"email":')
    setTimeout(() => upload.destroy(), 100)
    await expect.poll(async () => (await counted('calls')).calls?.length, { timeout: 10_000 }).toBe(1)
    expect(await counted('violations')).toEqual([])
  })
})
