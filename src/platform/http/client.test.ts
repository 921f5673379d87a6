import axios from 'axios'
import { beforeEach, describe, expect, it } from 'vitest'
import { json, useService } from '../../../tests/support/service.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { contractCheck } from './contract-check.ts'
import { toFormData } from './form-data.ts'
import { accountClient, accountClientWithHeaders, memberClient, toQuery } from './client.ts'
import { abortAllRequests, configureHttp, httpConfig } from './http-config.ts'

const service = useService({
  apiToken: () => token,
  locale: () => locale,
  reauthenticate: () => reauthenticate(),
  sendsIdempotencyKeys: () => sendsKeys,
  answer: (response) => json(response, 200, { ok: true }),
})
let token: string | undefined
let locale: 'en' | 'fr'
/** Simulates the member's answer in the password dialog. */
let reauthenticate: () => Promise<boolean>
let asked: number
let sendsKeys: boolean

beforeEach(() => {
  token = 'Bearer aaa'
  locale = 'en'
  asked = 0
  sendsKeys = true
  reauthenticate = () => {
    asked += 1
    return Promise.resolve(false)
  }
})

const get = { url: '/a%2Bb/thing', method: 'GET' }
const failure = async (call: Promise<unknown>): Promise<PortalError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(PortalError)
  return error as PortalError
}

describe('request bodies', () => {
  const reported: unknown[] = []
  beforeEach(() => {
    reported.length = 0
    contractCheck.mode = 'report'
    contractCheck.report = ({ message, issues }) => void reported.push([message, issues])
    return () => {
      contractCheck.mode = 'off'
      contractCheck.report = () => undefined
    }
  })
  const deposit = {
    url: '/~/banking-details',
    method: 'PUT',
    data: { branch: '12345', bank: '003', account: 'not a number' },
  }

  it('a request body that violates its schema is not sent; the error has the kind request, and its report contains no value', async () => {
    const error = await failure(
      memberClient(deposit, { operationId: 'updateBankingDetails', errorName: 'changeDirectDeposit' }),
    )
    expect(error).toMatchObject({
      kind: 'request',
      operationId: 'updateBankingDetails',
      catalogue: 'generic',
      mayHaveArrived: false,
    })
    expect(service.calls).toEqual([])
    expect(reported).toEqual([
      ['updateBankingDetails request breaks the contract', [{ code: 'invalid_format', path: ['account'] }]],
    ])
  })

  it(
    'a request body with an unknown property is not sent if its schema allows no additional properties',
    { tags: ['CLAIM-80'] },
    async () => {
      const data = toFormData({
        claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03', claimId: 'draft' },
      })
      expect(
        await failure(memberClient({ url: '/a/claims', method: 'POST', data }, { operationId: 'submitMultiClaims' })),
      ).toMatchObject({ kind: 'request' })
      expect(service.calls).toEqual([])
    },
  )

  it('a request body that conforms to its schema is sent, and so is the body of an operation without a schema', async () => {
    const data = toFormData({
      claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03' },
      files: [new File(['a'], 'file-01.png', { type: 'image/png' })],
    })
    service.answer((response) => json(response, 200, {}))
    await memberClient(
      { url: '/a/claims', method: 'POST', data },
      { operationId: 'submitMultiClaims', optionalBodies: [200] },
    )
    await failure(memberClient({ ...deposit, method: 'POST' }, { operationId: 'unknownOperation' }))
    expect(service.calls.map(({ method }) => method)).toEqual(['POST', 'POST'])
    expect(reported.filter((each) => JSON.stringify(each).includes('request breaks'))).toEqual([])
  })
})

describe('request headers', () => {
  it(
    'a request to the member service has the token, the page language in two headers, and no Client header',
    { tags: ['API-004', 'I18N-04', 'D-26'] },
    async () => {
      locale = 'fr'
      await memberClient(get)
      expect(service.calls[0]).toMatchObject({
        url: '/members/a%2Bb/thing',
        headers: { authorization: 'Bearer aaa', locale: 'fr', 'accept-language': 'fr' },
      })
      expect(service.calls[0]?.headers['client']).toBeUndefined()
    },
  )

  it(
    'a request to the account service has the headers Client (MemberSite) and Locale',
    { tags: ['API-001', 'CONST-14', 'I18N-04'] },
    async () => {
      await accountClient(get, { authorization: 'optional' })
      expect(service.calls[0]).toMatchObject({
        url: '/accounts/a%2Bb/thing',
        headers: { client: 'MemberSite', locale: 'en', authorization: 'Bearer aaa' },
      })
    },
  )

  it('a request has no token if its operation needs none in the contract, even if the member is signed in', async () => {
    await accountClient(get, { authorization: 'none' })
    expect(service.calls[0]?.headers.authorization).toBeUndefined()
  })

  it('a request has no Authorization header if no member is signed in', async () => {
    token = undefined
    await memberClient(get)
    expect(service.calls[0]?.headers.authorization).toBeUndefined()
  })

  it('a request has the headers that the caller sets, and sends a list as a repeated query parameter', async () => {
    await memberClient(
      { ...get, params: { codes: ['1', '2'], none: undefined } },
      { headers: { 'Idempotency-Key': 'k' } },
    )
    expect(service.calls[0]).toMatchObject({
      url: '/members/a%2Bb/thing?codes=1&codes=2',
      headers: { 'idempotency-key': 'k' },
    })
  })
})

describe('idempotency key', () => {
  const put = { url: '/a/thing', method: 'PUT', data: {} }
  const keys = () => service.calls.map(({ headers }) => headers['idempotency-key'])

  it('each write has a new idempotency key unless the caller gives one, and a read has no idempotency key', async () => {
    await memberClient(put)
    await accountClient(put)
    await memberClient(put, { headers: { 'Idempotency-Key': 'of the claim' } })
    await memberClient(get)
    expect(keys()).toEqual([
      expect.stringMatching(/^[\da-f-]{36}$/),
      expect.stringMatching(/^[\da-f-]{36}$/),
      'of the claim',
      undefined,
    ])
    expect(keys()[0]).not.toBe(keys()[1])
  })

  it('the idempotency key is omitted if the deployment does not send such keys', { tags: ['D-26'] }, async () => {
    sendsKeys = false
    await memberClient(put, { headers: { 'Idempotency-Key': 'of the claim' } })
    expect(keys()).toEqual([undefined])
  })

  it('the idempotency key stays the same when the write is sent again after the password dialog', async () => {
    let refusals = 1
    service.answer((response) => (refusals-- > 0 ? json(response, 401, {}) : json(response, 200, { ok: true })))
    reauthenticate = () => Promise.resolve(true)
    await memberClient(put)
    expect(new Set(keys()).size).toBe(1)
    expect(keys()).toHaveLength(2)
  })
})

describe('expected responses', () => {
  it.each([201, 202, 204])(
    'the status %i is a failure if only 200 is expected',
    { tags: ['ERR-02', 'AUTH-03'] },
    async (status) => {
      service.answer((response) => void response.writeHead(status).end())
      expect(await failure(memberClient(get, { operationId: 'x', expect: [200] }))).toMatchObject({
        status,
        operationId: 'x',
      })
    },
  )

  it('a write whose 200 response has no body returns null', async () => {
    service.answer((response) => void response.writeHead(200).end())
    expect(await memberClient({ url: '/a/thing', method: 'PUT', data: {} }, { expect: [200] })).toBeNull()
  })

  it('a response with HTML or a bare value violates the contract, and so does an empty response to a read', async () => {
    service.answer((response) => void response.writeHead(200).end())
    expect(
      await failure(memberClient(get, { operationId: 'x', expect: [200], errorName: 'formLoading' })),
    ).toMatchObject({
      kind: 'contract',
      status: 200,
      operationId: 'x',
      catalogue: 'formLoading',
    })
    for (const body of ['<!doctype html><h1>Gateway</h1>', '42'])
      for (const method of ['GET', 'PUT']) {
        service.answer((response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body))
        expect(await failure(memberClient({ url: '/a/thing', method }, { expect: [200] }))).toMatchObject({
          kind: 'contract',
        })
      }
  })

  it.each(['', '{}', '{"of":"another kind"}', 'OK', 'null', '42'])(
    'a write whose response body is "%s" returns null if the contract does not require a body',
    async (body) => {
      service.answer((response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(body))
      expect(await memberClient({ url: '/a/thing', method: 'PUT' }, { ignoredBodies: [200] })).toBeNull()
      contractCheck.mode = 'report'
      const named = { operationId: 'updateBankingDetails', optionalBodies: [200] }
      expect(await memberClient({ url: '/a/banking-details', method: 'PUT' }, named)).toBeNull()
    },
  )

  it.each(['<!doctype html><h1>Gateway</h1>', '{"branch":"00'])(
    'a write fails if the response body is broken or HTML, even if the contract requires no body: %s',
    { tags: ['ERR-02'] },
    async (body) => {
      service.answer((response) => void response.writeHead(200).end(body))
      for (const more of [{ ignoredBodies: [200] }, { optionalBodies: [200] }])
        expect(await failure(memberClient({ url: '/a/thing', method: 'PUT' }, more))).toMatchObject({
          kind: 'contract',
          mayHaveArrived: true,
        })
    },
  )

  it('a 204 response is null if the contract declares the status', async () => {
    service.answer((response) => void response.writeHead(204).end())
    expect(await memberClient(get, { expect: [200, 204] })).toBeNull()
  })

  it('a 400 response is returned if the contract expects the status', async () => {
    service.answer((response) => json(response, 400, { coverages: [1] }))
    expect(await memberClient(get, { expect: [200, 400] })).toEqual({ coverages: [1] })
  })

  it('accountClientWithHeaders returns the response headers', async () => {
    service.answer((response) => json(response, 200, {}, { 'x-auth': 'bbb' }))
    expect((await accountClientWithHeaders(get)).headers['x-auth']).toBe('bbb')
  })
})

describe('401 responses', () => {
  const expired = (): void =>
    service.answer((response, { headers }) =>
      headers.authorization === 'Bearer new' ? json(response, 200, { ok: true }) : json(response, 401, {}),
    )

  it('a 401 asks for the password once, and the request is sent again with the new token', async () => {
    expired()
    reauthenticate = () => {
      asked += 1
      token = 'Bearer new'
      return Promise.resolve(true)
    }
    expect(await memberClient({ ...get, method: 'POST', data: { typed: 'kept' } })).toEqual({ ok: true })
    expect(asked).toBe(1)
    expect(service.calls.map(({ headers, body }) => [headers.authorization, body])).toEqual([
      ['Bearer aaa', '{"typed":"kept"}'],
      ['Bearer new', '{"typed":"kept"}'],
    ])
  })

  it('a request that is refused with 401 a second time is not sent a third time', async () => {
    service.answer((response) => json(response, 401, {}))
    reauthenticate = () => Promise.resolve(true)
    expect(await failure(memberClient(get))).toMatchObject({ kind: 'unauthorised', status: 401 })
    expect(service.calls).toHaveLength(2)
  })

  it(
    'a request whose second 401 ends the session is treated as cancelled and shows no error',
    { tags: ['SESSION-30'] },
    async () => {
      service.answer((response) => json(response, 401, {}))
      reauthenticate = () => Promise.resolve(true)
      let refused = 0
      configureHttp({
        ...httpConfig(),
        refused: () => {
          refused += 1
          token = undefined
        },
      })
      expect(await failure(memberClient(get))).toMatchObject({ kind: 'cancelled' })
      expect(refused).toBe(1)
    },
  )

  it('a 401 remains a failure if the member does not enter the password', async () => {
    expired()
    expect(await failure(memberClient(get))).toMatchObject({ kind: 'unauthorised' })
    expect({ asked, sent: service.calls.length }).toEqual({ asked: 1, sent: 1 })
  })

  it.each([
    ['none', 'validation'],
    ['optional', 'unauthorised'],
  ] as const)(
    'a 401 response does not open the password dialog if the authorization of the request is "%s"; the error has the kind %s',
    async (authorization, kind) => {
      expired()
      expect(await failure(accountClient(get, { authorization, errorName: 'caller' }))).toMatchObject({
        kind,
        toCaller: true,
      })
      expect({ asked, sent: service.calls.length }).toEqual({ asked: 0, sent: 1 })
    },
  )

  it('a 401 response does not open the password dialog if no member is signed in', async () => {
    expired()
    token = undefined
    await failure(memberClient(get))
    expect(asked).toBe(0)
  })

  it.each([403, 500])('a response with the status %i does not open the password dialog', async (status) => {
    service.answer((response) => json(response, status, {}))
    await failure(memberClient(get))
    expect(asked).toBe(0)
  })
})

describe('failed requests', () => {
  it('a request that exceeds its timeout fails as a timeout, and its error says that the request may have arrived', async () => {
    service.answer(() => undefined)
    expect(await failure(memberClient(get, { operationId: 'x', timeout: 40 }))).toMatchObject({
      kind: 'timeout',
      mayHaveArrived: true,
    })
  })

  it('a request whose connection is cut fails as a network error, and its error says that the request may have arrived', async () => {
    service.answer((response) => void response.destroy())
    expect(await failure(memberClient(get))).toMatchObject({ kind: 'network', mayHaveArrived: true, status: undefined })
  })

  it('the session end cancels the requests in flight, but not the requests that are made later', async () => {
    const arrived = new Promise<void>((resolve) => service.answer(() => resolve()))
    const late = failure(memberClient(get))
    await arrived
    abortAllRequests()
    expect(await late).toMatchObject({ kind: 'cancelled' })
    service.answer((response) => json(response, 200, { ok: true }))
    expect(await memberClient(get)).toEqual({ ok: true })
  })

  it('the session end also cancels a request that has an abort signal of its own', async () => {
    const arrived = new Promise<void>((resolve) => service.answer(() => resolve()))
    const late = failure(memberClient({ ...get, signal: new AbortController().signal }))
    await arrived
    abortAllRequests()
    expect(await late).toMatchObject({ kind: 'cancelled' })
  })

  it('a request is cancelled if its own abort signal fires', async () => {
    const leaving = new AbortController()
    const arrived = new Promise<void>((resolve) => service.answer(() => resolve()))
    const late = failure(memberClient({ ...get, signal: leaving.signal }))
    await arrived
    leaving.abort()
    expect(await late).toMatchObject({ kind: 'cancelled' })
  })
})

it(
  'a failed request has the texts of its error name, and is marked for the caller if the caller shows it',
  { tags: ['ERR-26'] },
  async () => {
    service.answer((response) => json(response, 500, {}))
    expect(await failure(memberClient(get, { errorName: 'getDirectDeposit' }))).toMatchObject({
      catalogue: 'getDirectDeposit',
      toCaller: false,
    })
    expect(await failure(memberClient(get, { errorName: 'caller' }))).toMatchObject({
      catalogue: 'generic',
      toCaller: true,
    })
    expect(await failure(memberClient(get))).toMatchObject({ catalogue: 'generic', toCaller: false })
  },
)

it('toQuery returns the same query string as axios for the same parameters', () => {
  const params = {
    emails: 'a@x.ca,b+c@y.ca',
    name: 'É t:/?&',
    people: ['1', '2'],
    page: 0,
    all: false,
    none: undefined,
    empty: '',
    nothing: null,
  }
  expect(`/x?${toQuery(params)}`).toBe(axios.getUri({ url: '/x', params, paramsSerializer: { indexes: null } }))
})
