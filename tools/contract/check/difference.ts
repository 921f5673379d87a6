import type { Service } from '../../generate/contracts/operation.ts'
import { idOf, type Documents, type SourceLocation } from './documents.ts'

/** Who sends a value of the schema. A schema that both send is judged on both sides. */
export type Side = 'request' | 'answer'
/** Effect of a change on the allowed values: more, fewer, different, or unknown. */
export type Direction = 'wider' | 'narrower' | 'both' | 'unknown'

/** One difference between two revisions of a contract, before it is judged. */
export interface Difference {
  /** kind of the change, the name of a rule of severity.ts */
  readonly what: string
  readonly kind: 'added' | 'removed' | 'modified'
  readonly direction?: Direction
  readonly attribute?: string
  /** what changed, such as `ClaimServiceLine.totalPaidAmount` or `the parameter page of listPayments` */
  readonly subject: string
  /**
   * the operation that contains the difference, such as `#/paths/~1{id}~1labels/get`, or another part of the document
   */
  readonly at: string
  readonly spot: SourceLocation
  readonly before?: unknown
  readonly after?: unknown
  /** published date after which a removed part may be missing */
  readonly sunset?: string | undefined
  /** details for the sentence about the difference, such as `"1234" does not fit any more` or `lost VOID` */
  readonly proof?: string | undefined
}

/** Current place of the comparison in a document. */
export interface DiffContext {
  readonly at: string
  readonly side: Side
  readonly subject: string
  /** the reference whose target changed; differences in its target are reported at the reference */
  readonly via?: { readonly base: SourceLocation; readonly head: SourceLocation }
}

/**
 * A difference with its direction on each side. A part that belongs to neither side, such as a server, has no
 * directions.
 */
export interface DifferenceOnSides extends Difference {
  readonly sides: ReadonlyMap<Side, Direction | undefined>
}

/** Comparison of two revisions of a service, with the differences found so far. */
export interface Comparison {
  readonly service: Service
  readonly base: Documents
  readonly head: Documents
  readonly found: (difference: Difference, side?: Side) => void
  /** false if the key was seen before */
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

/** Pairs two lists by key: members of both, removed members, added members. */
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

/** JSON with sorted keys, for comparing two values. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : each,
  ) ?? 'nothing'

export const isSame = (left: unknown, right: unknown): boolean => canonical(left) === canonical(right)
