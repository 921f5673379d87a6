import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OperationId } from '~generated/operations.ts'
import type { Member } from '../support/member.ts'
import { renderPage, type PageOptions } from '../support/render-page.tsx'
import { findUnmet } from './both-halves.ts'
import {
  enterPassword,
  heal,
  injectFault,
  expectErrorMessage,
  expectUsable,
  retry,
  faultAtOpening,
  faultsOf,
  usedOperations,
} from './cell.ts'
import { ACTIONS } from './actions.ts'
import { TESTED_APART, PLACES, SILENT, UNKNOWN_IS_AN_ANSWER, type Place } from './places.ts'

// tests/contract/fault-matrix.test.ts tests every operation with every fault, without a browser. Here each operation
// fails with one fault, and its page must show an error. All faults are tested only for the operations in REACTIONS.

const open = ({ page: id, persona, path, draft, remembers }: Place, { before, ...options }: PageOptions) =>
  renderPage(id, {
    ...options,
    isHurried: true,
    ...(persona && { persona }),
    ...(path && { path }),
    ...(draft && { draft: draft() }),
    before: async (sandbox) => {
      remembers?.()
      await before?.(sandbox)
    },
  })

const unknownIsAnAnswer = (operation: OperationId) => (UNKNOWN_IS_AN_ANSWER.has(operation) ? ['404'] : [])

/**
 * Checks that Retry loads the data after the fault has ended. The number of calls is not checked here, because a page
 * may call an operation once for each person; fault-matrix.test.ts checks it.
 */
async function isHealed(member: Member, operation: OperationId): Promise<void> {
  // in this order, because a request that the page repeats by itself may be the one that Retry waits for
  await member.sandbox.forgetCalls()
  await heal(member)
  await retry(member)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expectUsable(member)
  await expect.poll(() => member.sandbox.count(operation), { message: 'asked again' }).toBeGreaterThan(0)
}

describe('page whose request fails', () => {
  const reads = (Object.entries(PLACES) as [OperationId, Place][]).map(([operation, place], index) => ({
    operation,
    place,
    index,
  }))
  test.for(reads)(
    'if $operation fails, the page shows a message, and Retry loads the data',
    { tags: ['ERR-01', 'ERR-17', 'ERR-22'] },
    async ({ operation, place, index }) => {
      const troubles = faultsOf(operation, unknownIsAnAnswer(operation))
      const trouble = troubles[index % troubles.length]!
      const member = await open(place, {
        locale: index % 2 === 0 ? 'en' : 'fr',
        before: (sandbox) => sandbox.faults(faultAtOpening(operation, trouble)),
      })
      await expectErrorMessage(member, operation, trouble)
      await expect.poll(() => [trouble.name, page.getByRole('alert').length]).toEqual([trouble.name, 1])
      await isHealed(member, operation)
    },
  )
})

/** One operation for each way in which a page shows that its data could not be loaded. */
const REACTIONS: readonly (readonly [what: string, operation: OperationId])[] = [
  ['a page that is about it', 'searchClaims'],
  ['a part of a page', 'getContactInfoDetails'],
  ['a part that says it itself', 'listRecentClaims'],
  ['a step of a claim', 'listProviderTypes'],
]

describe('page whose request fails with each fault in turn', () => {
  const turns = REACTIONS.map(([what, operation], index) => ({
    what,
    operation,
    locale: index % 2 === 0 ? ('en' as const) : ('fr' as const),
  }))
  test.for(turns)(
    'the page of the read $what shows a message for each fault in turn and stays usable ($locale)',
    { tags: ['ERR-01', 'ERR-17', 'ERR-22'] },
    async ({ operation, locale }) => {
      const [first, ...others] = faultsOf(operation)
      const member = await open(PLACES[operation]!, {
        locale,
        before: (sandbox) => sandbox.faults(faultAtOpening(operation, first!)),
      })
      await expectErrorMessage(member, operation, first!)
      for (const trouble of others) {
        await injectFault(member, operation, trouble)
        await retry(member)
        await expectErrorMessage(member, operation, trouble)
        await expect.poll(() => [trouble.name, page.getByRole('alert').length]).toEqual([trouble.name, 1])
      }
      await isHealed(member, operation)
    },
  )

  test.for(REACTIONS)(
    'if %s returns 401, the page asks for the password and then sends the request again',
    async ([, operation]) => {
      const member = await open(PLACES[operation]!, {
        before: (sandbox) => sandbox.faults([{ operationId: operation, status: 401, times: 1 }]),
      })
      await enterPassword(member)
      await expectUsable(member)
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
      expect(await member.sandbox.statusesOf(operation)).toEqual([401, 200])
    },
  )

  test.for(REACTIONS)('the page sends %s only once, even if the response is slow', async ([, operation]) => {
    const place = PLACES[operation]!
    const member = await renderPage(place.page, {
      ...(place.draft && { draft: place.draft() }),
      before: (sandbox) => sandbox.faults([{ operationId: operation, delayMs: 1200 }]),
    })
    await expect.poll(() => member.sandbox.statusesOf(operation)).toEqual([200])
    await expectUsable(member)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('operations whose failure shows no message', () => {
  // Only the first of these operations is tested with all faults. Each of the others is tested with one fault, which
  // differs from operation to operation.
  const silent = (Object.entries(SILENT) as [OperationId, NonNullable<(typeof SILENT)[OperationId]>][]).map(
    ([operation, place], index) => ({
      operation,
      ...place,
      troubles: faultsOf(operation).filter((_, at) => index === 0 || at === index),
    }),
  )
  test.for(silent)(
    'if $operation fails, its page shows no message and stays usable: $because',
    { tags: ['D-57', 'D-15'] },
    async ({ operation, troubles, ...place }) => {
      for (const trouble of troubles) {
        const member = await open(place, { before: (sandbox) => sandbox.faults(faultAtOpening(operation, trouble)) })
        await expectUsable(member)
        await expect.poll(() => member.sandbox.count(operation), { message: trouble.name }).toBeGreaterThan(0)
        await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
        await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
      }
    },
  )
})

describe('tables of the fault tests', () => {
  const tables = [PLACES, SILENT, ACTIONS, TESTED_APART].map((table) => Object.keys(table))
  test('each operation that the portal calls is in exactly one table of the fault tests', () => {
    expect(usedOperations.length).toBeGreaterThan(60)
    expect(findUnmet(usedOperations, tables)).toEqual([])
  })
  test('findUnmet reports an operation that no table lists, and a listed operation that the portal does not call', () => {
    const [first = '', ...others] = usedOperations
    expect(
      findUnmet(
        usedOperations,
        tables.map((table) => table.filter((id) => id !== first)),
      ),
    ).toEqual([`no table has ${first}`])
    expect(findUnmet(others, tables)).toEqual([`the portal does not call ${first}`])
  })
})
