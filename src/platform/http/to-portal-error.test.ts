import { describe, expect, it, vi } from 'vitest'
import { json, useService } from '../../../tests/support/service.ts'
import { PortalError, serverMessage } from '~/platform/errors/portal-error.ts'
import { memberClient } from './client.ts'
import { toPortalError } from './to-portal-error.ts'

const service = useService()

/** The error that the HTTP layer makes of a response. */
async function failureOf(options: { responseType?: 'blob'; method?: string } = {}): Promise<PortalError> {
  const error: unknown = await memberClient(
    { url: '/x', method: 'GET', ...options },
    { operationId: 'readThing' },
  ).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(PortalError)
  return error as PortalError
}

it.each([
  [400, 'validation'],
  [401, 'unauthorised'],
  [402, 'server'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [413, 'too-large'],
  [422, 'validation'],
  [423, 'server'],
  [429, 'too-many'],
  [500, 'server'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
])('the status %i becomes an error of the kind %s', async (status, kind) => {
  service.answer((response) => json(response, status, {}))
  expect(await failureOf()).toMatchObject({ kind, status, operationId: 'readThing', mayHaveArrived: false })
})

describe('messages of the service', () => {
  it(
    'serverMessage returns the message in the page language, or the message without a language if there is none',
    { tags: ['ERR-16', 'I18N-08'] },
    async () => {
      service.answer((response) => json(response, 422, { messageEn: 'No.', messageFr: 'Non.', message: '?' }))
      const { serverText } = await failureOf()
      expect([serverMessage(serverText, 'en'), serverMessage(serverText, 'fr')]).toEqual(['No.', 'Non.'])
      service.answer((response) => json(response, 422, { message: 'plain' }))
      expect(serverMessage((await failureOf()).serverText, 'fr')).toBe('plain')
      service.answer((response) => json(response, 422, { messageEn: 'Only English', message: 'plain' }))
      expect(serverMessage((await failureOf()).serverText, 'fr')).toBe('plain')
    },
  )

  it(
    'if the service returns a list of errors, the portal uses the message of the first item',
    { tags: ['ERR-15'] },
    async () => {
      service.answer((response) => json(response, 400, [{ messageEn: 'first' }, { messageEn: 'second' }]))
      expect((await failureOf()).serverText).toEqual({ en: 'first' })
    },
  )

  it('the error contains both the message and the title that the service returns', { tags: ['ERR-23'] }, async () => {
    service.answer((response) => json(response, 422, { message: 'Unprocessable Entity', title: 'Not now' }))
    expect((await failureOf()).serverText).toEqual({ plain: 'Unprocessable Entity', title: 'Not now' })
  })

  it(
    'the message of the service is also read from the error response to a request for a PDF',
    { tags: ['ERR-15', 'D-87'] },
    async () => {
      service.answer((response) => json(response, 500, { messageFr: 'Désolé' }))
      expect((await failureOf({ responseType: 'blob' })).serverText).toEqual({ fr: 'Désolé' })
    },
  )

  it.each([
    ['an empty body', ''],
    ['a page of HTML', '<!doctype html><h1>502 Bad Gateway</h1>'],
    ['a text', 'upstream error'],
    ['JSON that is cut off', '{"messageEn": "hal'],
    ['null', 'null'],
    ['an empty list', '[]'],
    ['a number', '7'],
    ['blank words', '{"messageEn":"  ","message":""}'],
    ['words that are no text', '{"message":{"a":1}}'],
  ])('an error has no message of the service if the response is %s', { tags: ['ERR-17', 'D-87'] }, async (_, body) => {
    service.answer((response) => void response.writeHead(500, { 'content-type': 'text/html' }).end(body))
    expect((await failureOf()).serverText).toBeUndefined()
    expect((await failureOf({ responseType: 'blob' })).serverText).toBeUndefined()
  })
})

it.each([400, 401, 403, 404])(
  'a page of a gateway with the status %i is an unavailable service, and no answer about the member',
  async (status) => {
    service.answer(
      (response) => void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Blocked</h1>'),
    )
    expect(await failureOf()).toMatchObject({ kind: 'unavailable', status: undefined })
  },
)

it('if a response has a title but no message, its error contains only the title', { tags: ['ERR-23'] }, async () => {
  service.answer((response) => json(response, 422, { title: 'Closed account' }))
  expect((await failureOf()).serverText).toEqual({ title: 'Closed account' })
})

it.each(['NOLOGIN', 'NoToken'])(
  'the name %s in a response becomes the error name',
  { tags: ['ERR-19', 'ERR-20'] },
  async (name) => {
    service.answer((response) => json(response, 403, { name }))
    expect(await failureOf()).toMatchObject({ catalogue: name })
  },
)

describe('mayHaveArrived', () => {
  const put = { method: 'PUT' }
  it.each([
    [500, {}, true],
    [502, {}, true],
    [503, { 'retry-after': '5' }, false],
    [201, {}, true],
    [422, {}, false],
  ] as const)(
    'a write that failed with status %i and the headers %j may have arrived: %j',
    async (status, headers, expected) => {
      service.answer((response) => json(response, status, {}, headers))
      expect((await failureOf(put)).mayHaveArrived).toBe(expected)
    },
  )
  it.each([201, 500])('a read that failed with status %i changed nothing', async (status) => {
    service.answer((response) => json(response, status, {}))
    expect((await failureOf()).mayHaveArrived).toBe(false)
  })
})

describe('Retry-After', () => {
  const after = async (value: string | undefined) => {
    service.answer((response) => json(response, 503, {}, value === undefined ? {} : { 'retry-after': value }))
    return (await failureOf()).retryAfter
  }
  it('the Retry-After header is read as a number of seconds', async () => {
    expect(await after('120')).toBe(120)
    expect(await after('0')).toBe(0)
  })
  it('the Retry-After header is read as a date, and a past date as 0', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-28T12:00:00Z') })
    expect(await after('Wed, 28 Oct 2026 12:01:30 GMT')).toBe(90)
    expect(await after('Wed, 28 Oct 2026 11:58:30 GMT')).toBe(0)
  })
  it.each([undefined, 'soon', '-5x'])('the Retry-After header gives no time when its value is %s', async (value) => {
    expect(await after(value)).toBeUndefined()
  })
})

describe('error reference', () => {
  it('the reference of an error consists of four letters or digits, followed by the status', async () => {
    service.answer((response) => json(response, 503, {}))
    expect((await failureOf()).reference).toMatch(/^[0-9A-Z]{4}-503$/)
  })
  it('the reference of an error depends on its operation, and is the same for the same error', () => {
    const one = new PortalError({ kind: 'server', operationId: 'a', status: 500 })
    expect(one.reference.slice(0, 4)).not.toBe(
      new PortalError({ kind: 'server', operationId: 'b', status: 500 }).reference.slice(0, 4),
    )
    expect(one.reference).toBe(new PortalError({ kind: 'server', operationId: 'a', status: 500 }).reference)
  })
})

it('an exception thrown by the portal’s own code becomes a portal error of the kind server', async () => {
  expect(await toPortalError(new TypeError('x is undefined'), { operationId: 'readThing' })).toMatchObject({
    kind: 'server',
    operationId: 'readThing',
    catalogue: 'generic',
  })
})
