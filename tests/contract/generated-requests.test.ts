import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '~generated/account/client/session.ts'
import { startMock, type Mock } from '../../sandbox/mock/server.ts'
import { startSandbox, type Sandbox } from '../../sandbox/server.ts'
import type { OperationId } from '~generated/operations.ts'
import { invalidValues } from '../../tools/contract/requests/invalid-values.ts'
import { bodySchema, isForm, type RequestParts as Generated } from '../../tools/contract/requests/examples.ts'
import { completeSchema, validValues, type Schema } from '../../tools/contract/requests/valid-values.ts'
import { documentOf, functionOf, inOrder, operationIds, operationOf, parametersOf } from './support/calls.ts'
import { connectPortal, unchecked } from './support/portal.ts'
import { lastResponse } from './support/record-responses.ts'

let mock: Mock
let sandbox: Sandbox
let token: string
const MEMBER = 'default@example.com'
beforeAll(async () => {
  mock = await startMock({ port: 0, quiet: true })
  sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  connectPortal(sandbox.url)
  token = (await login({ email: MEMBER, password: 'Welcome2portal' })).headers['x-auth']!
})
afterAll(() => Promise.all([mock.close(), sandbox.close()]))

const EVERY_STATUS = Array.from({ length: 500 }, (_, index) => index + 100)
const RUNS = 12

/**
 * True if a value can be part of a path. It must not be `.` or `..`, which have a meaning in a path, and must not
 * contain half of a surrogate pair, which cannot be encoded.
 */
const isSegment = (value: unknown): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !/^\.{1,2}$/.test(value) && value !== '')

function requests(id: OperationId): fc.Arbitrary<Generated> {
  const document = documentOf(id)
  const record = (place: 'path' | 'query') => {
    const parameters = parametersOf(id, place)
    const fields = parameters.map(
      ({ name, schema }) => [name, validValues(document, schema).filter(isSegment)] as const,
    )
    return fc.record(Object.fromEntries(fields), {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    })
  }
  const schema = bodySchema(operationOf(id))
  return fc.record({
    path: record('path'),
    query: record('query'),
    body: schema ? validValues(document, schema) : fc.constant(undefined),
  }) as fc.Arbitrary<Generated>
}

async function send(id: OperationId, request: Generated): Promise<{ status: number; violations: string | null }> {
  await unchecked(() => functionOf(id)!(...inOrder(id, request), { expect: EVERY_STATUS })).catch((error: unknown) => {
    // if the body is not the declared one, only the status is checked
    if (!(error instanceof Error && error.message.includes('contract'))) throw error
  })
  return { status: lastResponse().status, violations: lastResponse().headers.get('sl-violations') }
}

/** Requests that break one rule each. */
function breakings(id: OperationId, request: Generated): { what: string; request: Generated }[] {
  const document = documentOf(id)
  const inPlace = (place: 'path' | 'query') =>
    parametersOf(id, place)
      .filter(({ name }) => name in request[place])
      .flatMap(({ name, schema }) =>
        invalidValues(document, schema, request[place][name], true, `${place}.${name}`)
          .filter(({ value }) => isSegment(value))
          .map(({ what, value }) => ({ what, request: { ...request, [place]: { ...request[place], [name]: value } } })),
      )
  const missing = parametersOf(id, 'query')
    .filter(({ required }) => required)
    .map(({ name }) => ({
      what: `query.${name} required`,
      request: { ...request, query: Object.fromEntries(Object.entries(request.query).filter(([key]) => key !== name)) },
    }))
  const schema = bodySchema(operationOf(id))
  // A form sends each part that is not JSON as text, so such a part cannot have a wrong type.
  const bodies = schema ? invalidValues(document, schema, request.body, false, 'body') : []
  return [
    ...inPlace('path'),
    ...inPlace('query'),
    ...missing,
    ...bodies
      .filter(({ what }) => !isForm(operationOf(id)) || what.startsWith('body.claimExtraInfo.'))
      .map(({ what, value }) => ({ what, request: { ...request, body: value } })),
  ]
}

describe.each(operationIds)('%s', (id) => {
  it('the mock and the sandbox accept every request that the contract allows', { tags: ['API-007'] }, async () => {
    await fc.assert(
      fc.asyncProperty(requests(id), async (request) => {
        connectPortal(mock.url, 'token')
        const { status, violations } = await send(id, request)
        expect(violations).toBeNull()
        expect(status).toBeLessThan(300)
        connectPortal(sandbox.url, token)
        const { status: played } = await send(id, {
          ...request,
          path: { ...request.path, ...('id' in request.path && { id: MEMBER }) },
        })
        // the request is for the member of the token, so that it reaches the handler
        expect({ id, played, isFine: played < 500 && !(played === 401 && 'id' in request.path) }).toEqual({
          id,
          played,
          isFine: true,
        })
      }),
      { numRuns: RUNS, seed: 20261121 },
    )
  })

  it(
    'the mock rejects every request that breaks one rule of the contract, and names the rule',
    { tags: ['API-007'] },
    async () => {
      connectPortal(mock.url, 'token')
      const [sample] = fc.sample(requests(id), { numRuns: 1, seed: 7 })
      const full = fc.sample(fullRequest(id), { numRuns: 1, seed: 7 })[0] ?? sample!
      for (const { what, request } of breakings(id, full)) {
        const { status, violations } = await send(id, request)
        expect({ what, refused: status >= 400 && status < 500, named: violations !== null }).toEqual({
          what,
          refused: true,
          named: true,
        })
      }
    },
  )
})

/** A request with every optional field, so that the test can break each of them. */
function fullRequest(id: OperationId): fc.Arbitrary<Generated> {
  const document = documentOf(id)
  const record = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        parametersOf(id, place).map(({ name, schema }) => [name, validValues(document, schema).filter(isSegment)]),
      ),
    )
  const schema = bodySchema(operationOf(id))
  return fc.record({
    path: record('path'),
    query: record('query'),
    body: schema ? validValues(document, completeSchema(document, schema)) : fc.constant(undefined),
  }) as fc.Arbitrary<Generated>
}

it('the generator of invalid values breaks each rule of a schema', () => {
  const document = { info: { title: 'x', version: '1.0.0' }, paths: {}, components: {} }
  const strict: Schema = {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'string', maxLength: 3 } },
    additionalProperties: false,
  }
  expect(invalidValues(document, strict, { a: 'x' }).map(({ what }) => what)).toEqual([
    '.a required',
    'value additionalProperties',
    '.a maxLength',
    '.a type',
  ])
})
