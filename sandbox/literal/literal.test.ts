import { beforeEach, describe, expect, it } from 'vitest'
import { ANSWERS, createApp, SETTINGS, type Chosen } from './app.ts'
import { headersOf, isOpen, names, ROWS, SERVICES, type Row } from './calls.ts'
import { wrongClaim } from './checks.ts'
import { Journal } from './journal.ts'
import { tokenFor } from './token.ts'

/** Number of calls that section 7 of each document describes, counted by hand under each heading. */
const COUNTED = {
  '1 §7 Account': 14,
  '1 §7 Member': 23,
  '2 §7 Coverage': 31,
  '2 §7 Spending': 10,
  '2 §7 Claims': 10,
  '2 §7 History': 15,
  '2 §7 Banking': 5,
  '2 §7 Card': 11,
}

const journal = new Journal()
const chosen = new Map<string, Chosen>()
const settings = { ...SETTINGS }
const app = createApp({
  open: [{ call: 'directDepositForm', method: 'GET', path: '/{id}/forms/DD' }],
  journal,
  chosen,
  settings,
})
const headers = { Locale: 'fr', Client: 'MemberSite', Authorization: tokenFor(60) }
const json = (method: string, body: unknown) => ({
  method,
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})
const member = { Locale: headers.Locale, Authorization: headers.Authorization }
const get = (path: string) =>
  app.request(`/members${path}`, { headers: { Authorization: headers.Authorization, 'Accept-Language': 'fr' } })
const reasons = () => journal.refused.flatMap((each) => each.reasons)

beforeEach(() => {
  journal.clear()
  chosen.clear()
  Object.assign(settings, SETTINGS)
})

describe("table of the specification's calls", () => {
  it('the table lists each call of the two specification documents exactly once', () => {
    const found = Object.fromEntries(
      Object.keys(COUNTED).map((place) => [place, ROWS.filter(({ from }) => from.includes(place)).length]),
    )
    expect(found).toEqual(COUNTED)
    expect(new Set(ROWS.map(({ call }) => call)).size).toBe(ROWS.length)
    expect(new Set(ROWS.filter((row) => !isOpen(row)).map(({ is, query }) => `${is} ${query ?? ''}`)).size).toBe(
      ROWS.filter((row) => !isOpen(row)).length,
    )
  })

  it('the stub server has a response for each combination of call and status in the table', () => {
    expect(Object.keys(ANSWERS).toSorted()).toEqual(ROWS.map(({ call }) => call).toSorted())
    const lacking = ROWS.flatMap(({ call, statuses }) => {
      const given = Object.values(ANSWERS[call]!).map(({ status }) => status)
      return statuses.filter((status) => !given.includes(status)).map((status) => `${call} ${status}`)
    })
    expect(lacking).toEqual([])
  })

  it('the responses of the stub server have exactly the field names that the documents give', () => {
    const wrong = ROWS.flatMap(({ call, answer }) => {
      const given = new Set(Object.values(ANSWERS[call]!).flatMap(({ body }) => keysOf(body)))
      const named = answer.split(' ').filter(Boolean)
      return [
        ...[...given].filter((key) => !named.includes(key)).map((key) => `${call}: ${key}`),
        ...named.filter((key) => !given.has(key)).map((key) => `${call} lacks ${key}`),
      ]
    })
    expect(wrong).toEqual([])
  })
})

/** Field names in a response. Keys that are codes, provinces or tooth numbers are data, so they are left out. */
const keysOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => [...(/^[A-Z0-9-]+$/.test(key) ? [] : [key]), ...keysOf(each)])
}

/** A valid value for each format of the specification, for the requests that `requestOf` builds. */
const VALUES: Readonly<Record<string, string>> = {
  yyyymmdd: '20260131',
  'yyyy-MM-dd': '2026-01-31',
  digits: '5',
  lower: 'moncton',
  '': 'x',
}
const valueOf = (looks: string) => VALUES[looks] ?? looks.split('|')[0]!
function requestOf(row: Row): Request {
  const { is, service, query, body } = row
  const [method = '', path = ''] = is.split(' ')
  const url = new URL(`http://localhost${SERVICES[service].base}${path.replaceAll(/\{\w+\}/g, 'me')}`)
  for (const { name, looks } of names(query)) url.searchParams.set(name, valueOf(looks))
  const sent: Record<string, unknown> = {}
  for (const { name, looks } of names(body)) {
    const [outer = '', inner] = name.split('.')
    if (inner) sent[outer] = { ...(sent[outer] as object | undefined), [inner]: 'x' }
    else sent[name] = looks === 'true' ? true : valueOf(looks)
  }
  const named = Object.fromEntries(
    Object.entries(headers).filter(([name]) => headersOf(row).some((each) => each.name === name)),
  )
  return new Request(url, { method, headers: named, ...(body && { body: JSON.stringify(sent) }) })
}

describe('requests to the stub server', () => {
  it.each(ROWS.filter((row) => !isOpen(row) && !row.multipart).map((row) => [row.call, row] as const))(
    'the stub server accepts the call %s, sent as the documents describe it',
    async (call, row) => {
      const response = await app.request(requestOf(row))
      expect(journal.refused).toEqual([])
      expect(journal.accepted.map((each) => each.call)).toEqual([call])
      expect(response.status).toBe(ANSWERS[call]!.default.status)
      if (ANSWERS[call]!.default.body === undefined && !ANSWERS[call]!.default.file)
        expect(await response.text()).toBe('')
    },
  )

  it('the stub server answers a sign-in with a token in the header x-auth and an empty body', async () => {
    const response = await app.request(
      '/accounts/login',
      json('POST', { email: 'a@example.com', password: 'Secret-1' }),
    )
    const [, carried = ''] = response.headers.get('x-auth')!.split('.')
    expect(Object.keys(JSON.parse(Buffer.from(carried, 'base64url').toString()) as object)).toEqual(['exp', 'groups'])
    expect(await response.text()).toBe('')
  })

  it.each([
    ['an unknown path', () => get('/me/premiums'), 404, 'the text names no such path'],
    [
      'an unknown method',
      () => app.request('/accounts/me/jwt', { method: 'DELETE', headers }),
      405,
      'the text names no such method',
    ],
    ['an unknown query', () => get('/me/participants?page=1'), 400, 'query page is not in the text'],
    ['a missing query', () => get('/me/coverages/booklet'), 400, 'query id is missing'],
    [
      'a date with dashes',
      () => get('/me/payment-histories?fromDate=2026-01-01&toDate=20260131'),
      400,
      'query fromDate is "2026-01-01", and should be yyyymmdd',
    ],
    [
      'a date without dashes',
      () => get('/me/01/cob?lob=1&benefit=2&claimDate=20260101'),
      400,
      'query claimDate is "20260101", and should be yyyy-MM-dd',
    ],
    [
      'capitals',
      () => get('/me/health-professionals?type=a&name=B&city=Moncton&province=nb'),
      400,
      'query city is "Moncton", and should be lower',
    ],
    [
      'an unknown property',
      () => app.request('/accounts/password', json('PUT', { newPassword: 'a', token: 'b', locale: 'en' })),
      400,
      'body locale is not in the text',
    ],
    [
      'an unknown part',
      () =>
        app.request('/members/me/contact-info-details', {
          ...json('PUT', { address: { unit: 1 }, phoneNumber: '5' }),
          headers: member,
        }),
      400,
      'body address.unit is not in the text',
    ],
    [
      'a body where none is named',
      () => app.request('/accounts/me/activation', json('POST', {})),
      400,
      'body: the text names none',
    ],
    [
      'an unknown header',
      () =>
        app.request('/members/me/labels', {
          headers: { Authorization: headers.Authorization, 'Idempotency-Key': '1' },
        }),
      400,
      'header idempotency-key is not in the text',
    ],
    ['no token', () => app.request('/members/me/banking-details'), 401, 'header Authorization is missing'],
    [
      'another client',
      () =>
        app.request('/accounts/login', {
          method: 'POST',
          headers: { Locale: 'en' },
          body: '{"email":"a","password":"b"}',
        }),
      400,
      'header Client is missing',
    ],
  ] as const)('the stub server refuses a request with %s and records the reason', async (_, ask, status, reason) => {
    expect((await ask()).status).toBe(status)
    expect(reasons()).toEqual([reason])
  })

  it('the stub server refuses a preflight request for a header or a method that the documents do not name', async () => {
    const asks = (wanted: string, method = 'POST') =>
      app.request('/members/me/contact-us-email', {
        method: 'OPTIONS',
        headers: { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': wanted },
      })
    expect((await asks('authorization, content-type,locale')).status).toBe(204)
    expect((await asks('authorization,idempotency-key')).status).toBe(403)
    expect((await asks('authorization', 'PATCH')).status).toBe(405)
    expect(reasons()).toEqual(['header idempotency-key is not in the text', 'the text names no such method'])
  })

  it('for a call without a documented path, the stub server takes the path from its settings and marks the call in its log', async () => {
    expect((await get('/me/forms/DD?locale=fr')).status).toBe(200)
    expect(journal.accepted).toMatchObject([{ call: 'directDepositForm', open: true }])
  })

  it('the stub server returns the response that a test chose', async () => {
    const choose = (each: Chosen) => app.request('/__literal/answers', { method: 'PUT', body: JSON.stringify(each) })
    await choose({ operation: 'banking', variant: 'none' })
    expect((await get('/me/banking-details')).status).toBe(204)
    await choose({ operation: 'banking', fields: { bank: '002' } })
    expect(await (await get('/me/banking-details')).json()).toEqual({
      branch: '00004',
      bank: '002',
      account: '1234567',
    })
    await choose({ operation: 'banking', status: 500, body: { messageEn: 'No.' } })
    expect((await get('/me/banking-details')).status).toBe(500)
    expect((await choose({ operation: 'bank' })).status).toBe(400)
  })
})

it('the stub server returns amounts as numbers or as text, depending on its settings', async () => {
  const paid = async () =>
    (
      (await (await get('/me/payment-histories?fromDate=20260101&toDate=20260131')).json()) as {
        totalPaidAmount: unknown
      }
    ).totalPaidAmount
  expect(await paid()).toBe(80)
  settings.numbers = 'text'
  expect(await paid()).toBe('80.00')
})

describe('claim submission to the stub server', () => {
  const send = (claim: unknown, ...files: string[]) => {
    const body = new FormData()
    body.append('claimExtraInfo', typeof claim === 'string' ? claim : new Blob([JSON.stringify(claim)]))
    for (const name of files) body.append('files', new Blob(['x']), name)
    return app.request('/members/me/multi-claims', {
      method: 'POST',
      headers: { Locale: 'en', Authorization: headers.Authorization },
      body,
    })
  }

  it('the stub server accepts a claim in a text field with numbered files, and records each claim', async () => {
    await send('{"claimType":"XX-PRAC"}', 'file-01.pdf', 'file-02.png')
    await send('{"claimType":"XX-PRAC"}')
    expect(journal.refused).toEqual([])
    expect(journal.claims.map(({ files }) => files.length)).toEqual([2, 0])
  })

  it.each([
    ['a field that is a file', () => send({}), 'claimExtraInfo is no plain field of the form, but a file'],
    [
      'another name of a file',
      () => send('{}', 'receipt.pdf'),
      'file "receipt.pdf" should be named file-01 and so on, with its ending',
    ],
    ['a gap between files', () => send('{}', 'file-02.pdf'), 'files are numbered 2'],
    ['an unknown name', () => send('{"draftId":"1"}'), 'claim: draftId is not in the text'],
  ])('the stub server refuses a claim with %s', async (_, ask, reason) => {
    expect((await ask()).status).toBe(400)
    expect(reasons()).toEqual([reason])
    expect(journal.claims).toEqual([])
  })

  it('with the lenient setting, the stub server accepts unknown field names in a claim and records them', async () => {
    settings.lenient = true
    expect((await send('{"draftId":"1"}')).status).toBe(200)
    expect(journal.claims).toMatchObject([{ unknown: ['claim: draftId is not in the text'] }])
  })

  it('wrongClaim reports null values in a submitted claim, and the fields `id` and `claimId`', () => {
    expect(
      wrongClaim(
        '{"comments":null,"benefitServices":[{"id":1,"serviceId":2}],"benefitProvider":{"claimId":"1","city":"Moncton"}}',
      ),
    ).toEqual([
      'claim: comments is null',
      'claim benefitServices: id is not in the text',
      'claim benefitProvider: claimId is not in the text',
    ])
  })
})
