import type { OperationId } from '../../generated/operations.ts'

/** The kinds of faults. A number is a status with an ordinary problem text. */
export type Effect = number | 'network' | 'hang' | 'html' | 'empty' | 'broken-contract' | 'random'

export interface Fault {
  /** an operation, or * for all */
  readonly operationId: OperationId | '*'
  readonly status?: Effect
  /** the name of an example of the contract */
  readonly example?: string
  /** any body, with `status` or 200, even one that breaks the contract */
  readonly body?: unknown
  /** for `random`: the same seed gives the same response */
  readonly seed?: number
  readonly delayMs?: number
  /** number of calls that meet the fault; if absent, every call meets it until the fault is removed */
  readonly times?: number
  /** the handler runs first, so the work is done and only the response is lost */
  readonly after?: boolean
}

export interface Faults {
  list: () => readonly Fault[]
  set: (faults: readonly Fault[]) => void
  /** The fault to apply to this call, counted down. */
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

/** The faults that a tester sent, or a sentence about a mistake in them. */
export function readFaults(input: unknown): Fault[] | string {
  if (!Array.isArray(input)) return 'Send a list of faults.'
  const named = ['network', 'hang', 'html', 'empty', 'broken-contract', 'random']
  for (const each of input as (Partial<Fault> | null)[]) {
    if (typeof each?.operationId !== 'string') return 'Each fault names an operationId, or * for all.'
    if (each.example !== undefined && typeof each.example !== 'string')
      return 'example is the name of an example of the contract.'
    if (each.times !== undefined && !(Number.isInteger(each.times) && each.times > 0))
      return 'times is a whole number from 1.'
    if (each.status !== undefined && typeof each.status !== 'number' && !named.includes(each.status))
      return `status is a number or one of ${named.join(', ')}.`
  }
  return input as Fault[]
}
