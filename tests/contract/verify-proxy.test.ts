import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { login } from '~generated/account/client/session.ts'
import { getBankingDetails, getCardholderDetails, updateBankingDetails } from '~generated/member/client/account.ts'
import { getClaimsPdf, searchClaims } from '~generated/member/client/history.ts'
import { startSandbox, type Sandbox } from '../../sandbox/server.ts'
import type { Finding } from '../../tools/contract/verify/problems.ts'
import { startProxy, type Proxy } from '../../tools/contract/verify/proxy.ts'
import { readContract } from '../../tools/generate/contracts/read-contract.ts'
import { connectPortal, type Portal } from './support/portal.ts'

const ID = 'default@example.com'
let sandbox: Sandbox
let proxy: Proxy
let portal: Portal
let findings: Finding[] = []
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  const bases = { account: `${sandbox.url}/accounts`, member: `${sandbox.url}/members` }
  proxy = await startProxy([readContract('account'), readContract('member')], {
    bases,
    port: 0,
    tell: (finding) => findings.push(finding),
  })
  portal = connectPortal(proxy.url)
})
beforeEach(async () => {
  sandbox.reset()
  findings = []
  portal.token = (await login({ email: ID, password: 'Welcome2portal' })).headers['x-auth']
})
afterAll(async () => {
  await proxy.close()
  await sandbox.close()
})
const put = (faults: unknown) =>
  fetch(`${sandbox.url}/__sandbox/faults`, { method: 'PUT', body: JSON.stringify(faults) })

it('the verification proxy forwards the calls of the portal and finds no violation by the sandbox', async () => {
  expect((await getCardholderDetails(ID)).firstName).toBe('MARIE-ÈVE')
  await updateBankingDetails(ID, { branch: '00512', bank: '003', account: '7654321' })
  expect(await getBankingDetails(ID)).toMatchObject({ account: '7654321' })
  expect((await searchClaims(ID, {}))?.claimSearchResults?.length).toBeGreaterThan(0)
  expect((await getClaimsPdf(ID, {}))?.size).toBeGreaterThan(1000)
  expect(findings).toEqual([])
  expect(proxy.seen()).toBeGreaterThan(5)
})

it('the verification proxy reports a repeated violation in a response only once and without personal data', async () => {
  await put([{ operationId: 'getBankingDetails', body: { branch: 'SECRET', bank: '003', account: '7654321' } }])
  for (const _ of [1, 2]) await getBankingDetails(ID).catch(() => undefined)
  expect(findings).toMatchObject([
    {
      operationId: 'getBankingDetails',
      request: 'live, status 200',
      problems: [expect.stringContaining('body/branch')],
    },
  ])
  expect(JSON.stringify(findings)).not.toMatch(/SECRET|7654321|default@/)
})

it('the verification proxy reports a response without a header that every response must have', async () => {
  const server = createServer((_, response) => response.writeHead(204).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const other = await startProxy([readContract('account'), readContract('member')], {
    bases: { account: url, member: url },
    port: 0,
    tell: (finding) => findings.push(finding),
  })
  await fetch(`${other.url}/members/${ID}/banking-details`, { headers: { locale: 'en' } })
  await other.close()
  server.close()
  expect(findings.flatMap(({ problems }) => problems)).toContain('header cache-control does not say no-store')
})

it('the verification proxy reports a request that violates the contract, but not the values in the request', async () => {
  const headers = { authorization: portal.token!, 'content-type': 'application/json' }
  await fetch(`${proxy.url}/members/${ID}/claims?sortBy=SECRET&colour=SECRET`, { headers })
  await fetch(`${proxy.url}/members/${ID}/banking-details`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ branch: '00512', bank: '003', holder: 'SECRET' }),
  })
  await fetch(`${proxy.url}/members/${ID}/contact-us-email`, { method: 'POST', headers, body: '{' })
  const asked = (operationId: string) =>
    findings.filter((each) => each.operationId === operationId).flatMap(({ problems }) => problems)
  expect(asked('searchClaims')).toEqual([
    'the query parameter colour is in no contract',
    expect.stringMatching(/^query parameter sortBy must be one of \w+, \w+/),
  ])
  expect(asked('updateBankingDetails')).toEqual([`request must have required property 'account'`])
  expect(asked('sendContactUsEmail')).toEqual(['the request is not JSON'])
  expect(JSON.stringify(findings)).not.toMatch(/SECRET|default@/)
})

it('the verification proxy reports a connection that the service closes, and forwards requests for unknown URLs', async () => {
  await put([{ operationId: 'getBankingDetails', status: 'network' }])
  await expect(getBankingDetails(ID)).rejects.toMatchObject({ kind: 'network' })
  expect(findings.map(({ operationId, problems }) => `${operationId} ${problems.join()}`)).toEqual([
    expect.stringMatching(/^GET \/members\/\.\.\.\/banking-details no answer: /),
  ])
  expect((await fetch(`${proxy.url}/members/nobody/knows`)).status).toBe(404)
  expect((await fetch(`${proxy.url}/elsewhere`)).status).toBe(404)
})
