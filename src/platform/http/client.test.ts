import axios from 'axios'
import { beforeEach, describe, expect, it } from 'vitest'
import { json, useService } from '../../../tests/support/service.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { contractCheck } from './contract-check.ts'
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
/** The member's reply to the password dialog. */
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

describe('what every request says', () => {
  it('to the member service: token, page language twice, no Client', { tags: ['API-004', 'I18N-04', 'D-26'] }, async () => {
    locale = 'fr'
    await memberClient(get)
    expect(service.calls[0]).toMatchObject({ url: '/members/a%2Bb/thing', headers: { authorization: 'Bearer aaa', locale: 'fr', 'accept-language': 'fr' } })
    expect(service.calls[0]?.headers['client']).toBeUndefined()
  })

  it('to the account service: Client MemberSite and Locale', { tags: ['API-001', 'CONST-14', 'I18N-04'] }, async () => {
    await accountClient(get, { authorization: 'optional' })
    expect(service.calls[0]).toMatchObject({ url: '/accounts/a%2Bb/thing', headers: { client: 'MemberSite', locale: 'en', authorization: 'Bearer aaa' } })
  })

  it('no token where the contract wants none, even when there is one', async () => {
    await accountClient(get, { authorization: 'none' })
    expect(service.calls[0]?.headers.authorization).toBeUndefined()
  })

  it('no Authorization at all when nobody is signed in', async () => {
    token = undefined
    await memberClient(get)
    expect(service.calls[0]?.headers.authorization).toBeUndefined()
  })

  it('its own headers beside ours, lists as repeated parameters', async () => {
    await memberClient({ ...get, params: { codes: ['1', '2'], none: undefined } }, { headers: { 'Idempotency-Key': 'k' } })
    expect(service.calls[0]).toMatchObject({ url: '/members/a%2Bb/thing?codes=1&codes=2', headers: { 'idempotency-key': 'k' } })
  })
})

describe('the key of a write', () => {
  const put = { url: '/a/thing', method: 'PUT', data: {} }
  const keys = () => service.calls.map(({ headers }) => headers['idempotency-key'])

  it('is a new one for each, unless what is done has its own; a read has none', async () => {
    await memberClient(put)
    await accountClient(put)
    await memberClient(put, { headers: { 'Idempotency-Key': 'of the claim' } })
    await memberClient(get)
    expect(keys()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/), 'of the claim', undefined])
    expect(keys()[0]).not.toBe(keys()[1])
  })

  it('is left out where the deployment says that the service knows none', { tags: ['D-26'] }, async () => {
    sendsKeys = false
    await memberClient(put, { headers: { 'Idempotency-Key': 'of the claim' } })
    expect(keys()).toEqual([undefined])
  })

  it('stays when the write is sent again after the password was given', async () => {
    let refusals = 1
    service.answer((response) => (refusals-- > 0 ? json(response, 401, {}) : json(response, 200, { ok: true })))
    reauthenticate = () => Promise.resolve(true)
    await memberClient(put)
    expect(new Set(keys()).size).toBe(1)
    expect(keys()).toHaveLength(2)
  })
})

describe('what counts as an answer', () => {
  it.each([201, 202, 204])('%i is a failure where only 200 is expected', { tags: ['ERR-02', 'AUTH-03'] }, async (status) => {
    service.answer((response) => void response.writeHead(status).end())
    expect(await failure(memberClient(get, { operationId: 'x', expect: [200] }))).toMatchObject({ status, operationId: 'x' })
  })

  it('a write that answers 200 without a body is done', async () => {
    service.answer((response) => void response.writeHead(200).end())
    expect(await memberClient({ url: '/a/thing', method: 'PUT', data: {} }, { expect: [200] })).toBeNull()
  })

  it('a read that answers nothing, and any answer that is a page or a bare value, breaks the contract', async () => {
    service.answer((response) => void response.writeHead(200).end())
    expect(await failure(memberClient(get, { operationId: 'x', expect: [200], errorName: 'formLoading' }))).toMatchObject({
      kind: 'contract',
      status: 200,
      operationId: 'x',
      catalogue: 'formLoading',
    })
    for (const body of ['<!doctype html><h1>Gateway</h1>', '42'])
      for (const method of ['GET', 'PUT']) {
        service.answer((response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body))
        expect(await failure(memberClient({ url: '/a/thing', method }, { expect: [200] }))).toMatchObject({ kind: 'contract' })
      }
  })

  it.each(['', '{}', '{"of":"another kind"}', 'OK', 'null', '42'])(
    'where the contract names no body, or none that must be, a write is done with "%s"',
    async (body) => {
      service.answer((response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(body))
      expect(await memberClient({ url: '/a/thing', method: 'PUT' }, { ignoredBodies: [200] })).toBeNull()
      contractCheck.mode = 'report'
      const named = { operationId: 'updateBankingDetails', optionalBodies: [200] }
      expect(await memberClient({ url: '/a/banking-details', method: 'PUT' }, named)).toBeNull()
    },
  )

  it.each(['<!doctype html><h1>Gateway</h1>', '{"branch":"00'])('but not with what no service sends: %s', { tags: ['ERR-02'] }, async (body) => {
    service.answer((response) => void response.writeHead(200).end(body))
    for (const more of [{ ignoredBodies: [200] }, { optionalBodies: [200] }])
      expect(await failure(memberClient({ url: '/a/thing', method: 'PUT' }, more))).toMatchObject({ kind: 'contract', mayHaveArrived: true })
  })

  it('204 is null where the contract declares it', async () => {
    service.answer((response) => void response.writeHead(204).end())
    expect(await memberClient(get, { expect: [200, 204] })).toBeNull()
  })

  it('a failure that the contract calls an answer is one', async () => {
    service.answer((response) => json(response, 400, { coverages: [1] }))
    expect(await memberClient(get, { expect: [200, 400] })).toEqual({ coverages: [1] })
  })

  it('a header is part of it where the token travels in one', async () => {
    service.answer((response) => json(response, 200, {}, { 'x-auth': 'bbb' }))
    expect((await accountClientWithHeaders(get)).headers['x-auth']).toBe('bbb')
  })
})

describe('a 401 in the middle of work', () => {
  const expired = (): void =>
    service.answer((response, { headers }) => (headers.authorization === 'Bearer new' ? json(response, 200, { ok: true }) : json(response, 401, {})))

  it('asks for the password once, then sends the request again with the new token', async () => {
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

  it('is sent again once, not for ever', async () => {
    service.answer((response) => json(response, 401, {}))
    reauthenticate = () => Promise.resolve(true)
    expect(await failure(memberClient(get))).toMatchObject({ kind: 'unauthorised', status: 401 })
    expect(service.calls).toHaveLength(2)
  })

  it('is the end of the session when the new token is refused as well, and no error of anybody', { tags: ['SESSION-30'] }, async () => {
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
  })

  it('stays a failure when the member does not answer', async () => {
    expired()
    expect(await failure(memberClient(get))).toMatchObject({ kind: 'unauthorised' })
    expect({ asked, sent: service.calls.length }).toEqual({ asked: 1, sent: 1 })
  })

  it.each(['none', 'optional'] as const)('asks nothing at sign-in, where a token is %s', async (authorization) => {
    expired()
    expect(await failure(accountClient(get, { authorization, errorName: 'caller' }))).toMatchObject({ kind: 'unauthorised', toCaller: true })
    expect({ asked, sent: service.calls.length }).toEqual({ asked: 0, sent: 1 })
  })

  it('asks nothing of somebody who is not signed in', async () => {
    expired()
    token = undefined
    await failure(memberClient(get))
    expect(asked).toBe(0)
  })

  it.each([403, 500])('is not what %i is', async (status) => {
    service.answer((response) => json(response, status, {}))
    await failure(memberClient(get))
    expect(asked).toBe(0)
  })
})

describe('requests that do not end well', () => {
  it('a service that takes longer than the contract allows is a timeout, and may have acted', async () => {
    service.answer(() => undefined)
    expect(await failure(memberClient(get, { operationId: 'x', timeout: 40 }))).toMatchObject({ kind: 'timeout', mayHaveArrived: true })
  })

  it('a connection that is cut may have reached the service', async () => {
    service.answer((response) => void response.destroy())
    expect(await failure(memberClient(get))).toMatchObject({ kind: 'network', mayHaveArrived: true, status: undefined })
  })

  it('the end of a session gives up what is in flight, and what comes next is sent', async () => {
    const arrived = new Promise<void>((resolve) => service.answer(() => resolve()))
    const late = failure(memberClient(get))
    await arrived
    abortAllRequests()
    expect(await late).toMatchObject({ kind: 'cancelled' })
    service.answer((response) => json(response, 200, { ok: true }))
    expect(await memberClient(get)).toEqual({ ok: true })
  })

  it('the end of a session gives up a request that has a signal of its own too, as every read has', async () => {
    const arrived = new Promise<void>((resolve) => service.answer(() => resolve()))
    const late = failure(memberClient({ ...get, signal: new AbortController().signal }))
    await arrived
    abortAllRequests()
    expect(await late).toMatchObject({ kind: 'cancelled' })
  })

  it('a page that is left gives up its own request only', async () => {
    const leaving = new AbortController()
    const arrived = new Promise<void>((resolve) => service.answer(() => resolve()))
    const late = failure(memberClient({ ...get, signal: leaving.signal }))
    await arrived
    leaving.abort()
    expect(await late).toMatchObject({ kind: 'cancelled' })
  })
})

it('a failure carries its name in the catalogue, or that its caller shows it', { tags: ['ERR-26'] }, async () => {
  service.answer((response) => json(response, 500, {}))
  expect(await failure(memberClient(get, { errorName: 'getDirectDeposit' }))).toMatchObject({ catalogue: 'getDirectDeposit', toCaller: false })
  expect(await failure(memberClient(get, { errorName: 'caller' }))).toMatchObject({ catalogue: 'generic', toCaller: true })
  expect(await failure(memberClient(get))).toMatchObject({ catalogue: 'generic', toCaller: false })
})

it('a query is written as axios writes it', () => {
  const params = { emails: 'a@x.ca,b+c@y.ca', name: 'É t:/?&', people: ['1', '2'], page: 0, all: false, none: undefined, empty: '', nothing: null }
  expect(`/x?${toQuery(params)}`).toBe(axios.getUri({ url: '/x', params, paramsSerializer: { indexes: null } }))
})
