import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clearError, errorStore } from '~/platform/errors/portal-error.ts'
import type { OperationOptions } from '~/platform/http/client.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import type { OperationId } from '~generated/operations.ts'
import { fromTitle } from '../support/from-title.ts'
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

/** Sends a call that fails with 500 as pages do: a read through a query, a write through a mutation. */
async function failAsPagesDo(id: OperationId, options: OperationOptions): Promise<void> {
  const send = () => call(id, { ...options, headers: { Prefer: 'code=500' } })
  const sent =
    factsOf(id).method === 'GET'
      ? queryClient.fetchQuery({ queryKey: [id, options], queryFn: send })
      : queryClient.getMutationCache().build(queryClient, { mutationFn: send }).execute(undefined)
  await sent.catch(() => undefined)
}

/** Deviations of the portal from the contract when this operation fails, each in one sentence. */
async function wrongWith(id: OperationId, options: OperationOptions = {}): Promise<string[]> {
  await failAsPagesDo(id, options)
  const shown = errorStore.get()
  const name = nameOf(id)
  if (name === 'caller')
    return shown ? [`${id} opens the dialog under ${shown.catalogue}; its caller shows failures`] : []
  if (!shown) return [`${id} opens no dialog`]
  return shown.catalogue === name && shown.operationId === id
    ? []
    : [`${id} opens the dialog under ${shown.catalogue} instead of ${name}`]
}

const withName = operationIds.filter((id) => !['generic', 'caller'].includes(nameOf(id)))
const byCaller = operationIds.filter((id) => nameOf(id) === 'caller')
const plain = operationIds.filter((id) => nameOf(id) === 'generic')

describe('a failed call', () => {
  const opensTheDialog = fromTitle(/^a failure with the error name (\S+) opens the dialog/, async (name) => {
    const named = withName.filter((id) => nameOf(id) === name)
    expect(named).not.toEqual([])
    for (const id of named) {
      expect(await wrongWith(id)).toEqual([])
      clearError()
    }
  })

  it(
    'a failure with the error name getDirectDeposit opens the dialog for that error',
    { tags: ['ERR-04'] },
    opensTheDialog,
  )
  it(
    'a failure with the error name changeDirectDeposit opens the dialog for that error',
    { tags: ['ERR-05'] },
    opensTheDialog,
  )
  it(
    'a failure with the error name deleteDirectDeposit opens the dialog for that error',
    { tags: ['ERR-06'] },
    opensTheDialog,
  )
  it(
    'a failure with the error name changePassword opens the dialog for that error',
    { tags: ['ERR-07', 'D-85'] },
    opensTheDialog,
  )
  it(
    'a failure with the error name updateUserInfo opens the dialog for that error',
    { tags: ['ERR-08'] },
    opensTheDialog,
  )
  it('a failure with the error name updateEmail opens the dialog for that error', { tags: ['ERR-09'] }, opensTheDialog)
  it(
    'a failure with the error name sendContactUsEmail opens the dialog for that error',
    { tags: ['ERR-10'] },
    opensTheDialog,
  )
  it('a failure with the error name formLoading opens the dialog for that error', { tags: ['ERR-11'] }, opensTheDialog)
  it(
    'a failure with the error name rhip-amount opens the dialog for that error',
    { tags: ['ERR-12', 'D-164'] },
    opensTheDialog,
  )
  it('a failure with the error name rhip-report opens the dialog for that error', { tags: ['ERR-13'] }, opensTheDialog)

  it.each(plain)(
    'a failed call of %s opens the dialog with the generic error name',
    { tags: ['ERR-03'] },
    async (id) => {
      expect(await wrongWith(id)).toEqual([])
    },
  )

  it.each(byCaller)(
    'a failed call of %s returns the error to its caller, and no dialog opens',
    { tags: ['ERR-26', 'ERR-27'] },
    async (id) => {
      expect(await wrongWith(id)).toEqual([])
    },
  )

  it('the contract uses exactly the ten error names of the catalogue', () => {
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

  it('wrongWith reports a call that opens the dialog with a wrong error name, and a call that opens no dialog', async () => {
    expect(await wrongWith('deleteBankingDetails', { errorName: 'generic' })).toEqual([
      expect.stringContaining('instead of deleteDirectDeposit'),
    ])
    clearError()
    expect(await wrongWith('deleteBankingDetails', { errorName: 'caller' })).toEqual([
      'deleteBankingDetails opens no dialog',
    ])
    clearError()
    expect(await wrongWith('login', { errorName: 'generic' })).toEqual([
      expect.stringContaining('its caller shows failures'),
    ])
  })

  it(
    "the error name and the service's message of a failed call are kept until the dialog closes",
    { tags: ['ERR-37'] },
    async () => {
      await failAsPagesDo('updateEmail', {})
      expect(errorStore.get()).toMatchObject({
        catalogue: 'updateEmail',
        serverText: { en: expect.stringMatching(/\w/) as string, fr: expect.stringMatching(/\w/) as string },
        status: 500,
      })
      clearError()
      expect(errorStore.get()).toBeUndefined()
    },
  )
})
