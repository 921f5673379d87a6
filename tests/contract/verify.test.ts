import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContract, type Contract } from '../../tools/generate/contracts/read-contract.ts'
import { asText } from '../../tools/contract/verify/report.ts'
import { verify, type Finding } from '../../tools/contract/verify/run.ts'
import { startSandbox, type Sandbox } from '../../sandbox/server.ts'

let sandbox: Sandbox
let contracts: Contract[]
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  contracts = [readContract('account'), readContract('member')]
})
afterAll(() => sandbox.close())

const memberOf = (url: string) => ({
  bases: { account: `${url}/accounts`, member: `${url}/members` },
  login: 'default@example.com',
  password: 'Welcome2portal',
})

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}
type Spoil = (answer: Answer, path: string) => Answer | undefined

/** The sandbox behind a door that spoils some answers. */
async function spoiled(spoil: Spoil): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name)),
      ) as Record<string, string>
      const answer = await fetch(sandbox.url + request.url, {
        method: request.method ?? 'GET',
        headers,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      const kept = Object.fromEntries(
        [...answer.headers].filter(([name]) => ['content-type', 'x-auth', 'cache-control', 'retry-after', 'content-disposition'].includes(name)),
      )
      const sent = { status: answer.status, headers: kept, body: Buffer.from(await answer.arrayBuffer()) }
      const { status, headers: out, body } = spoil(sent, request.url ?? '') ?? sent
      response.writeHead(status, out).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

const json = (answer: Answer, change: (body: Record<string, unknown>) => unknown): Answer => ({
  ...answer,
  body: Buffer.from(JSON.stringify(change(JSON.parse(answer.body.toString()) as Record<string, unknown>))),
})
const only =
  (part: string, spoil: (answer: Answer) => Answer): Spoil =>
  (answer, path) =>
    path.includes(part) && answer.status === 200 ? spoil(answer) : undefined

it('the sandbox keeps the contract, whatever is asked', async () => {
  const { findings, coverage, requests } = await verify(contracts, memberOf(sandbox.url))
  expect(findings).toEqual([])
  expect(requests).toBeGreaterThan(300)
  expect(coverage.operations.missing.filter((id) => /^(?:get|list|search)/.test(id))).toEqual([])
  expect(coverage.properties.seen / coverage.properties.declared).toBeGreaterThan(0.5)
})

it('so it does when things are changed', async () => {
  const other = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  const { findings, leftAlone } = await verify(contracts, memberOf(other.url), { writes: true })
  await other.close()
  expect(leftAlone).toEqual([])
  expect(findings).toEqual([])
})

describe('a service that is wrong is found out:', () => {
  it.each<[string, Spoil, (finding: Finding) => boolean]>([
    [
      'a field that is missing',
      only('/cardholder-details', (answer) => json(answer, (body) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'firstName')))),
      ({ operationId, problems }) => operationId === 'getCardholderDetails' && problems.join().includes('firstName'),
    ],
    [
      'a field of another type',
      only('/security-policy', (answer) => json(answer, (body) => ({ ...body, coverage: 'yes' }))),
      ({ problems }) => problems.join().includes('body/coverage must be boolean'),
    ],
    [
      'a status nobody agreed on',
      only('/labels', (answer) => ({ ...answer, status: 202 })),
      ({ operationId, problems }) => operationId === 'getLabels' && problems.includes('status 202 is not declared'),
    ],
    [
      'a header that is missing',
      only('/jwt', (answer) => ({ ...answer, headers: { 'content-type': 'application/json' } })),
      ({ operationId, problems }) => operationId === 'getJwt' && problems.includes('header x-auth is missing'),
    ],
    [
      'an answer that a cache may keep',
      only('/cardholder-details', (answer) => ({ ...answer, headers: { ...answer.headers, 'cache-control': 'private, max-age=60' } })),
      ({ operationId, problems }) => operationId === 'getCardholderDetails' && problems.includes('header cache-control does not say no-store'),
    ],
    [
      'a page of a gateway',
      only('/claim-types', (answer) => ({ ...answer, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>Gateway</h1>') })),
      ({ problems }) => problems.join().includes('media type text/html instead of application/json'),
    ],
    [
      'a document that is none',
      only('/claims/pdf', (answer) => ({ ...answer, body: Buffer.from('sorry') })),
      ({ problems }) => problems.includes('the document is no PDF'),
    ],
    [
      'a failure',
      (answer, path) =>
        path.includes('/benefits?') || path.endsWith('/recent-claims')
          ? { ...answer, status: 500, headers: { 'content-type': 'application/json' }, body: Buffer.from('{"message":"x"}') }
          : undefined,
      ({ operationId, problems }) => operationId === 'listRecentClaims' && problems.includes('status 500'),
    ],
    [
      'a door that is open',
      (answer, path) => (path.endsWith('/banking-details') && answer.status === 401 ? { status: 204, headers: {}, body: Buffer.alloc(0) } : undefined),
      ({ operationId, request }) => operationId === 'getBankingDetails' && request === 'no token',
    ],
    [
      'a request that should have been refused',
      (answer, path) =>
        path.includes('/cob-reasons') && answer.status === 400
          ? { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('[]') }
          : undefined,
      ({ operationId, problems }) => operationId === 'listCobReasons' && problems.join().includes('must be refused'),
    ],
  ])('%s', async (_, spoil, isIt) => {
    const { url, server } = await spoiled(spoil)
    const { findings } = await verify(contracts, memberOf(url))
    server.closeAllConnections()
    server.close()
    expect(findings.filter(isIt)).not.toEqual([])
  })
})

it('says in words what it found and how much it saw', async () => {
  const text = asText(await verify(contracts, memberOf(sandbox.url)), true)
  expect(text).toContain('The service keeps the contract')
  expect(text).toMatch(/Operations called: \d+ of \d+ \(\d+ %\)/)
  expect(text).toContain('not seen: ')
})

describe('on the command line', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; said: string }>((done) => {
      execFile(process.execPath, ['tools/contract/verify.ts', ...args], (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
      )
    })
  it('a service that is down is one clear line, exit code 2', async () => {
    const { code, said } = await run('--account', 'http://127.0.0.1:9/accounts', '--member', 'http://127.0.0.1:9/members')
    expect(code).toBe(2)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(said).toMatch(/^http:\/\/127\.0\.0\.1:9\/accounts does not answer: \w/)
  })
  it('so is an address that is missing', async () => {
    const { code, said } = await run('--account', 'nowhere')
    expect([code, said.trim().split('\n').length]).toEqual([2, 1])
  })
  it('so is a member who cannot sign in', async () => {
    const { code, said } = await run('--account', `${sandbox.url}/accounts`, '--member', `${sandbox.url}/members`, '--password', 'Wrong1password')
    expect(code).toBe(2)
    expect(said).toMatch(/^Signing in as default@example\.com at \S+ answered 401/)
  })
})
