import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSecurityPolicy } from '~generated/member/client/policy.ts'
import { getClaimsPdf, searchClaims } from '~generated/member/client/history.ts'
import { submitMultiClaims } from '~generated/member/client/claims.ts'
import { startMock, type Mock } from '../../sandbox/mock/server.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { connectPortal, unchecked } from './support/portal.ts'
import { lastResponse } from './support/record-responses.ts'

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ port: 0, quiet: true })
  connectPortal(mock.url, 'token')
})
afterAll(() => mock.close())

const prefer = (wish: string) => ({ headers: { Prefer: wish } })

it('the mock responds with the named example that the request asks for', { tags: ['D-146'] }, async () => {
  expect(await getSecurityPolicy('a@example.com', prefer('example=suspended'))).toMatchObject({ suspended: true })
  expect(await getSecurityPolicy('a@example.com', prefer('example=saskatchewan'))).toMatchObject({ brand: 'SBC' })
})

it('the mock returns the French version of an example that a French request names', async () => {
  const answer = await fetch(`${mock.url}/members/a@example.com/benefits`, {
    headers: { authorization: 'Bearer x', locale: 'fr', prefer: 'example=hsa' },
  })
  const { benefits } = (await answer.json()) as { benefits: unknown[] }
  expect(benefits).toContainEqual(expect.objectContaining({ description: 'Compte de gestion-santé' }))
})

it('the mock responds with the status that the request names, and the client returns null for 204', async () => {
  expect(await searchClaims('a@example.com', {}, prefer('code=204'))).toBeNull()
})

it(
  'the work of the response check grows only in proportion to the number of lines in the response',
  { tags: ['DATA-36'] },
  async () => {
    const found = await searchClaims('a@example.com', {}, prefer('example=many'))
    expect(found!.claimSearchResults).toHaveLength(10_000)
    expect(new Set(found!.claimSearchResults.map(({ claimId }) => claimId)).size).toBe(10_000)
    const [line] = found!.claimSearchResults
    expect(readsToCheck([line])).toBeGreaterThan(10)
    expect(readsToCheck(Array.from({ length: 10_000 }, () => line))).toBe(10_000 * readsToCheck([line]))
  },
)

/** Counts how often the response check reads fields of the lines. */
function readsToCheck(lines: readonly unknown[]): number {
  let reads = 0
  const counted = (line: unknown) =>
    new Proxy(line as object, {
      get: (target, name) => {
        reads += 1
        return Reflect.get(target, name) as unknown
      },
    })
  expect(
    registry['searchClaims 200']!.safeParse({ claimSearchResults: lines.map(counted), maxLimit: 10_000 }).success,
  ).toBe(true)
  return reads
}

it('the mock reports an error if the requested example does not exist', async () => {
  const response = await fetch(`${mock.url}/members/a/security-policy`, {
    headers: { authorization: 'Bearer x', prefer: 'example=nobody' },
  })
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('nobody')
})

describe('a preference that goes with every call', () => {
  const lenient = async (path: string, wish: string) => {
    const response = await fetch(`${mock.url}/members/a@example.com${path}`, {
      headers: { authorization: 'Bearer x', prefer: `handling=lenient, ${wish}` },
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  it('the mock answers with the named example, and with the default example for an operation without that name', async () => {
    expect((await lenient('/security-policy', 'example=saskatchewan')).body).toMatchObject({ brand: 'SBC' })
    const [named, usual] = await Promise.all([lenient('/labels', 'example=saskatchewan'), lenient('/labels', '')])
    expect(named).toEqual({ ...usual, status: 200 })
    expect(await lenient('/labels', 'code=409, example=saskatchewan')).toEqual(named)
  })

  it('the mock refuses an example that no operation has, with the nearest names', async () => {
    expect(await lenient('/security-policy', 'example=saskatchewen')).toEqual({
      status: 404,
      body: { message: expect.stringMatching(/^There is no example saskatchewen\. The nearest: saskatchewan,/) },
    })
  })

  it('the example that a test selects for one operation takes precedence over it', async () => {
    const path = '/__sandbox/world/lenient'
    const faults = [{ operationId: 'getSecurityPolicy', example: 'quebec' }]
    await fetch(`${mock.url}${path}/faults`, { method: 'PUT', body: JSON.stringify(faults) })
    const response = await fetch(`${mock.url}/members/a@example.com/security-policy`, {
      headers: {
        authorization: 'Bearer x',
        'x-sandbox-world': 'lenient',
        prefer: 'handling=lenient, example=saskatchewan',
      },
    })
    expect(await response.json()).toMatchObject({ brand: 'QBC' })
  })
})

it('the mock delays its response by the time that the request asks for', async () => {
  const startedAt = performance.now()
  await getSecurityPolicy('a@example.com', prefer('delay=120'))
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(115)
})

it('the mock sends the bytes of a PDF', { tags: ['HIST-45'] }, async () => {
  const bytes = Buffer.from(await (await getClaimsPdf('a@example.com', {})).arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true)
})

it('the mock reports a field that the contract does not allow in a claim', { tags: ['CLAIM-80'] }, async () => {
  const extra = { claimType: 'PHYS', participantId: '1', lob: '03', claimId: 'draft' }
  await unchecked(() => submitMultiClaims('a@example.com', { claimExtraInfo: extra }, { expect: [200, 400, 422] }))
  expect(lastResponse().status).toBe(422)
  expect(lastResponse().headers.get('sl-violations')).toContain('claimId')
})

it('the client encodes every special character of a login', { tags: ['D-165'] }, async () => {
  await searchClaims('a+b#c/d%e?f@example.com', {})
  expect(lastResponse()).toMatchObject({ status: 200 })
  expect(lastResponse().url).toContain('a%2Bb%23c%2Fd%25e%3Ff%40example.com')
  expect(lastResponse().headers.get('sl-violations')).toBeNull()
})

describe('examples for requests that name none', () => {
  const policyOf = async (login: string) =>
    (
      await fetch(`${mock.url}/members/${encodeURIComponent(login)}/security-policy`, {
        headers: { authorization: 'Bearer x' },
      })
    ).json()
  const put = (path: string, faults: unknown) =>
    fetch(`${mock.url}/__sandbox${path}`, { method: 'PUT', body: JSON.stringify(faults) })

  it('the mock chooses the example for the persona of the login, or the default example for any other login', async () => {
    expect(await policyOf('saskatchewan@example.com')).toMatchObject({ brand: 'SBC' })
    expect(await policyOf('quebec+checkout@example.com')).toMatchObject({ brand: 'QBC' })
    expect(await policyOf('somebody@example.com')).toMatchObject({ brand: 'MBC' })
  })

  it('the mock chooses the example that the token of a link or an invitation names', async () => {
    const validated = await fetch(`${mock.url}/accounts/token`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'password-reset-used' }),
    })
    expect(await validated.json()).toEqual({ action: 'PASSWORD_RESET_USED' })
    const invited = await fetch(`${mock.url}/members/digital-token-values?mslToken=welcome-locked`)
    expect(await invited.json()).toMatchObject({ emailLocked: true })
  })

  it('an example that a test selects is returned only for the logins of that test, and only until a reset', async () => {
    const path = '/world/checkout'
    expect((await put(`${path}/faults`, [{ operationId: 'getSecurityPolicy', example: 'suspended' }])).status).toBe(200)
    expect(await policyOf('default+checkout@example.com')).toMatchObject({ suspended: true })
    expect(await policyOf('default@example.com')).toMatchObject({ suspended: false })
    await fetch(`${mock.url}/__sandbox${path}/reset`, { method: 'POST' })
    expect(await policyOf('default+checkout@example.com')).toMatchObject({ suspended: false })
  })

  it('a patch that a test selects changes the fields of the example', async () => {
    const fault = { operationId: 'getSecurityPolicy', example: 'quebec', patch: { rta: null, status: 'NEW' } }
    await put('/world/patched/faults', [fault])
    const patched = await policyOf('default+patched@example.com')
    expect(patched).toMatchObject({ brand: 'QBC', status: 'NEW' })
    expect(patched).not.toHaveProperty('rta')
    expect((await put('/faults', [{ operationId: 'listParticipants', patch: {} }])).status).toBe(400)
  })

  it('the mock responds to an invalid control request with 400, and to an unsupported control request with 501', async () => {
    expect((await put('/faults', [{ operationId: 'login', status: 'random' }])).status).toBe(400)
    expect((await put('/faults', [{ operationId: 'logn', status: 500 }])).status).toBe(400)
    expect((await put('/members/default@example.com', { historyLines: 3 })).status).toBe(501)
  })

  it('the mock accepts an empty query parameter if the contract allows an empty value', async () => {
    const path = '/members/a@example.com/health-professionals?type=PHYSPARA&name=&city=moncton&province=nb'
    expect((await fetch(mock.url + path, { headers: { authorization: 'Bearer x' } })).status).toBe(200)
  })
})
