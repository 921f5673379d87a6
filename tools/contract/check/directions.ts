import fc from 'fast-check'
import { isSame, type Direction } from './difference.ts'

const directionOf = (isWider: boolean, isNarrower: boolean): Direction | undefined =>
  isWider && isNarrower ? 'both' : isWider ? 'wider' : isNarrower ? 'narrower' : undefined

/** Direction of a change of an enumeration. No list allows every value. The order of values does not matter. */
export function valuesDirection(
  before: readonly unknown[] | undefined,
  after: readonly unknown[] | undefined,
): { direction: Direction; before: unknown; after: unknown; proof?: string } | undefined {
  if (!before || !after)
    return before || after ? { direction: before ? 'wider' : 'narrower', before, after } : undefined
  const [gone, came] = [
    before.filter((each) => !after.some((other) => isSame(each, other))),
    after.filter((each) => !before.some((other) => isSame(each, other))),
  ]
  const direction = directionOf(came.length > 0, gone.length > 0)
  const proof = [
    came.length > 0 ? `gained ${came.map(String).join(', ')}` : '',
    gone.length > 0 ? `lost ${gone.map(String).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' and ')
  return direction && { direction, before, after, proof }
}

export const ALL_TYPES = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string']
const typesIn = (value: unknown): string[] => {
  const types = value === undefined ? ALL_TYPES : Array.isArray(value) ? (value as string[]) : [value as string]
  return types.includes('number') ? [...types, 'integer'] : types
}

/** Direction of a change of type. No type allows every type, and each integer is a number. */
export function typeDirection(before: unknown, after: unknown): { what: string; direction: Direction } {
  const [old, now] = [typesIn(before), typesIn(after)]
  const [came, gone] = [now.filter((each) => !old.includes(each)), old.filter((each) => !now.includes(each))]
  const isNull = [...came, ...gone].every((each) => each === 'null')
  return { what: isNull ? 'null' : 'type', direction: directionOf(came.length > 0, gone.length > 0) ?? 'unknown' }
}

/** Pairs of formats in which each value of the first is a value of the second. */
const WITHIN = new Set([
  'int32 int64',
  'float double',
  'hostname idn-hostname',
  'email idn-email',
  'uri uri-reference',
  'uri iri',
])

export function formatDirection(before: string | undefined, after: string | undefined): Direction {
  if (before === undefined || after === undefined) return before === undefined ? 'narrower' : 'wider'
  if (WITHIN.has(`${before} ${after}`)) return 'wider'
  return WITHIN.has(`${after} ${before}`) ? 'narrower' : 'both'
}

/** Direction of a change of a bound. No bound allows every value. */
export function boundDirection(name: string, before: unknown, after: unknown): Direction {
  if (name === 'uniqueItems') return after === true ? 'narrower' : 'wider'
  if (before === undefined || after === undefined) return before === undefined ? 'narrower' : 'wider'
  const [old, now] = [Number(before), Number(after)]
  if (name === 'multipleOf') return now % old === 0 ? 'narrower' : old % now === 0 ? 'wider' : 'both'
  const isUpper = /max/i.test(name)
  return now > old === isUpper ? 'wider' : 'narrower'
}

const TRIES = 400
/**
 * Direction of a change of a pattern, found by trying texts of each pattern on the other. A text that matches only one
 * is the proof. Without such a text the direction is unknown.
 */
export function patternDirection(
  before: string | undefined,
  after: string | undefined,
): { direction: Direction; proof?: string } {
  if (before === undefined || after === undefined) return { direction: before === undefined ? 'narrower' : 'wider' }
  const [lost, gained] = [counterexample(before, after), counterexample(after, before)]
  const direction = directionOf(gained !== undefined, lost !== undefined) ?? 'unknown'
  const proof = [
    lost !== undefined ? `${JSON.stringify(lost)} does not fit any more` : '',
    gained !== undefined ? `${JSON.stringify(gained)} fits now` : '',
  ]
  return { direction, proof: proof.filter(Boolean).join(', ') }
}

/** A text that matches one pattern and not the other. */
function counterexample(one: string, other: string): string | undefined {
  try {
    const [from, to] = [new RegExp(one, 'u'), new RegExp(other, 'u')]
    const texts = fc.sample(fc.stringMatching(from), { numRuns: TRIES, seed: 1 })
    return texts
      .filter((text) => from.test(text) && !to.test(text))
      .toSorted((left, right) => left.length - right.length)[0]
  } catch {
    return undefined // fast-check cannot generate texts for lookaheads
  }
}
