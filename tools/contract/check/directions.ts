import fc from 'fast-check'
import { isSame, type Direction } from './difference.ts'
import type { JsonObject } from './documents.ts'

const directionOf = (isWider: boolean, isNarrower: boolean): Direction | undefined =>
  isWider && isNarrower ? 'both' : isWider ? 'wider' : isNarrower ? 'narrower' : undefined

/**
 * The direction of a change of `enum`. Without `enum`, every value is allowed. The order of the values does not matter.
 */
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

/** The direction of a change of `type`. Without `type`, every type is allowed. Each integer is also a number. */
export function typeDirection(before: unknown, after: unknown): { what: string; direction: Direction } {
  const [old, now] = [typesIn(before), typesIn(after)]
  const [came, gone] = [now.filter((each) => !old.includes(each)), old.filter((each) => !now.includes(each))]
  const isNull = [...came, ...gone].every((each) => each === 'null')
  return { what: isNull ? 'null' : 'type', direction: directionOf(came.length > 0, gone.length > 0) ?? 'unknown' }
}

/** Pairs of formats. Each value of the first format is also a value of the second. */
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

/** The direction of a change of a bound such as `maxLength`. Without a bound, every value is allowed. */
export function boundDirection(name: string, before: unknown, after: unknown): Direction {
  if (name === 'uniqueItems') return after === true ? 'narrower' : 'wider'
  if (before === undefined || after === undefined) return before === undefined ? 'narrower' : 'wider'
  const [old, now] = [Number(before), Number(after)]
  if (name === 'multipleOf') return now % old === 0 ? 'narrower' : old % now === 0 ? 'wider' : 'both'
  const isUpper = /max/i.test(name)
  return now > old === isUpper ? 'wider' : 'narrower'
}

/**
 * Simplifies a pattern, so that two ways to write the same pattern can be compared. A pattern with backreferences to
 * its own groups is returned unchanged.
 */
export function plainPattern(pattern: string): string {
  if (/\\[1-9k]/.test(pattern)) return pattern // rewriting could renumber the groups
  const plain = pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?:|\{\d+(?:,\d*)?\}/g, (part) => {
    if (part.startsWith('[')) return plainClass(part)
    return (
      SHORT[part] ??
      COUNTS[part] ??
      (/^\\[^\w]$/.test(part) && !/[\^$\\.*+?()[\]{}|/]/.test(part[1]!) ? part[1]! : part)
    )
  })
  return plain
    .replaceAll(/\{(\d+),\1\}/g, '{$1}')
    .replaceAll(/\\\//g, '/')
    .replaceAll('{1}', '')
}

const SHORT: Readonly<Record<string, string>> = {
  '\\d': '[0-9]',
  '\\w': '[0-9A-Z_a-z]',
  '(?:': '(',
}
const COUNTS: Readonly<Record<string, string>> = { '{1,}': '+', '{0,}': '*', '{0,1}': '?' }

/** Sorts the members of a character class and removes duplicates. */
function plainClass(text: string): string {
  const [, isNot = '', inside = ''] = /^\[(\^?)(.*)\]$/s.exec(text) ?? []
  const members = inside.match(/\\[dw]|(?:\\.|[^\\])-(?:\\.|[^\\])|\\.|[^\\]/gs) ?? []
  const all = members.flatMap((each) =>
    each === '\\d' ? ['0-9'] : each === '\\w' ? ['0-9', 'A-Z', '_', 'a-z'] : [each],
  )
  const [only] = all
  const single = all.length === 1 && !isNot && only!.length === 1 && /[\w,:; -]/.test(only!) ? only! : undefined
  return single ?? `[${isNot}${[...new Set(all)].toSorted().join('')}]`
}

/** The lookaheads at the start of a pattern, and the part after them. */
interface Lookaheads {
  readonly rules: readonly string[]
  readonly rest: string
}

function lookaheadsOf(pattern: string): Lookaheads {
  let rest = pattern.replace(/^\^/, '')
  const rules: string[] = []
  for (let end = 0; /^\(\?[=!]/.test(rest); rest = rest.slice(end)) {
    end = groupEnd(rest)
    if (end === 0) break
    rules.push(rest.slice(0, end))
  }
  return { rules, rest }
}

/** The index after the group with which a text begins; 0 if it does not begin with a group. */
function groupEnd(text: string): number {
  let depth = 0
  for (const { 0: part, index } of text.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()]/g)) {
    if (part === '(') depth += 1
    if (part === ')') depth -= 1
    if (depth === 0) return index + 1
  }
  return 0
}

const TRIES = 400
/**
 * The direction of a change of `pattern`. The function generates texts that match one pattern and tests them against
 * the other. A text that matches only one of the patterns is returned as proof. If no such text is found, the direction
 * is unknown.
 */
export function patternDirection(
  before: string | undefined,
  after: string | undefined,
): { direction: Direction; proof?: string } {
  if (before === undefined || after === undefined) return { direction: before === undefined ? 'narrower' : 'wider' }
  const conditions = ofConditions(before, after)
  if (conditions) return { direction: conditions }
  const [lost, gained] = [counterexample(before, after), counterexample(after, before)]
  const direction = directionOf(gained !== undefined, lost !== undefined) ?? ofCounts(before, after) ?? 'unknown'
  const proof = [
    lost !== undefined ? `${JSON.stringify(lost)} does not fit any more` : '',
    gained !== undefined ? `${JSON.stringify(gained)} fits now` : '',
  ]
  return { direction, proof: proof.filter(Boolean).join(', ') }
}

/** The direction for two patterns that differ only in how often their parts may be repeated. */
function ofCounts(before: string, after: string): Direction | undefined {
  const [old, now] = [before, after].map(plainPattern) as [string, string]
  const COUNT = /(?<!\\)\{(\d+)(,?)(\d*)\}/g
  if (old.replaceAll(COUNT, '{}') !== now.replaceAll(COUNT, '{}') || /\(\?<?!/.test(old)) return undefined
  const rangesIn = (pattern: string) =>
    [...pattern.matchAll(COUNT)].map(
      ([, least = '', comma, most]) => [Number(least), comma ? Number(most || Infinity) : Number(least)] as const,
    )
  const pairs = rangesIn(old).map((range, index) => [range, rangesIn(now)[index]!] as const)
  return directionOf(
    pairs.some(([[least, most], [from, to]]) => from < least || to > most),
    pairs.some(([[least, most], [from, to]]) => from > least || to < most),
  )
}

/**
 * The direction for two patterns that differ only in their lookaheads. With an additional lookahead, fewer texts match.
 */
function ofConditions(before: string, after: string): Direction | undefined {
  const [old, now] = [before, after].map((each) => lookaheadsOf(plainPattern(each))) as [Lookaheads, Lookaheads]
  if (
    old.rest !== now.rest ||
    before.startsWith('^') !== after.startsWith('^') ||
    old.rules.length + now.rules.length === 0
  )
    return undefined
  const isKept = old.rules.every((rule) => now.rules.includes(rule))
  const isOld = now.rules.every((rule) => old.rules.includes(rule))
  return isKept === isOld ? undefined : isKept ? 'narrower' : 'wider'
}

/** A text that matches one pattern and not the other, if one is found. */
function counterexample(one: string, other: string): string | undefined {
  try {
    const [from, to] = [new RegExp(one, 'u'), new RegExp(other, 'u')]
    const texts = fc.sample(fc.stringMatching(from), { numRuns: TRIES, seed: 1 })
    return texts
      .filter((text) => from.test(text) && !to.test(text))
      .toSorted((left, right) => left.length - right.length)[0]
  } catch {
    return undefined // fast-check cannot generate texts for patterns with lookaheads
  }
}

/**
 * True if every text that the old schema `text` allows, split at commas, gives a list that the new schema `list`
 * allows, with parts that `items` allows. The function tests this only with generated texts.
 */
export function isListOf(text: JsonObject, items: JsonObject, list: JsonObject): boolean {
  const [whole, part] = [text['pattern'], items['pattern']]
  if (typeof whole !== 'string') return Object.keys(items).every((key) => key === 'type' || key === 'description')
  try {
    const [from, to] = [new RegExp(whole, 'u'), new RegExp(typeof part === 'string' ? part : '', 'u')]
    const lists = fc.sample(fc.stringMatching(from), { numRuns: TRIES, seed: 1 }).map((each) => each.split(','))
    const { maxLength = Infinity } = items as { maxLength?: number }
    const { maxItems = Infinity } = list as { maxItems?: number }
    return lists.every(
      (parts) => parts.length <= maxItems && parts.every((each) => to.test(each) && each.length <= maxLength),
    )
  } catch {
    return false
  }
}
