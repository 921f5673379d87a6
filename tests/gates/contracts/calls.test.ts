import { expect, it } from 'vitest'
import { OPERATIONS, type OperationFacts } from '~generated/operations.ts'
import { files, read } from '../support/repository.ts'

/** What each generated call tells the HTTP layer; the mutator would drop it silently if it were written another way. */
const calls = files(/^generated\/(?:account|member)\/client\/.+\.ts$/).flatMap((file) =>
  [...read(file).matchAll(/\{ operationId: '(\w+)', timeout: (\d+), expect: \[([\d, ]+)\], authorization: '(\w+)'/g)].map(
    ([, id = '', timeout = '', expected = '', authorization = '']) => ({
      id,
      timeout: Number(timeout),
      expected: expected.split(', ').map(Number),
      authorization,
    }),
  ),
)
const byId = new Map(calls.map((call) => [call.id, call]))
const operations = Object.entries(OPERATIONS as Record<string, OperationFacts>)

it('API-007 every operation is called with what its contract says', () => {
  expect(calls.map(({ id }) => id).toSorted()).toEqual(operations.map(([id]) => id).toSorted())
  for (const [id, { statuses }] of operations) expect(byId.get(id)?.expected.filter((status) => !statuses.includes(status))).toEqual([])
})

it.each(operations.filter(([, { service }]) => service === 'account').map(([id]) => id))(
  'API-003 CONST-05 %s of the account service waits two minutes',
  (id) => {
    expect(byId.get(id)?.timeout).toBe(120_000)
  },
)

it('CONST-07 CONST-08 of the member service documents and submissions wait two minutes, all others one (D-27)', () => {
  const long = operations.filter(([, { service }]) => service === 'member').filter(([id]) => byId.get(id)?.timeout !== 60_000)
  expect(long.every(([id, { download }]) => download !== undefined || id === 'submitMultiClaims')).toBe(true)
  expect(long.map(([id]) => byId.get(id)?.timeout).every((timeout) => timeout === 120_000)).toBe(true)
  expect(byId.get('getClaimsPdf')?.timeout).toBe(120_000)
  expect(byId.get('submitMultiClaims')?.timeout).toBe(120_000)
  expect(byId.get('listRecentClaims')?.timeout).toBe(60_000)
})

it('AUTH-03 signing in expects 200 and sends no token', () => {
  expect(byId.get('login')).toMatchObject({ expected: [200], authorization: 'none' })
})

/** Before there is an account, the token of an invitation stands in for the session. */
const WITHOUT_SESSION = ['getPublicResourceUrls', 'getDigitalTokenValues', 'validateDigitalExpiry', 'validateDigitalMember']

it('API-004 every call of the member service travels with the session, those of an invitation without', () => {
  for (const [id, { service }] of operations)
    if (service === 'member') expect([id, byId.get(id)?.authorization]).toEqual([id, WITHOUT_SESSION.includes(id) ? 'none' : 'required'])
})
