import { expect, it } from 'vitest'
import { OPERATIONS, type OperationFacts } from '~generated/operations.ts'
import { files, read } from '../support/repository.ts'

/**
 * The options that each generated call passes to the HTTP layer. If the signature of the mutator changes, orval drops
 * these options without an error.
 */
const calls = files(/^generated\/(?:account|member)\/client\/.+\.ts$/).flatMap((file) =>
  [
    ...read(file).matchAll(/\{ operationId: '(\w+)', timeout: (\d+), expect: \[([\d, ]+)\], authorization: '(\w+)'/g),
  ].map(([, id = '', timeout = '', expected = '', authorization = '']) => ({
    id,
    timeout: Number(timeout),
    expected: expected.split(', ').map(Number),
    authorization,
  })),
)
const byId = new Map(calls.map((call) => [call.id, call]))
const operations = Object.entries(OPERATIONS as Record<string, OperationFacts>).filter(([, { isStatic }]) => !isStatic)

it('every operation is called only with the response statuses of its contract', { tags: ['API-007'] }, () => {
  expect(calls.map(({ id }) => id).toSorted()).toEqual(operations.map(([id]) => id).toSorted())
  for (const [id, { statuses }] of operations)
    expect(byId.get(id)?.expected.filter((status) => !statuses.includes(status))).toEqual([])
})

it.each(operations.filter(([, { service }]) => service === 'account').map(([id]) => id))(
  'the operation %s of the account service has a timeout of two minutes',
  { tags: ['API-003', 'CONST-05'] },
  (id) => {
    expect(byId.get(id)?.timeout).toBe(120_000)
  },
)

/** Operations that send files. */
const UPLOADS: ReadonlySet<string> = new Set(['submitMultiClaims', 'addClaimDocuments', 'appealClaimLine'])

it(
  'the timeout of the member service is two minutes for documents and submissions and one minute otherwise',
  { tags: ['CONST-07', 'CONST-08', 'D-27'] },
  () => {
    const timeouts = (isLong: boolean) =>
      new Set(
        operations
          .filter(([, { service }]) => service === 'member')
          .filter(([id, { download }]) => isLong === (Boolean(download?.en.endsWith('.pdf')) || UPLOADS.has(id)))
          .map(([id]) => byId.get(id)?.timeout),
      )
    expect([...timeouts(true)]).toEqual([120_000])
    expect([...timeouts(false)]).toEqual([60_000])
  },
)

it('the operation for signing in is declared with the status 200 and without a token', { tags: ['AUTH-03'] }, () => {
  expect(byId.get('login')).toMatchObject({ expected: [200], authorization: 'none' })
})

/** Operations that the portal calls before sign-in, to handle links in e-mails (OP-022, OP-026..028). */
const BEFORE_SIGN_IN = new Set([
  'getPublicResourceUrls',
  'getDigitalTokenValues',
  'validateDigitalExpiry',
  'validateDigitalMember',
])

it(
  'every call of the member service sends the token, except the four calls that are possible before signing in',
  { tags: ['API-004'] },
  () => {
    const member = operations
      .filter(([, { service }]) => service === 'member')
      .map(([id]) => [id, byId.get(id)?.authorization])
    expect(member).toEqual(member.map(([id]) => [id, BEFORE_SIGN_IN.has(id!) ? 'none' : 'required']))
  },
)
