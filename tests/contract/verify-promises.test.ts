import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContract, type Contract } from '../../tools/generate/contracts/read-contract.ts'
import { verify, type Options } from '../../tools/contract/verify/run.ts'
import { startSandbox, type Sandbox } from '../../sandbox/server.ts'

const OWN = 'default@example.com'
const OTHER = 'quebec@example.com'
let sandbox: Sandbox
let contracts: Contract[]
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  contracts = [readContract('account'), readContract('member')]
})
afterAll(() => sandbox.close())

interface Asked {
  method: string
  url: string
  headers: Record<string, string>
  body: Buffer
}
interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}
/** Changes that a proxy makes to requests or responses. They make the sandbox look like a broken service. */
interface Door {
  readonly ask?: (asked: Asked, tokens: ReadonlyMap<string, string>) => void
  readonly answer?: (answer: Answer, asked: Asked) => void
  /** may respond in place of the sandbox; returns true if it has done so */
  readonly raw?: (asked: Asked, response: ServerResponse) => boolean
}

async function behind({ ask, answer, raw }: Door): Promise<Server> {
  const tokens = new Map<string, string>()
  const pass = async (request: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        ([name]) => !/^(?:host|connection|content-length|transfer-encoding|accept-encoding)$/.test(name),
      ),
    ) as Record<string, string>
    const asked = { method: request.method ?? 'GET', url: request.url ?? '', headers, body }
    if (raw?.(asked, response)) return
    const login = asked.url.endsWith('/login')
      ? String((JSON.parse(body.toString() || '{}') as { email?: string }).email)
      : undefined
    ask?.(asked, tokens)
    const found = await fetch(sandbox.url + asked.url, {
      method: asked.method,
      headers: asked.headers,
      ...(asked.body.length > 0 && { body: new Uint8Array(asked.body) }),
    })
    const kept = Object.fromEntries(
      [...found.headers].filter(
        ([name]) => !/^(?:content-length|content-encoding|transfer-encoding|connection|keep-alive|date)$/.test(name),
      ),
    )
    const sent = { status: found.status, headers: kept, body: Buffer.from(await found.arrayBuffer()) }
    // The first token of each member is kept. A second token belongs to the session that the test ends.
    if (login && sent.headers['x-auth'] && !tokens.has(login)) tokens.set(login, sent.headers['x-auth'])
    answer?.(sent, asked)
    response.writeHead(sent.status, sent.headers).end(sent.body)
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void pass(request, Buffer.concat(chunks), response))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

const claimsOf = (headers: Readonly<Record<string, string>>, part: 0 | 1) =>
  JSON.parse(
    Buffer.from(headers['authorization']?.replace('Bearer ', '').split('.')[part] ?? 'e30', 'base64url').toString(),
  ) as Record<string, unknown>
/** Changes JSON responses with the status 200. */
const json =
  (change: (body: never, asked: Asked) => unknown): NonNullable<Door['answer']> =>
  (answer, asked) => {
    if (
      answer.status === 200 &&
      answer.headers['content-type']?.startsWith('application/json') &&
      !asked.url.includes('/accounts/')
    )
      answer.body = Buffer.from(JSON.stringify(change(JSON.parse(answer.body.toString()) as never, asked)))
  }
const everyText = (change: (text: string) => string) =>
  json(
    (body) =>
      JSON.parse(JSON.stringify(body), (_, value: unknown) =>
        typeof value === 'string' ? change(value) : value,
      ) as unknown,
  )

type Row = [what: string, operation: string, door: Door, problem: RegExp, options?: Options, login?: string]
const ROWS: readonly Row[] = [
  [
    'a document without a name',
    'getClaimsPdf',
    { answer: ({ headers }) => delete headers['content-disposition'] },
    /Content-Disposition is missing/,
  ],
  [
    'a document without tags',
    'getClaimsPdf',
    {
      answer: (answer) => {
        answer.body = Buffer.from(answer.body.toString('latin1').replace('/MarkInfo', '/NoMarks_'), 'latin1')
      },
    },
    /^the document is not tagged, .*: write it as PDF\/UA/,
  ],
  [
    'the two languages swapped',
    'listClaimTypes',
    {
      ask: ({ headers }) => {
        headers['accept-language'] = headers['accept-language']!.startsWith('fr') ? 'en' : 'fr'
        headers['locale'] = headers['accept-language']
      },
    },
    /the texts are French where English was asked for/,
  ],
  [
    'French of Canada answered in English',
    'listClaimTypes',
    {
      ask: ({ headers }) => {
        if (headers['accept-language']!.startsWith('fr-CA'))
          Object.assign(headers, { 'accept-language': 'en', locale: 'en' })
      },
    },
    /the texts are English where French was asked for/,
  ],
  [
    'one entry more than the limit',
    'listRecentClaimServices',
    {
      ask: (asked) => {
        asked.url = asked.url.replace(/limit=(\d+)/, (_, limit) => `limit=${Number(limit) + 1}`)
      },
    },
    /more entries than the limit/,
  ],
  [
    'an answer that some caches keep',
    'getLabels',
    {
      answer: ({ headers }) => {
        headers['cache-control'] = 'no-store, max-age=60'
      },
    },
    /max-age=60 beside no-store/,
  ],
  [
    'an answer from a cache',
    'getLabels',
    {
      answer: ({ headers }) => {
        headers['age'] = '12'
      },
    },
    /header age says that a cache gave the answer/,
  ],
  [
    'a token that says that it needs no signature',
    'getLabels',
    {
      ask: ({ headers }, tokens) => {
        if (claimsOf(headers, 0)['alg'] === 'none') headers['authorization'] = `Bearer ${tokens.get(OWN)}`
      },
    },
    /status 200 instead of 401/,
  ],
  [
    'a token that has expired',
    'getLabels',
    {
      ask: ({ headers }, tokens) => {
        if (Number(claimsOf(headers, 1)['exp']) < Date.now() / 1000)
          headers['authorization'] = `Bearer ${tokens.get(OWN)}`
      },
    },
    /status 200 instead of 401/,
  ],
  [
    'the data of another member by their id',
    'getCardholderDetails',
    {
      ask: (asked, tokens) => {
        if (asked.url.includes(encodeURIComponent(OTHER)) && tokens.has(OTHER))
          asked.headers['authorization'] = `Bearer ${tokens.get(OTHER)}`
      },
    },
    /status 200 for data of another member/,
  ],
  [
    'the data of somebody else under the own id',
    'getContactInfoDetails',
    {
      ask: (asked, tokens) => {
        if (tokens.has(OTHER)) {
          asked.url = asked.url.replace(encodeURIComponent(OWN), encodeURIComponent(OTHER))
          if (asked.headers['authorization']) asked.headers['authorization'] = `Bearer ${tokens.get(OTHER)}`
        }
      },
    },
    /another id than the one that was asked for: its property id is not the login in the request/,
  ],
  [
    'the data of somebody else where no identity comes back',
    'getCardholderDetails',
    {
      ask: (asked, tokens) => {
        if (tokens.has(OTHER)) {
          asked.url = asked.url.replace(encodeURIComponent(OWN), encodeURIComponent(OTHER))
          if (asked.headers['authorization']) asked.headers['authorization'] = `Bearer ${tokens.get(OTHER)}`
        }
      },
    },
    /another member gets the same answer/,
  ],
  [
    'amounts in whole dollars',
    'searchPaymentHistories',
    { answer: everyText((text) => text.replace(/^(-?\d+)\.\d{2}$/, '$1.00')) },
    /every amount is in whole dollars/,
  ],
  [
    'a day that does not exist',
    'listRecentClaims',
    { answer: everyText((text) => text.replace(/^(\d{4})\d{4}$/, '$10231')) },
    /receivedDate must be a day of the calendar/,
  ],
  [
    'a connection that is closed',
    'getLabels',
    { raw: ({ url }, response) => url.endsWith('/labels') && Boolean(response.destroy()) },
    /^no answer: /,
  ],
  [
    'a compression that is none',
    'getLabels',
    {
      raw: ({ url }, response) =>
        url.endsWith('/labels') &&
        Boolean(response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('{}')),
    },
    /^no answer: /,
  ],
  [
    'a compression that is broken off',
    'getLabels',
    {
      raw: ({ url }, response) =>
        url.endsWith('/labels') &&
        Boolean(
          response
            .writeHead(200, {
              'content-type': 'application/json',
              'cache-control': 'no-store',
              'content-encoding': 'gzip',
            })
            .end(gzipSync('{"01":"Hospital"}').subarray(0, 12)),
        ),
    },
    /the body ends before its gzip does|^no answer: /,
  ],
  [
    'every line twice',
    'listRecentClaims',
    { answer: json((body: unknown[]) => body.flatMap((each) => [each, each])) },
    /the same entry twice/,
  ],
  [
    'the oldest line first',
    'listRecentClaims',
    { answer: json((body: unknown[]) => body.toReversed()) },
    /not in the order that is promised, newest first/,
  ],
  [
    'a total that is not the sum',
    'searchPaymentHistories',
    { answer: json((body: object) => ({ ...body, totalPaidAmount: '1.23' })) },
    /totalPaidAmount is not the sum of paidAmount in paymentLines/,
  ],
  [
    'parts that do not add up',
    'getClaimPaymentDetails',
    { answer: json((body: object) => ({ ...body, eligibleAmount: '1.23' })) },
    /submittedAmount is not the sum of eligibleAmount and excludedAmount/,
  ],
  [
    'a trace of the program',
    'getLabels',
    {
      answer: (answer) => {
        if (answer.status === 401)
          answer.body = Buffer.from(
            JSON.stringify({ messageEn: 'a', messageFr: 'b', stack: 'Error: x\n    at open (/srv/app.js:12:3)' }),
          )
      },
    },
    /the failure shows a trace of the program/,
  ],
  [
    'a cookie',
    'getLabels',
    {
      answer: ({ headers }) => {
        headers['set-cookie'] = 'a=b'
      },
    },
    /the answer sets a cookie/,
  ],
  [
    'a sign-in that tells who has an account',
    'login',
    {
      answer: (answer, { url, body }) => {
        if (url.endsWith('/login') && body.toString().includes('nobody'))
          answer.body = Buffer.from('{"messageEn":"Nobody.","messageFr":"Personne."}')
      },
    },
    /a stranger learns who has an account/,
  ],
  [
    'filters that are ignored',
    'searchPaymentHistories',
    {
      ask: (asked) => {
        asked.url = asked.url.replace(/fromDate=\d+/, 'fromDate=20200101').replace(/toDate=\d+/, 'toDate=20991231')
      },
    },
    /entries outside of the dates that were asked for/,
  ],
  [
    'the token of somebody else',
    'getJwt',
    {
      answer: (answer, { url }) => {
        if (url.endsWith('/jwt') && answer.status === 200)
          answer.headers['x-auth'] =
            `e30.${Buffer.from(JSON.stringify({ sub: OTHER, groups: ['MEMBER'], exp: 4e9 })).toString('base64url')}.x`
      },
    },
    /x-auth is the token of somebody else/,
  ],
  [
    'a key that is thrown away',
    'createPremiumPayment',
    { ask: ({ headers }) => delete headers['idempotency-key'] },
    /the same key does nothing a second time|same key gives the same answer/,
    { writes: true },
    'premiums@example.com',
  ],
  [
    'many wrong entries of a list',
    'listRecentClaims',
    { answer: json((body: object[]) => body.map((each) => ({ ...each, status: 1 }))) },
    /^body\/\*\/status must be string, and is of type number$/,
  ],
]

describe("promises in the contract's descriptions", () => {
  it.each<Row>(ROWS)('the verification finds %s', async (_, operation, door, problem, options, login = OWN) => {
    sandbox.reset()
    const server = await behind(door)
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const running = {
      bases: { account: `${url}/accounts`, member: `${url}/members` },
      login,
      password: 'Welcome2portal',
    }
    const { findings } = await verify(contracts, running, { only: [operation], ...options })
    server.closeAllConnections()
    server.close()
    expect(findings.flatMap(({ problems }) => problems)).toContainEqual(expect.stringMatching(problem))
  })
})

it.each([1, 2, 3])(
  'the contract verification has no findings for the sandbox with the random seed %i',
  async (seed) => {
    sandbox.reset()
    const running = {
      bases: { account: `${sandbox.url}/accounts`, member: `${sandbox.url}/members` },
      login: OWN,
      password: 'Welcome2portal',
    }
    expect((await verify(contracts, running, { seed })).findings).toEqual([])
  },
)

it('the contract verification warns that privacy is not checked if no second member is named', async () => {
  sandbox.reset()
  const running = {
    bases: { account: `${sandbox.url}/accounts`, member: `${sandbox.url}/members` },
    login: 'dependant@example.com',
    password: 'Welcome2portal',
  }
  const { warnings } = await verify(contracts, running, { only: ['getLabels'] })
  expect(warnings.flatMap(({ problems }) => problems)).toContainEqual(expect.stringMatching(/name one with --other/))
})
