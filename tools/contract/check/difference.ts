import type { Service } from '../../generate/contracts/operation.ts'
import { idOf, type Documents, type SourceLocation } from './documents.ts'

/** Who sends what a schema describes. What is reached from both is judged on both. */
export type Side = 'request' | 'answer'
/** What a change does to the values that are allowed: more, fewer, others, or what nobody can tell. */
export type Direction = 'wider' | 'narrower' | 'both' | 'unknown'

/** One difference between two revisions of a contract, not judged yet. */
export interface Difference {
  /** what happened, the name of a rule of severity.ts */
  readonly what: string
  readonly kind: 'added' | 'removed' | 'modified'
  readonly direction?: Direction
  readonly attribute?: string
  /** whom or what it is about: `ClaimServiceLine.totalPaidAmount`, `the parameter page of listPayments` */
  readonly subject: string
  /** the operation it stands in, `#/paths/~1{id}~1labels/get`, or the part of the document */
  readonly at: string
  readonly spot: SourceLocation
  readonly before?: unknown
  readonly after?: unknown
  /** the day after which what was removed may go, as it was published */
  readonly sunset?: string | undefined
  /** an example that the change makes wrong, or what else helps to see it */
  readonly proof?: string | undefined
}

/** Where in a document somebody is. */
export interface DiffContext {
  readonly at: string
  readonly side: Side
  readonly subject: string
  /** the reference that leads to something else now: what is found behind it is about the place of the reference */
  readonly via?: { readonly base: SourceLocation; readonly head: SourceLocation }
}

/** A difference with what it does on each side that it is reached from; none where it stands beside both, as a server does. */
export interface DifferenceOnSides extends Difference {
  readonly sides: ReadonlyMap<Side, Direction | undefined>
}

/** Two revisions that are walked side by side, and what was found on the way. */
export interface Comparison {
  readonly service: Service
  readonly base: Documents
  readonly head: Documents
  readonly found: (difference: Difference, side?: Side) => void
  /** false when this was there before */
  readonly isNew: (key: string) => boolean
}

export function startComparison(service: Service, base: Documents, head: Documents): Comparison & { readonly all: () => DifferenceOnSides[] } {
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

/** Two lists by what their members are called: those of both, those that are gone, those that came. */
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

/** Values in one order, to tell whether two say the same. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : each,
  ) ?? 'nothing'

export const isSame = (left: unknown, right: unknown): boolean => canonical(left) === canonical(right)
