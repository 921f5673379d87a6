import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clearError, errorStore } from '~/platform/errors/error-store.ts'
import type { OperationOptions } from '~/platform/http/client.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import type { OperationId } from '~generated/operations.ts'
import { startMock, type Mock } from '../../sandbox/mock/server.ts'
import { readFailureName } from '../../tools/generate/contracts/operation.ts'
import { call, factsOf, operationIds, operationOf } from './support/calls.ts'
import { connectPortal } from './support/portal.ts'

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ port: 0, quiet: true })
  connectPortal(mock.url, 'token')
})
afterAll(() => mock.close())
beforeEach(clearError)

const nameOf = (id: OperationId): string => readFailureName(operationOf(id).object) ?? 'generic'

/** A call that fails with 500, sent as pages send it: a read as a query, the rest as a mutation. */
async function failAsPagesDo(id: OperationId, options: OperationOptions): Promise<void> {
  const send = () => call(id, { ...options, headers: { Prefer: 'code=500' } })
  const sent =
    factsOf(id).method === 'GET'
      ? queryClient.fetchQuery({ queryKey: [id, options], queryFn: send })
      : queryClient.getMutationCache().build(queryClient, { mutationFn: send }).execute(undefined)
  await sent.catch(() => undefined)
}

/** What the portal does wrong with a failure of this operation, by the contract; nothing when it is right. */
async function wrongWith(id: OperationId, options: OperationOptions = {}): Promise<string[]> {
  await failAsPagesDo(id, options)
  const shown = errorStore.get()
  const name = nameOf(id)
  if (name === 'caller') return shown ? [`${id} opens the dialog under ${shown.catalogue}; its caller shows failures`] : []
  if (!shown) return [`${id} opens no dialog`]
  return shown.catalogue === name && shown.operationId === id ? [] : [`${id} opens the dialog under ${shown.catalogue} instead of ${name}`]
}

const withName = operationIds.filter((id) => !['generic', 'caller'].includes(nameOf(id)))
const byCaller = operationIds.filter((id) => nameOf(id) === 'caller')
const plain = operationIds.filter((id) => nameOf(id) === 'generic')

describe('a call that fails, as the contract names its failure', () => {
  it.each(withName.map((id) => [id, nameOf(id)] as const))('ERR-01 ERR-04..13 D-85 D-164 %s opens the dialog under %s', async (id) => {
    expect(await wrongWith(id)).toEqual([])
  })

  it.each(plain)('ERR-03 %s opens the dialog under the generic name', async (id) => {
    expect(await wrongWith(id)).toEqual([])
  })

  it.each(byCaller)('ERR-26..28 %s goes back to its caller: nothing is dispatched', async (id) => {
    expect(await wrongWith(id)).toEqual([])
  })

  it('has a name for each row of the catalogue that a call can meet', () => {
    expect([...new Set(withName.map(nameOf))].toSorted()).toEqual(
      [
        'getDirectDeposit',
        'changeDirectDeposit',
        'deleteDirectDeposit',
        'changePassword',
        'updateUserInfo',
        'updateEmail',
        'sendContactUsEmail',
        'formLoading',
        'rhip-amount',
        'rhip-report',
      ].toSorted(),
    )
  })

  it('is noticed when it goes wrong', async () => {
    expect(await wrongWith('deleteBankingDetails', { errorName: 'generic' })).toEqual([expect.stringContaining('instead of deleteDirectDeposit')])
    clearError()
    expect(await wrongWith('deleteBankingDetails', { errorName: 'caller' })).toEqual(['deleteBankingDetails opens no dialog'])
    clearError()
    expect(await wrongWith('login', { errorName: 'generic' })).toEqual([expect.stringContaining('its caller shows failures')])
  })

  it('ERR-37 leaves name, title, text and that the service gave them, until the dialog is closed', async () => {
    await failAsPagesDo('updateEmail', {})
    expect(errorStore.get()).toMatchObject({
      catalogue: 'updateEmail',
      serverText: { en: expect.stringMatching(/\w/) as string, fr: expect.stringMatching(/\w/) as string },
      status: 500,
    })
    clearError()
    expect(errorStore.get()).toBeUndefined()
  })
})
