import type { Effect, Fault } from '../http/faults.ts'
import type { OperationEntry } from './control.ts'

const ACCIDENTS: readonly { readonly value: Effect; readonly label: string }[] = [
  { value: 'network', label: 'The connection is cut' },
  { value: 'hang', label: 'No answer ever comes' },
  { value: 'html', label: 'A page of a gateway' },
  { value: 'empty', label: 'Nothing where there should be something' },
  { value: 'broken-contract', label: 'An answer that breaks the contract' },
  { value: 'random', label: 'Random data that keeps the contract' },
  { value: 'unfamiliar', label: 'Random data with unknown codes and missing values' },
]

/**
 * The responses that a tester can choose for an operation: statuses, named examples, and faults such as a broken
 * connection.
 */
export function responsesOf({ examples }: OperationEntry): { readonly value: string; readonly label: string }[] {
  return [
    { value: 'played', label: 'As the sandbox plays it (delay only)' },
    ...Object.keys(examples).map((status) => ({ value: `status ${status}`, label: `Status ${status}` })),
    ...Object.entries(examples).flatMap(([status, names]) =>
      names.map((name) => ({ value: `example ${status} ${name}`, label: `Example ${name} (${status})` })),
    ),
    ...ACCIDENTS.map(({ value, label }) => ({ value: `accident ${value}`, label })),
  ]
}

/** The operations whose name, path or tag contains every word of the search; all operations if the search is empty. */
export function findOperations(operations: readonly OperationEntry[], sought: string): readonly OperationEntry[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  return operations.filter(({ operationId, path, tag }) =>
    words.every((word) => `${operationId} ${path} ${tag}`.toLowerCase().includes(word)),
  )
}

/** Delay and limits of a fault rule. `delayMs` 0 means no delay, and `times` 0 means no limit. */
interface Manner {
  readonly delayMs: number
  readonly times: number
  /** true if the sandbox processes the request and loses only the response */
  readonly after: boolean
}

/** Builds the fault rule that gives an operation the response that the tester chose. */
export function ruleOf(operationId: Fault['operationId'], answer: string, { delayMs, times, after }: Manner): Fault {
  const [kind, first = '', name] = answer.split(' ')
  const manner = { ...(delayMs > 0 && { delayMs }), ...(times > 0 && { times }), ...(after && { after }) }
  if (kind === 'status') return { operationId, status: Number(first), ...manner }
  if (kind === 'example') return { operationId, status: Number(first), example: name!, ...manner }
  if (kind === 'accident') return { operationId, status: first as Effect, ...manner }
  return { operationId, ...manner }
}

/** The description of a rule for the tester. */
export function describeRule({ status, example, patch, delayMs, times, seed, after }: Fault): string {
  const answer =
    example === undefined
      ? status === undefined
        ? 'as played'
        : String(status)
      : `example ${example} (${status ?? ''})`
  return [
    answer,
    patch === undefined ? '' : 'patched',
    seed === undefined ? '' : `seed ${seed}`,
    delayMs ? `after ${delayMs} ms` : '',
    after ? 'once the work is done' : '',
    times === undefined ? '' : times === 1 ? 'once' : `${times} times`,
  ]
    .filter(Boolean)
    .join(', ')
}
