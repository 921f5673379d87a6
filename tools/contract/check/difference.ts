import type { Service } from '../../generate/contracts/operation.ts'
import { idOf, type Documents, type SourceLocation } from './documents.ts'

/** Where a schema is used: in a request or in a response. A schema that is used in both gets a severity for each. */
export type Side = 'request' | 'answer'
/** The effect of a change on the set of allowed values: more values, fewer, different ones, or unknown. */
export type Direction = 'wider' | 'narrower' | 'both' | 'unknown'

/** One difference between two revisions of a contract, before its severity is determined. */
export interface Difference {
  /** the kind of change, which is the name of a rule in severity.ts */
  readonly what: string
  readonly kind: 'added' | 'removed' | 'modified'
  readonly direction?: Direction
  readonly attribute?: string
  /** the changed part, such as `ClaimServiceLine.totalPaidAmount` or `the parameter page of listPayments` */
  readonly subject: string
  /**
   * JSON pointer to the operation that contains the difference, such as `#/paths/~1{id}~1labels/get`, or to another
   * part of the document
   */
  readonly at: string
  readonly spot: SourceLocation
  readonly before?: unknown
  readonly after?: unknown
  /** the published date from which a removed part may be missing */
  readonly sunset?: string | undefined
  /** details for the sentence in the report, such as `"1234" does not fit any more` or `lost VOID` */
  readonly proof?: string | undefined
}

/** The position of the comparison in a document. */
export interface DiffContext {
  readonly at: string
  readonly side: Side
  readonly subject: string
  /**
   * a reference that now has another target; differences between the old and the new target are reported at this
   * reference
   */
  readonly via?: { readonly base: SourceLocation; readonly head: SourceLocation }
}

/**
 * A difference with its direction in requests and in responses. A part that occurs in neither, such as a server URL,
 * has no directions.
 */
export interface DifferenceOnSides extends Difference {
  readonly sides: ReadonlyMap<Side, Direction | undefined>
}

/** The comparison of two revisions of a service, with the differences found so far. */
export interface Comparison {
  readonly service: Service
  readonly base: Documents
  readonly head: Documents
  readonly found: (difference: Difference, side?: Side) => void
  /** true if the function is called with this key for the first time */
  readonly isNew: (key: string) => boolean
}

export function startComparison(
  service: Service,
  base: Documents,
  head: Documents,
): Comparison & { readonly all: () => DifferenceOnSides[] } {
  const seen = new Set<string>()
  const differences = new Map<string, Difference & { sides: Map<Side, Direction | undefined> }>()
  return {
    service,
    base,
    head,
    found: (difference, side) => {
      const key = [difference.what, difference.kind, difference.attribute, idOf(difference.spot)].join(' ')
      const known = differences.get(key) ?? { ...difference, sides: new Map<Side, Direction | undefined>() }
      if (side) known.sides.set(side, difference.direction)
      differences.set(key, known)
    },
    isNew: (key) => !seen.has(key) && seen.add(key) !== undefined,
    all: () => [...differences.values()],
  }
}

/** Compares two lists by key. Returns the members that are in both, the removed ones and the added ones. */
export function pairUp<Member>(
  base: ReadonlyMap<string, Member>,
  head: ReadonlyMap<string, Member>,
): { both: [string, Member, Member][]; gone: [string, Member][]; came: [string, Member][] } {
  return {
    both: [...base].filter(([name]) => head.has(name)).map(([name, member]) => [name, member, head.get(name)!]),
    gone: [...base].filter(([name]) => !head.has(name)),
    came: [...head].filter(([name]) => !base.has(name)),
  }
}

/** JSON with sorted keys, so that two values can be compared as text. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : each,
  ) ?? 'nothing'

export const isSame = (left: unknown, right: unknown): boolean => left === right || canonical(left) === canonical(right)
