import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('the mock answers with the French twin of the example that a French request names', async () => {
  const answer = await fetch(`${mock.url}/members/a@example.com/benefits`, {
    headers: { authorization: 'Bearer x', locale: 'fr', prefer: 'example=hsa' },
  })
  const { benefits } = (await answer.json()) as { benefits: unknown[] }
  expect(benefits).toContainEqual(expect.objectContaining({ description: 'Compte de gestion-santé' }))
})

it('the mock answers with the status that the request names, and the client returns null for 204', async () => {
  expect(await searchClaims('a@example.com', {}, prefer('code=204'))).toBeNull()
})

it(
  'the response check reads each of ten thousand lines no more often than it reads a single line',
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

it('the mock reports that an example that the request asks for does not exist', async () => {
  const response = await fetch(`${mock.url}/members/a/security-policy`, {
    headers: { authorization: 'Bearer x', prefer: 'example=nobody' },
  })
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('nobody')
})

it('the mock waits before it responds for as long as the request asks', async () => {
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

it('the client encodes a login with every special character', { tags: ['D-165'] }, async () => {
  await searchClaims('a+b#c/d%e?f@example.com', {})
  expect(lastResponse()).toMatchObject({ status: 200 })
  expect(lastResponse().url).toContain('a%2Bb%23c%2Fd%25e%3Ff%40example.com')
  expect(lastResponse().headers.get('sl-violations')).toBeNull()
})
