import { OPERATIONS, type OperationId } from '../../generated/operations.ts'
import { firstNotKnown, notKnown } from './nearest.ts'

/**
 * The kinds of faults. A number is an HTTP status, returned with the usual problem body. `random` is random data that
 * keeps the contract; `unfamiliar` is such data from a service that knows more codes and leaves out what has no value.
 */
export type Effect = number | 'network' | 'hang' | 'html' | 'empty' | 'broken-contract' | RandomEffect
export type RandomEffect = 'random' | 'unfamiliar'

export interface Fault {
  /** an operation, or * for every operation */
  readonly operationId: OperationId | '*'
  readonly status?: Effect
  /** the name of an example in the contract */
  readonly example?: string
  /** a response body, which may break the contract; sent with `status`, or with 200 if there is none */
  readonly body?: unknown
  /** for `random` and `unfamiliar`: the same seed gives the same response */
  readonly seed?: number
  readonly delayMs?: number
  /** number of calls to which the fault applies; if absent, it applies until it is removed */
  readonly times?: number
  /** true if the handler runs first, so that the request is processed and only its response is lost */
  readonly after?: boolean
}

export interface Faults {
  list: () => readonly Fault[]
  set: (faults: readonly Fault[]) => void
  /** Returns the fault for a call of this operation, and counts the call. */
  take: (operationId: string) => Fault | undefined
}

export function createFaults(): Faults {
  let active: Fault[] = []
  return {
    list: () => active,
    set: (faults) => {
      active = [...faults]
    },
    take: (operationId) => {
      const fault = active.find((each) => each.operationId === operationId || each.operationId === '*')
      if (fault?.times === undefined) return fault
      active = active.flatMap((each) =>
        each !== fault ? each : each.times! > 1 ? { ...each, times: each.times! - 1 } : [],
      )
      return fault
    },
  }
}

/** True for the faults that answer with random data, by their seed. */
export const isRandom = (status: Fault['status']): status is RandomEffect =>
  status === 'random' || status === 'unfamiliar'

const NAMED = ['network', 'hang', 'html', 'empty', 'broken-contract', 'random', 'unfamiliar']
const KEYS = ['operationId', 'status', 'example', 'body', 'seed', 'delayMs', 'times', 'after']
const OPERATION_IDS = Object.keys(OPERATIONS)

/** A function that returns the names of an operation's examples, by status. */
type ExamplesOf = (operationId: string) => Readonly<Record<string, readonly string[]>>

/**
 * Reads the faults that a tester sent. If they contain a mistake, returns a sentence about it, because a fault with a
 * misspelt name would never apply and the test would prove nothing.
 */
export function readFaults(input: unknown, examplesOf: ExamplesOf): Fault[] | string {
  if (!Array.isArray(input)) return 'Send a list of faults.'
  return input.map((each) => mistakeIn(each, examplesOf)).find((mistake) => mistake !== undefined) ?? (input as Fault[])
}

function mistakeIn(fault: unknown, examplesOf: ExamplesOf): string | undefined {
  if (typeof fault !== 'object' || fault === null) return 'Each fault names an operationId, or * for all.'
  const { operationId, status, example, times, delayMs, seed, after } = fault as Record<keyof Fault, unknown>
  if (typeof operationId !== 'string') return 'Each fault names an operationId, or * for all.'
  const unknown =
    firstNotKnown('key', Object.keys(fault), KEYS) ??
    (operationId === '*' ? undefined : firstNotKnown('operation', [operationId], OPERATION_IDS))
  if (unknown) return unknown
  if (typeof status === 'string' && !NAMED.includes(status)) return notKnown('status', status, NAMED)
  if (status !== undefined && typeof status !== 'string' && !isWhole(status, 100, 599))
    return `status is a number from 100 to 599, or one of ${NAMED.join(', ')}.`
  if (times !== undefined && !isWhole(times, 1)) return 'times is a whole number from 1.'
  if (delayMs !== undefined && !isWhole(delayMs, 0)) return 'delayMs is a whole number from 0.'
  if (seed !== undefined && !isWhole(seed, 0)) return 'seed is a whole number from 0.'
  if (after !== undefined && typeof after !== 'boolean') return 'after is true or false.'
  return example === undefined ? undefined : mistakeInExample(operationId, status, example, examplesOf)
}

function mistakeInExample(operationId: string, status: unknown, example: unknown, examplesOf: ExamplesOf) {
  if (typeof example !== 'string') return 'example is the name of an example of the contract.'
  if (operationId === '*') return 'An example is one of an operation: name it.'
  const known = Object.entries(examplesOf(operationId)).flatMap(([of, names]) =>
    typeof status === 'number' && Number(of) !== status ? [] : names,
  )
  return firstNotKnown(
    `example of ${operationId}${typeof status === 'number' ? ` for ${status}` : ''}`,
    [example],
    known,
  )
}

const isWhole = (value: unknown, from: number, to = Infinity): boolean =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to
