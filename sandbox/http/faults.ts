import { OPERATIONS, type OperationId } from '../../generated/operations.ts'
import { firstNotKnown, notKnown } from './nearest.ts'
import { isObject } from './patch.ts'

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
  /** changes to the fields of the response, as a JSON Merge Patch (RFC 7396): null removes a field */
  readonly patch?: unknown
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
const KEYS = ['operationId', 'status', 'example', 'body', 'patch', 'seed', 'delayMs', 'times', 'after']
const OPERATION_IDS = Object.keys(OPERATIONS)

/** What the contracts say about an operation that a fault names. */
interface Known {
  /** the names of its examples, by status */
  readonly examplesOf: (operationId: string) => Readonly<Record<string, readonly string[]>>
  /** what its responses are, if none of them can be patched */
  readonly unpatchable: (operationId: string) => string | undefined
}

/**
 * Reads the faults that a tester sent. If they contain a mistake, returns a sentence about it, because a fault with a
 * misspelt name would never apply and the test would prove nothing.
 */
export function readFaults(input: unknown, known: Known): Fault[] | string {
  if (!Array.isArray(input))
    return 'Send a list of faults, in brackets: [{ "operationId": "searchClaims", "status": 503 }].'
  return input.map((each) => mistakeIn(each, known)).find((mistake) => mistake !== undefined) ?? (input as Fault[])
}

function mistakeIn(fault: unknown, known: Known): string | undefined {
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
  return (
    (example === undefined ? undefined : mistakeInExample(operationId, status, example, known)) ??
    ('patch' in fault ? mistakeInPatch(fault as Fault, known) : undefined)
  )
}

function mistakeInPatch({ operationId, status, body, patch }: Fault, { unpatchable }: Known): string | undefined {
  if (!isObject(patch))
    return 'patch is an object with the fields to change, such as { "note": "new", "status": null }: null removes one.'
  if (body !== undefined) return 'A fault has a body or a patch: a body replaces the whole answer.'
  if (status === 204 || (typeof status === 'string' && !isRandom(status)))
    return `An answer with the status ${status} has no fields that a patch could change.`
  const isError = typeof status === 'number' && status >= 300
  const answer = operationId === '*' || isError ? undefined : unpatchable(operationId)
  return answer && `${operationId} answers ${answer}, which a patch cannot change: send a body instead.`
}

function mistakeInExample(operationId: string, status: unknown, example: unknown, { examplesOf }: Known) {
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

/** True if a value is a whole number in this range. */
export const isWhole = (value: unknown, from: number, to = Infinity): boolean =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to
