import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContract, type Contract } from '../../tools/generate/contracts/read-contract.ts'
import { asText, formatNamed, grouped } from '../../tools/contract/verify/report.ts'
import type { Finding } from '../../tools/contract/verify/problems.ts'
import { verify, type Options } from '../../tools/contract/verify/run.ts'
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
type Spoil = (
  answer: Answer,
  path: string,
  headers: Readonly<Record<string, string>>,
  method: string,
) => Answer | undefined

/**
 * A response to `getLabels` with English names. Some tests send it in place of the sandbox's response, whatever
 * language the request asks for.
 */
const english: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from('{"01":"Hospital","02":"Dental","03":"Extended health"}'),
}
/** Operations whose responses the tests change. */
const SPOILED =
  'getCardholderDetails getSecurityPolicy getLabels getJwt listClaimTypes getClaimsPdf listRecentClaims getBankingDetails listCobReasons listServiceTypes'.split(
    ' ',
  )

/** The result of `use` with a proxy in front of the sandbox that changes some responses. */
async function spoiled<Result>(spoil: Spoil, use: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(
          ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
        ),
      ) as Record<string, string>
      const answer = await fetch(sandbox.url + request.url, {
        method: request.method ?? 'GET',
        headers,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      const kept = Object.fromEntries(
        [...answer.headers].filter(([name]) =>
          ['content-type', 'x-auth', 'cache-control', 'retry-after', 'content-disposition'].includes(name),
        ),
      )
      const sent = { status: answer.status, headers: kept, body: Buffer.from(await answer.arrayBuffer()) }
      const { status, headers: out, body } = spoil(sent, request.url ?? '', headers, request.method ?? 'GET') ?? sent
      response.writeHead(status, out).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const json = (answer: Answer, change: (body: Record<string, unknown>) => unknown): Answer => ({
  ...answer,
  body: Buffer.from(JSON.stringify(change(JSON.parse(answer.body.toString()) as Record<string, unknown>))),
})
const withHeader =
  (headers: Readonly<Record<string, string>>) =>
  (answer: Answer): Answer => ({ ...answer, headers: { ...answer.headers, ...headers } })
const only =
  (part: string, spoil: (answer: Answer) => Answer): Spoil =>
  (answer, path) =>
    path.includes(part) && answer.status === 200 ? spoil(answer) : undefined

it('the verification finds that the read operations of the sandbox conform to the contract', async () => {
  const { findings, coverage, requests } = await verify(contracts, memberOf(sandbox.url))
  expect(findings).toEqual([])
  expect(requests).toBeGreaterThan(300)
  const posted = contracts.flatMap(({ operations }) => operations).filter(({ method }) => method === 'post')
  const writes = posted.map(({ object }) => object.operationId)
  const reads = coverage.operations.missing.filter((id) => /^(?:get|list|search)/.test(id))
  expect(reads.filter((id) => !writes.includes(id))).toEqual([])
  expect(coverage.properties.seen / coverage.properties.declared).toBeGreaterThan(0.5)
})

it('the verification finds that the write operations of the sandbox conform to the contract', async () => {
  const other = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  const { findings, leftAlone, coverage } = await verify(contracts, memberOf(other.url), { writes: true })
  await other.close()
  expect(coverage.operations.missing).not.toContain('getTravelLetterPdf')
  expect(leftAlone).toEqual([])
  expect(findings).toEqual([])
})

describe('verification of reads', () => {
  it.each<[string, Spoil, (finding: Finding) => boolean]>([
    [
      'a field that is missing',
      only('/cardholder-details', (answer) =>
        json(answer, (body) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'firstName'))),
      ),
      ({ operationId, problems }) => operationId === 'getCardholderDetails' && problems.join().includes('firstName'),
    ],
    [
      'a field of another type',
      only('/security-policy', (answer) => json(answer, (body) => ({ ...body, coverage: 'yes' }))),
      ({ problems }) => problems.join().includes('body/coverage must be boolean, and is of type string'),
    ],
    [
      'a field that is null',
      only('/cardholder-details', (answer) => json(answer, (body) => ({ ...body, firstName: null }))),
      ({ problems }) => problems.join().includes('body/firstName must be string, and is null'),
    ],
    [
      'a value that the contract does not list, with those that it lists',
      only('/cardholder-details', (answer) => ({
        ...answer,
        body: Buffer.from(answer.body.toString().replaceAll('"NB"', '"Nb"')),
      })),
      ({ problems }) => problems.join().includes(' must be one of AB, BC, '),
    ],
    [
      'a status that the contract does not declare',
      only('/labels', (answer) => ({ ...answer, status: 202 })),
      ({ operationId, problems }) => operationId === 'getLabels' && problems.includes('status 202 is not declared'),
    ],
    [
      'an answer that a cache may keep',
      only('/cardholder-details', withHeader({ 'cache-control': 'private, max-age=60' })),
      ({ operationId, problems }) =>
        operationId === 'getCardholderDetails' && problems.includes('header cache-control does not say no-store'),
    ],
    [
      'a page of a gateway',
      only('/claim-types', (answer) => ({
        ...answer,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from('<h1>Gateway</h1>'),
      })),
      ({ problems }) => problems.join().includes('media type text/html instead of application/json'),
    ],
    [
      'a document that is no PDF',
      only('/claims/pdf', (answer) => ({ ...answer, body: Buffer.from('sorry') })),
      ({ problems }) => problems.includes('the document is no PDF'),
    ],
    [
      'a failure',
      (answer, path) =>
        path.includes('/benefits?') || path.endsWith('/recent-claims')
          ? {
              ...answer,
              status: 500,
              headers: { 'content-type': 'application/json' },
              body: Buffer.from('{"message":"x"}'),
            }
          : undefined,
      ({ operationId, problems }) => operationId === 'listRecentClaims' && problems.includes('status 500'),
    ],
    [
      'an operation that needs no token',
      (answer, path) =>
        path.endsWith('/banking-details') && answer.status === 401
          ? { status: 204, headers: {}, body: Buffer.alloc(0) }
          : undefined,
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
    [
      'an English answer to a French request',
      (answer, path) => (path.endsWith('/labels') && answer.status === 200 ? english : undefined),
      ({ operationId, problems }) =>
        operationId === 'getLabels' && problems.join().includes('English and French are the same'),
    ],
    [
      'a declared status that does not fit the request',
      (answer, path) =>
        path.includes('/cob-reasons') && answer.status === 400 ? { ...answer, status: 403 } : undefined,
      ({ operationId, problems }) =>
        operationId === 'listCobReasons' && problems.join().includes('status 403 says who may not'),
    ],
    [
      'a header that is longer than it may be',
      only('/jwt', withHeader({ 'x-auth': 'x'.repeat(8193) })),
      ({ operationId, problems }) =>
        operationId === 'getJwt' && problems.join().includes('header x-auth must NOT have more than 8192 characters'),
    ],
    [
      'a problem in one language',
      (answer, path) =>
        path.includes('/labels') && answer.status === 401
          ? { ...answer, body: Buffer.from(JSON.stringify({ messageEn: 'Who are you?', message: 'Who are you?' })) }
          : undefined,
      ({ operationId, problems }) =>
        operationId === 'getLabels' && problems.includes('the problem has words in one language only'),
    ],
    [
      'a document that is cut off',
      only('/claims/pdf', (answer) => ({ ...answer, body: Buffer.from('%PDF-1.7') })),
      ({ problems }) => problems.includes('the document is no PDF'),
    ],
    [
      'text in another encoding',
      only('/labels', withHeader({ 'content-type': 'application/json; charset=ISO-8859-1' })),
      ({ operationId, problems }) =>
        operationId === 'getLabels' && problems.includes('charset ISO-8859-1 instead of utf-8'),
    ],
    [
      'text in an encoding that no header names',
      only('/labels', (answer) => ({ ...answer, body: Buffer.from('{"01":"Santé"}', 'latin1') })),
      ({ operationId, problems }) =>
        operationId === 'getLabels' && problems.includes('the body is not written in UTF-8'),
    ],
    [
      'an answer that a shared cache may keep',
      only('/cardholder-details', withHeader({ 'cache-control': 'public, no-store' })),
      ({ problems }) => problems.includes('header cache-control lets everybody keep it'),
    ],
    [
      'an operation that opens to the login of another member',
      (_, path) => (path.includes('somebody.else') && path.endsWith('/labels') ? english : undefined),
      ({ operationId, request }) => operationId === 'getLabels' && request === 'the id of another member',
    ],
    [
      'an operation that opens to an unsigned token',
      (answer, path, headers) =>
        path.endsWith('/labels') && headers['authorization'] && answer.status === 401 ? english : undefined,
      ({ operationId, request }) => operationId === 'getLabels' && request === 'a token that nobody signed',
    ],
    [
      'an operation that opens to the token of an ended session',
      (answer, path, headers) =>
        path.endsWith('/labels') && headers['authorization'] && answer.status === 401 ? english : undefined,
      ({ operationId, request }) => operationId === 'getLabels' && request === 'the token of a session that was ended',
    ],
    [
      'a method that the contract does not declare',
      (answer, path, _headers, method) =>
        path.endsWith('/labels') && method === 'PATCH' ? { ...answer, status: 200 } : undefined,
      ({ operationId, request }) => operationId === 'getLabels' && request === 'the method PATCH',
    ],
    [
      'an allowed request that fails',
      (answer, path) =>
        path.includes('/service-types') && answer.status === 200 && !path.includes('subcategory=')
          ? { ...answer, status: 500, body: Buffer.from('{"messageEn":"x","messageFr":"y"}') }
          : undefined,
      ({ operationId, request }) => operationId === 'listServiceTypes' && request.includes('seed 1'),
    ],
  ])('the verification of read operations finds %s', async (_, spoil, isIt) => {
    const { findings } = await spoiled(spoil, (url) => verify(contracts, memberOf(url), { only: SPOILED }))
    expect(findings.find(isIt)?.curl).toMatch(/^curl -i /)
  })
})

describe('verification of writes', () => {
  let kept: Buffer | undefined
  const draft = (spoil: Spoil): Spoil => {
    kept = undefined
    return (answer, path, headers, method) =>
      path.includes('/banking-details') ? spoil(answer, path, headers, method) : undefined
  }
  it.each<[string, Spoil, RegExp]>([
    [
      'a write that is not stored',
      (answer, _, __, method) =>
        method === 'GET' && answer.status === 200
          ? json(answer, (body) => ({ ...body, account: '7654321' }))
          : undefined,
      /what updateBankingDetails wrote is not there: account/,
    ],
    [
      'a deleted value that is still there',
      (answer, _, __, method) => {
        if (method === 'GET' && answer.status === 200) kept = answer.body
        return method === 'GET' && kept
          ? { ...answer, status: 200, headers: { ...answer.headers, 'content-type': 'application/json' }, body: kept }
          : undefined
      },
      /what deleteBankingDetails took away is still there/,
    ],
    [
      'a failure when a value is deleted twice',
      (() => {
        let times = 0
        return (answer, _, __, method) =>
          method === 'DELETE' && (times += 1) === 2 ? { ...answer, status: 500 } : undefined
      })(),
      /status 500 where nothing is left to take away/,
    ],
  ])('the verification of write operations finds %s', async (_, spoil, problem) => {
    sandbox.reset()
    const { findings } = await spoiled(draft(spoil), (url) =>
      verify(contracts, memberOf(url), { writes: true, only: ['updateBankingDetails'] }),
    )
    expect(findings.flatMap(({ problems }) => problems)).toContainEqual(expect.stringMatching(problem))
  })
})

describe('warnings of the verification', () => {
  const told = (spoil: Spoil, options: Options = {}) =>
    spoiled(spoil, (url) =>
      verify(contracts, memberOf(url), { only: ['getCardholderDetails', 'listRecentClaims'], ...options }),
    )
  it('the verification reports a property that the contract does not declare as a warning, not as a finding', async () => {
    const { findings, warnings } = await told(
      only('/cardholder-details', (answer) =>
        json(answer, (body) => ({ ...body, socialInsuranceNumber: '046454286' })),
      ),
    )
    expect(findings).toEqual([])
    expect(warnings.flatMap(({ problems }) => problems)).toContain('body.socialInsuranceNumber is in no contract')
  })
  it('the verification reports null as a warning if the contract allows to leave a text out, and as a finding if not', async () => {
    const nothing = (...names: string[]) =>
      only('/recent-claims', (answer) => ({
        ...answer,
        body: Buffer.from(
          JSON.stringify(
            (JSON.parse(answer.body.toString()) as object[]).map((each) => ({
              ...each,
              ...Object.fromEntries(names.map((name) => [name, null])),
            })),
          ),
        ),
      }))
    const optional = await told(nothing('claimId'))
    expect(optional.findings).toEqual([])
    expect(optional.warnings.flatMap(({ problems }) => problems)).toContain(
      'body/*/claimId is null, which the portal takes for empty; better leave it out',
    )
    const needed = await told(nothing('claimType', 'statusUpdate'))
    expect(new Set(needed.findings.flatMap(({ problems }) => problems))).toEqual(
      new Set(['body/*/claimType must be string, and is null', 'body/*/statusUpdate must be string, and is null']),
    )
  })
  it('the verification reports an empty response as a warning, not as a finding, if the example has data', async () => {
    const { findings, warnings } = await told(() => undefined, { only: ['getPremiums'] })
    expect(findings).toEqual([])
    expect(warnings.flatMap(({ problems }) => problems)).toContain('204, nothing, where the example shows something')
  })
  it('the verification reports a slow response as a warning, not as a finding', async () => {
    const { findings, warnings } = await told(() => undefined, { slow: 0 })
    expect(findings).toEqual([])
    expect(warnings.flatMap(({ problems }) => problems)).toContain('the answer took more than 0 ms')
  })
})

it('a service that cannot end a session is told so, and no other operation is accused of it', async () => {
  const noSignOut: Spoil = (answer, path, _, method) =>
    method === 'DELETE' && path.endsWith('/jwt') ? { ...answer, status: 404 } : undefined
  const [some, all] = await spoiled(noSignOut, async (url) => [
    await verify(contracts, memberOf(url), { only: ['getBankingDetails'] }),
    await verify(contracts, memberOf(url), { only: ['getBankingDetails', 'revokeToken'] }),
  ])
  const problem = 'the sign-out answered 404 instead of 204, so nobody tried the token of an ended session'
  expect(some.findings).toEqual([])
  expect(some.warnings).toContainEqual(expect.objectContaining({ operationId: 'revokeToken', problems: [problem] }))
  expect(all.findings).toMatchObject([
    {
      operationId: 'revokeToken',
      problems: [problem],
      curl: expect.stringMatching(/^curl -i -X DELETE .*"Authorization: Bearer \$TOKEN"/),
    },
  ])
})

it('the report says what several operations were asked, and what stands for tokens in its commands', async () => {
  const open: Spoil = (answer, path, headers) =>
    /\/(?:labels|banking-details)$/.test(path) && headers['authorization'] && answer.status === 401
      ? english
      : undefined
  const text = asText(
    await spoiled(open, (url) => verify(contracts, memberOf(url), { only: ['getLabels', 'getBankingDetails'] })),
    false,
  )
  expect(text).toMatch(
    /status 200 instead of 401\n.* requests of get\w+, get\w+ \(.*the token of a session that was ended/,
  )
  expect(text).toContain('"Authorization: Bearer $FORGED_TOKEN"')
  expect(text).toContain('$..._TOKEN is the token that the brackets name.')
})

it('the verification reports a response that takes most of the timeout as a finding', async () => {
  const [account, memberService] = contracts
  const hurried = memberService!.operations.map((each) => ({ ...each, object: { ...each.object, 'x-timeout-ms': 1 } }))
  const { findings } = await verify([account!, { ...memberService!, operations: hurried }], memberOf(sandbox.url), {
    only: ['getLabels'],
  })
  expect(findings.flatMap(({ problems }) => problems).join()).toMatch(/the answer took \d+ ms, and the portal waits 1/)
})

it('the verification reports a field that an earlier run found in a response and the current run does not find', async () => {
  const options = { only: ['getCardholderDetails'] }
  const first = await verify(contracts, memberOf(sandbox.url), options)
  const baseline = first.coverage.properties.list
  expect(baseline).toContain('getCardholderDetails 200 firstName')
  const without = only('/cardholder-details', (answer) => json(answer, ({ firstName: _name, ...others }) => others))
  const second = await spoiled(without, (url) => verify(contracts, memberOf(url), { ...options, baseline }))
  expect(second.findings.flatMap(({ problems }) => problems)).toContain(
    'seen before, and not any more: getCardholderDetails 200 firstName',
  )
})

it('the report lists each cause once with a command, and the machine-readable reports list every operation', async () => {
  const verification = await spoiled(
    (answer, path) => (path.includes('/members/') ? withHeader({ 'cache-control': 'no-cache' })(answer) : undefined),
    (url) => verify(contracts, memberOf(url), { only: ['getLabels', 'getCardholderDetails'] }),
  )
  const cause = grouped(verification.findings).find(
    ({ problem }) => problem === 'header cache-control does not say no-store',
  )
  expect(new Set(cause?.met.map(({ operationId }) => operationId))).toEqual(
    new Set(['getLabels', 'getCardholderDetails']),
  )
  expect(asText(verification, false).split('header cache-control does not say no-store')).toHaveLength(2)
  expect(formatNamed('junit', false)(verification)).toMatch(
    /tests="2" failures="2"[^]*<testcase classname="contract" name="getLabels">\s*<failure message="[^"]*no-store/,
  )
  const { runs } = JSON.parse(formatNamed('sarif', false)(verification)) as { runs: { results: object[] }[] }
  expect(runs[0]!.results).toContainEqual(expect.objectContaining({ ruleId: 'contract-verify', level: 'error' }))
  expect(formatNamed('github', false)(verification)).toMatch(
    /^::error title=contract-verify::get\w+, get\w+: header cache-control does not say no-store/m,
  )
})

it('the text report says what the verification found and how many operations it called', async () => {
  const text = asText(await verify(contracts, memberOf(sandbox.url)), true)
  expect(text).toContain('The service keeps the contract')
  expect(text).toMatch(/Operations called: \d+ of \d+ \(\d+ %\)/)
  expect(text).toContain('not seen: ')
})

describe('the verification on the command line', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; said: string }>((done) => {
      execFile(process.execPath, ['tools/contract/verify.ts', ...args], (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
      )
    })
  it('the verification ends with a one-line error and exit code 2 if a service is down', async () => {
    const { code, said } = await run(
      '--account',
      'http://127.0.0.1:9/accounts',
      '--member',
      'http://127.0.0.1:9/members',
    )
    expect(code).toBe(2)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(said).toMatch(/^http:\/\/127\.0\.0\.1:9\/accounts does not answer: \w/)
  })
  it('the verification ends with a one-line error and exit code 2 if the URL of a service is invalid', async () => {
    const { code, said } = await run('--account', 'nowhere')
    expect([code, said.trim().split('\n').length]).toEqual([2, 1])
  })
  it('the verification ends with a one-line error and exit code 2 if the member cannot sign in', async () => {
    const { code, said } = await run(
      '--account',
      `${sandbox.url}/accounts`,
      '--member',
      `${sandbox.url}/members`,
      '--password',
      'Wrong1password',
    )
    expect(code).toBe(2)
    expect(said).toMatch(/^Signing in as default@example\.com at \S+ answered 401/)
  })

  it.each<[string, string[], RegExp]>([
    [
      'no contract declares',
      ['--only', 'getLabels', '--only', 'getLabel'],
      /^There is no operation getLabel\. The nearest: getLabels,/,
    ],
    ['changes data, without --writes', ['--only', 'markNotificationsRead'], /^markNotificationsRead .* Add --writes /],
  ])(
    'the verification ends with a one-line error and exit code 2 if --only names an operation that %s',
    async (...row) => {
      const [, args, says] = row
      const { code, said } = await run('--url', sandbox.url, ...args)
      expect([code, said.trim().split('\n').length]).toEqual([2, 1])
      expect(said).toMatch(says)
    },
  )
  it('the verification calls all operations that one --only names with commas', async () => {
    const { code, said } = await run('--url', sandbox.url, '--only', 'getLabels,getBankingDetails')
    expect([code, said]).toEqual([0, expect.stringContaining('Operations called: 2 of 2 ')])
  })

  it('the verification stops and names the cause if the response to the sign-in has no token in its header', async () => {
    const noToken = only('/accounts/login', (answer) => ({
      ...answer,
      headers: { 'content-type': 'application/json' },
    }))
    await expect(spoiled(noToken, (url) => verify(contracts, memberOf(url), { only: SPOILED }))).rejects.toThrow(
      'answered 200 without x-auth',
    )
  })
})

describe('a portal at another origin', () => {
  const ORIGIN = 'http://localhost:5173'
  const isFirst = (request: string) => request.includes('OPTIONS')
  /** What the verification says for a portal there, if a service's headers for preflights and responses are these. */
  async function problemsWith(allowed: Record<string, string>, shown: Record<string, string>) {
    const { findings } = await spoiled(
      (answer, _path, _headers, method) =>
        method === 'OPTIONS'
          ? { status: 204, headers: allowed, body: Buffer.alloc(0) }
          : { ...answer, headers: { ...answer.headers, ...shown } },
      (url) =>
        verify(contracts, { ...memberOf(url), origin: ORIGIN }, { only: ['getJwt', 'updateNotificationPreferences'] }),
    )
    const ofKind = (first: boolean) =>
      findings.filter(({ request }) => isFirst(request) === first).flatMap(({ problems }) => problems)
    return { first: ofKind(true), later: [...new Set(ofKind(false))] }
  }
  const origin = { 'access-control-allow-origin': ORIGIN }

  it('may call every operation of the sandbox, and read its responses', async () => {
    const { findings } = await verify(contracts, { ...memberOf(sandbox.url), origin: ORIGIN })
    expect(findings).toEqual([])
  })

  it('is told which headers of a service keep a browser from calling it', async () => {
    const headers = { ...origin, 'access-control-allow-headers': 'Locale, Client, Content-Type, Idempotency-Key, *' }
    expect((await problemsWith(headers, origin)).first).toEqual([
      'header access-control-allow-headers does not name authorization',
      'header access-control-allow-methods does not name PUT',
      'header access-control-allow-headers does not name authorization',
    ])
  })

  it('is told which headers of a service keep a browser from reading a response', async () => {
    const allowed = { ...origin, 'access-control-allow-headers': 'authorization', 'access-control-allow-methods': '*' }
    expect((await problemsWith(allowed, origin)).later).toEqual([
      'header access-control-expose-headers does not name x-auth, so no portal can read it',
    ])
    expect((await problemsWith(allowed, { 'access-control-allow-origin': 'https://other.example' })).later).toContain(
      `header access-control-allow-origin does not say ${ORIGIN}, so no browser shows the answer to a portal there`,
    )
  })
})
