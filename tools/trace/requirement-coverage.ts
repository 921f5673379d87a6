import { KINDS, type Kind, type Test } from './tests.ts'

/**
 * Parses the text of `tests/row-operations.txt`. Returns the operations to which each requirement refers, by the id of
 * the requirement.
 */
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
  /** the tests that have the requirement as a tag */
  readonly tests: readonly Test[]
  readonly kinds: readonly Kind[]
  /**
   * true if only contract tests have the requirement as a tag, and no page calls the operations of the requirement;
   * such tests prove nothing about the portal
   */
  readonly isContractOnly: boolean
}

interface Facts {
  readonly requirements: readonly string[]
  readonly tests: readonly Test[]
  readonly rowOperations: ReadonlyMap<string, readonly string[]>
  readonly usedOperations: readonly string[]
}

/** All requirements and decisions, each with the tests that prove it. */
export function rowsOf({ requirements, tests, rowOperations, usedOperations }: Facts): Row[] {
  const claims = new Map<string, Test[]>(requirements.map((id) => [id, []]))
  for (const test of tests) for (const tag of test.tags) claims.get(tag)?.push(test)
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
  /** number of proven requirements by kind of test; a requirement may count for several kinds */
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
    byKind: Object.fromEntries(
      KINDS.map((kind) => [kind, proven.filter(({ kinds }) => kinds.includes(kind)).length]),
    ) as Record<Kind, number>,
    contractOnly: rows.filter(({ isContractOnly }) => isContractOnly).map(({ id }) => id),
    missing: rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id),
  }
}

/** Summarises the requirements of each area. The last entry summarises all requirements. */
export const summarise = (rows: readonly Row[]): AreaSummary[] => [
  ...[...Map.groupBy(rows, ({ id }) => id.split('-')[0] ?? '')].map(([area, ofArea]) => summaryOf(area, ofArea)),
  summaryOf('all', rows),
]
