import { withoutDialog } from '~/platform/query/query.ts'
import { spendingAccountQuery } from '~/domain/spending-accounts.ts'
import { benefitsQuery } from '../../src/domain/shared-queries.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OperationId } from '~generated/operations.ts'
import { downloadBooklet } from '~/areas/coverage/booklet.ts'
import { errorStore } from '~/platform/errors/portal-error.ts'
import { LOCALES, type Locale } from '~/platform/i18n/locale.ts'
import { readTerms, termsStore } from '~/platform/policy/terms.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { refreshToken } from '~/platform/session/sign-in.ts'
import { startSession } from '~/platform/session/start-session.ts'
import { readFailureName, readStatuses } from '../../tools/generate/contracts/operation.ts'
import { READS } from '../support/fault-matrix/reads.ts'
import { contractFacts, questions, usedOperations } from '../../tools/contract/calls/contract-facts.ts'
import { cellName, findUncoveredCells } from '../support/fault-matrix/uncovered-cells.ts'
import { readExpectedMessages } from '../support/fault-matrix/expected-messages.ts'
import { WRITES } from '../support/fault-matrix/writes.ts'
import {
  endsWell,
  expectedError,
  expectedMessage,
  isTransient,
  serviceMessage,
  FAULTS,
  type FaultCase,
} from '../support/fault-matrix/faults.ts'
import { letTimePass, useFaultMatrix, type Outcome, type Outcomes } from './fault-matrix-setup.ts'
import { operationOf, timeoutOf } from './support/calls.ts'

const world = useFaultMatrix()
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0)) // retries are up to a half later at random
const sentences = { en: readExpectedMessages('en'), fr: readExpectedMessages('fr') }
const known = Object.keys({ ...READS, ...WRITES }) as OperationId[]
const played = new Set<string>()

const isToCaller = (operation: OperationId): boolean => contractFacts.get(operation)?.name === 'caller'
const answersOf = (operation: OperationId): readonly number[] => contractFacts.get(operation)?.answers ?? []
const isAnswer = (operation: OperationId): unknown =>
  expect.toSatisfy((status: number) => answersOf(operation).includes(status))
/** Makes an object with a value for each operation. */
const forEach = (
  operations: readonly OperationId[],
  expected: (operation: OperationId) => unknown,
): Record<string, unknown> => Object.fromEntries(operations.map((operation) => [operation, expected(operation)]))

/** The expected result for one operation, fault and language, according to the contract and the message catalogues. */
function expectedOutcome(operation: OperationId, trouble: FaultCase, locale: Locale): Outcome {
  const { goesOn, notices } = WRITES[operation] ?? {}
  const isNoticed = notices?.troubles.includes(trouble.name) === true
  const isWell = (endsWell(contractFacts, operation, trouble) && !isNoticed) || goesOn?.includes(trouble.name) === true
  const tries = operation in READS && isTransient(trouble) ? 3 : 1
  const requests = {
    asked: 0,
    tries,
    arrived: trouble.fault ? Array.from({ length: tries }, () => answerTo(trouble)) : [],
  }
  if (isWell) return { ends: 'well', dialogs: [], ...requests }
  const words = expectedMessage(contractFacts, operation, trouble, sentences[locale])
  const { kind, status, mayHaveArrived } = isNoticed
    ? { kind: 'contract', status: undefined, mayHaveArrived: false }
    : expectedError(contractFacts, operation, trouble)
  return {
    ends: kind,
    operation,
    status,
    mayHaveArrived,
    words,
    dialogs: isToCaller(operation) ? [] : [words],
    ...requests,
  }
}

/** The status that the service records for this fault; 0 if it sends no response. */
function answerTo({ fault }: FaultCase): number {
  if (typeof fault?.status === 'number') return fault.status
  return fault?.status === 'network' || fault?.status === 'hang' ? 0 : 200
}

/**
 * The expected result of the same call after the fault has ended. A write that had arrived before is not carried out
 * again.
 */
function expectedAfterwards(operation: OperationId, { fault }: FaultCase): unknown {
  const again = fault?.after ? WRITES[operation]?.again : undefined
  return again ? expect.objectContaining({ status: again, asked: 0, tries: 1, arrived: [again] }) : wentWell(operation)
}

const wentWell = (operation: OperationId): unknown => ({
  ends: 'well',
  dialogs: [],
  asked: 0,
  tries: 1,
  arrived: [isAnswer(operation)],
})

describe.each(LOCALES)('in the member’s language (%s)', (locale) => {
  it.each(FAULTS)(
    'a call that fails with the fault $name is reported once, only reads are repeated, and the next call succeeds',
    { tags: ['ERR-01', 'ERR-16', 'ERR-17', 'ERR-26'] },
    async (trouble) => {
      const callers = await world.callersOf(known)
      await world.makeTrouble(trouble)
      const early: OperationId[] = []
      const met = await world.callAll(callers, locale, {
        ...(trouble.kind === 'timeout' && {
          meanwhile: async (waiting) => void early.push(...(await letTimePass(waiting))),
        }),
      })
      expect(met).toEqual(forEach(known, (operation) => expectedOutcome(operation, trouble, locale)))
      expect(early, 'gave up before the time that the contract allows').toEqual([])
      expect([...new Set(world.pauses)], 'growing pauses, or as long as the service asked').toEqual(
        trouble.kind === 'network' ? [500, 1500] : trouble.kind === 'unavailable' ? [5000] : [],
      )
      for (const operation of Object.keys(met) as OperationId[]) played.add(cellName(operation, trouble.name, locale))

      await world.heal()
      world.violations.length = 0
      expect(await world.callAll(callers, locale)).toEqual(
        forEach(known, (operation) => expectedAfterwards(operation, trouble)),
      )
      expect(world.violations).toEqual([])
      expect(await world.control().claims(), 'one claim, however often it was sent').toHaveLength(1)
    },
  )

  it('the portal waits for a slow response and sends the request once', async () => {
    const callers = await world.callersOf(known)
    await world.control().faults([{ operationId: '*', delayMs: 50 }])
    expect(await world.callAll(callers, locale)).toEqual(forEach(known, wentWell))
  })

  describe('a call that is refused with 401', () => {
    /** Sends the calls one after the other, so that the test sees each password dialog. */
    const callAll = async (times: number): Promise<Outcomes> => {
      const callers = await world.callersOf(known)
      await world.control().faults(known.map((operationId) => ({ operationId, status: 401, times })))
      return world.callAll(callers, locale, { inTurn: true })
    }
    const refused = (operation: OperationId, asked: number, times: number): Outcome => {
      const words = serviceMessage(401, locale)
      const arrived = Array.from({ length: times }, () => 401)
      return {
        // without a session, it is an answer about what was entered
        ends: contractFacts.get(operation)?.authorization === 'none' ? 'validation' : 'unauthorised',
        operation,
        status: 401,
        mayHaveArrived: false,
        words,
        dialogs: isToCaller(operation) ? [] : [words],
        tries: 1,
        arrived,
        asked,
      }
    }
    const isSession = (operation: OperationId): boolean =>
      !WRITES[operation]?.asksForNoPassword && contractFacts.get(operation)?.authorization === 'required'

    it('a call refused with 401 is repeated after a member enters the password, and fails for a visitor', async () => {
      expect(await callAll(1)).toEqual(
        forEach(known, (operation) =>
          isSession(operation)
            ? { ends: 'well', dialogs: [], tries: 1, arrived: [401, isAnswer(operation)], asked: 1 }
            : refused(operation, 0, 1),
        ),
      )
    })

    it('a call that is refused with 401 fails when the member does not enter the password', async () => {
      world.password.isGiven = false
      expect(await callAll(1)).toEqual(
        forEach(known, (operation) => refused(operation, isSession(operation) ? 1 : 0, 1)),
      )
    })

    it('a call refused with 401 fails and is not sent a third time if the new token is refused too', async () => {
      expect(await callAll(2)).toEqual(
        forEach(known, (operation) => refused(operation, isSession(operation) ? 1 : 0, isSession(operation) ? 2 : 1)),
      )
    })
  })
})

// Timeouts are left out, because they need a timer and the clock is stopped.
it.each(FAULTS.filter(({ kind }) => kind !== 'timeout'))(
  'the portal shows no error if a call that its page does not depend on fails: $name',
  async (trouble) => {
    const me = world.signIn()
    startSession(me, 'token')
    termsStore.set('unknown')
    await world.makeTrouble(trouble)
    expect(await downloadBooklet('BK-90210')).toBe(false)
    expect(await refreshToken()).toBe(endsWell(contractFacts, 'getJwt', trouble))
    await readTerms()
    expect(termsStore.get()).toBe('unknown')
    expect(await queryClient.fetchQuery(benefitsQuery())).toBeNull()
    await expect(queryClient.fetchQuery(spendingAccountQuery('hsa', withoutDialog))).rejects.toThrow(
      'getHealthSpendingAccount',
    )
    expect(errorStore.get()?.message).toBeUndefined()
  },
)

describe('completeness of the fault matrix', () => {
  it('the fault matrix has the error name, the statuses and the timeout of the contract for each call', () => {
    const said = (id: OperationId) => ({
      name: readFailureName(operationOf(id).object) ?? 'generic',
      answers: readStatuses(operationOf(id).object).expected,
      timeout: timeoutOf(id),
    })
    expect(forEach(known, (id) => contractFacts.get(id))).toMatchObject(forEach(known, said))
  })

  it('the cached reads in the fault matrix are exactly the operations for which the portal uses the query cache', () => {
    expect(Object.keys(READS).toSorted()).toEqual(questions)
  })

  const matrix = { used: usedOperations, known, troubles: FAULTS, locales: LOCALES, played }

  it('the fault matrix covers every operation of the portal, every fault and both languages', () => {
    expect(findUncoveredCells(matrix)).toEqual([])
    expect(played.size).toBe(usedOperations.length * FAULTS.length * LOCALES.length)
    expect(usedOperations.length).toBeGreaterThan(90)
  })

  it('findUncoveredCells names each operation, fault and language that is missing', () => {
    const [first, ...others] = known
    const without = (cell: string) => new Set([...played].filter((name) => name !== cell))
    expect(findUncoveredCells({ ...matrix, known: others })).toEqual([
      `the portal calls ${first}, and no table says how`,
    ])
    expect(findUncoveredCells({ ...matrix, used: others })).toEqual([
      `a table says how ${first} is called, and the portal does not`,
    ])
    const cell = cellName(first!, '500', 'fr')
    expect(findUncoveredCells({ ...matrix, played: without(cell) })).toEqual([`nobody played ${cell}`])
    expect(findUncoveredCells({ ...matrix, troubles: [...FAULTS, { name: 'an earthquake' }] })).toHaveLength(
      usedOperations.length * LOCALES.length,
    )
  })
})
