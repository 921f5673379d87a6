import type { Export } from '../code/names.ts'
import type { Product } from './product.ts'
import { KINDS, type Kind, type Test } from './tests.ts'

/** A test whose claim does not count, and why. */
interface RejectedTag {
  readonly test: Test
  readonly reason: string
}

/** Pages and journeys walk through the portal itself; what they name of its code are addresses and words. */
const WALKS: readonly Kind[] = ['page', 'journey']
/** Examples of components, for their catalogue and their tests: no part of the portal. */
const EXAMPLES = 'tests/ui/components/'

/** Why a test proves nothing about the portal: it calls what the portal never calls, or names only what the portal does not use. */
function reasonAgainst({ kind, tags, uses }: Test, product: Product): string | undefined {
  if (tags.length === 0 || WALKS.includes(kind)) return undefined
  const named = uses.filter(({ file }) => !file.startsWith(EXAMPLES))
  const unused = named.filter((each) => !product.uses(each))
  const called = unused.filter((each) => product.isFunction(each))
  const list = (each: readonly Export[]) => each.map(({ file, name }) => `${name} (${file})`).join(', ')
  if (called.length > 0) return `calls ${list(called)}, which the portal does not call`
  return unused.length > 0 && unused.length === named.length ? `uses only ${list(unused)}, which the portal does not use` : undefined
}

export const rejectedTags = (tests: readonly Test[], product: Product): RejectedTag[] =>
  tests.flatMap((test) => {
    const reason = reasonAgainst(test, product)
    return reason === undefined ? [] : [{ test, reason }]
  })

/** The operations that a row is about, for the rows that name some: `tests/row-operations.txt`. */
export const readRowOperations = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [row = '', ...operations] = line.split(' ')
        return [row, operations]
      }),
  )

export interface Row {
  readonly id: string
  /** the tests that claim it; refused ones are none */
  readonly tests: readonly Test[]
  readonly kinds: readonly Kind[]
  /** claimed by contract tests alone, about operations that no page calls: the portal proves nothing of it */
  readonly isContractOnly: boolean
}

interface Facts {
  readonly requirements: readonly string[]
  readonly tests: readonly Test[]
  readonly product: Product
  readonly rowOperations: ReadonlyMap<string, readonly string[]>
  readonly usedOperations: readonly string[]
}

/** Every row of the specification with the tests that count for it. */
export function rowsOf({ requirements, tests, product, rowOperations, usedOperations }: Facts): Row[] {
  const refused = new Set(rejectedTags(tests, product).map(({ test }) => test))
  const claims = new Map<string, Test[]>(requirements.map((id) => [id, []]))
  for (const test of tests) if (!refused.has(test)) for (const tag of test.tags) claims.get(tag)?.push(test)
  return [...claims].map(([id, claiming]) => {
    const kinds = KINDS.filter((kind) => claiming.some((test) => test.kind === kind))
    const operations = rowOperations.get(id) ?? []
    const isCalled = operations.length === 0 || operations.some((operation) => usedOperations.includes(operation))
    return { id, tests: claiming, kinds, isContractOnly: kinds.join(' ') === 'contract' && !isCalled }
  })
}

export const isProven = ({ tests, isContractOnly }: Row): boolean => tests.length > 0 && !isContractOnly

interface AreaSummary {
  readonly area: string
  readonly total: number
  readonly proven: number
  /** how many of the proven rows each kind of test claims; a row may be counted under several */
  readonly byKind: Readonly<Record<Kind, number>>
  readonly contractOnly: readonly string[]
  readonly missing: readonly string[]
}

const summaryOf = (area: string, rows: readonly Row[]): AreaSummary => {
  const proven = rows.filter(isProven)
  return {
    area,
    total: rows.length,
    proven: proven.length,
    byKind: Object.fromEntries(KINDS.map((kind) => [kind, proven.filter(({ kinds }) => kinds.includes(kind)).length])) as Record<Kind, number>,
    contractOnly: rows.filter(({ isContractOnly }) => isContractOnly).map(({ id }) => id),
    missing: rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id),
  }
}

/** The rows by area, and all of them at the end. */
export const summarise = (rows: readonly Row[]): AreaSummary[] => [
  ...[...Map.groupBy(rows, ({ id }) => id.split('-')[0] ?? '')].map(([area, ofArea]) => summaryOf(area, ofArea)),
  summaryOf('all', rows),
]
