import { notKnown } from '../http/nearest.ts'
import type { Meant, NamedExamples } from './named-examples.ts'

/** The values that a tester gives in the header `Prefer: code=422, example=refused, delay=500`. */
export interface Preference {
  readonly code?: number
  readonly example?: string
  readonly delayMs: number
  /**
   * `handling=lenient` (RFC 7240): the header goes with every call, so an operation that has no such status or example
   * answers as if none were named
   */
  readonly isLenient?: true
}

const LONGEST_DELAY_MS = 120_000

export function readPrefer(header: string | undefined): Preference {
  const wishes = Object.fromEntries((header ?? '').split(/[,;]/).map((part) => part.trim().split('=', 2))) as Record<
    string,
    string | undefined
  >
  const code = Number(wishes['code'])
  return {
    ...(Number.isInteger(code) && code >= 100 && { code }),
    ...(wishes['example'] && { example: wishes['example'] }),
    ...(wishes['handling'] === 'lenient' && { isLenient: true }),
    delayMs: Math.min(Math.max(0, Number(wishes['delay']) || 0), LONGEST_DELAY_MS),
  }
}

/** The preference without the status and the example that an operation does not have. */
export function whereDeclared({ code, example, ...others }: Preference, names: Meant['names'] | undefined): Preference {
  const hasCode = code !== undefined && names?.has(code) === true
  const available = names?.get(hasCode ? code : usualStatus(names))
  return { ...others, ...(hasCode && { code }), ...(example && available?.has(example) && { example }) }
}

/** The status of an operation's response if the request names none. */
export const usualStatus = (names: Meant['names'] | undefined): number =>
  [...(names?.keys() ?? [])].find((status) => status < 300) ?? 200

/** An error message about a named example that no operation has; undefined if some operation has it. */
export function exampleNobodyHas({ example }: Preference, { all }: NamedExamples): string | undefined {
  if (example === undefined) return undefined
  const known = [...new Set(all.flatMap(({ names }) => [...names.values()].flatMap((each) => [...each.keys()])))]
  return known.includes(example) ? undefined : notKnown('example', example, known)
}
