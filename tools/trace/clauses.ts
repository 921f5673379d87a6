import type { Row } from './requirement-coverage.ts'
import { decisions, questions, readPage, requirements } from './specification.ts'

/** A sentence of the two documents that the portal was ordered with. */
export interface Clause {
  readonly id: string
  readonly says: string
  /** the rows that say the same; a decision or a question where no requirement does */
  readonly rows: readonly string[]
}

/** The clauses of a page. One that names a row that is not there is refused: nobody could prove it. */
export const readClauses = (page: string, known: ReadonlySet<string>): Clause[] =>
  [...page.matchAll(/^\| (S[01]-\d+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, id = '', says = '', list = '']) => {
    const rows = list.split(', ')
    const unknown = rows.filter((row) => !known.has(row))
    if (unknown.length > 0) throw new Error(`${id} names ${unknown.join(', ')}: no requirement, decision or question`)
    return { id, says, rows }
  })

/** Every clause, `S0-1` to the last of the second document. */
export const clausesOfDocuments = (): Clause[] => readClauses(readPage('clauses.md'), new Set([...requirements, ...decisions, ...questions]))

interface ClauseSummary {
  readonly document: string
  readonly total: number
  /** how many have a row that a test claims */
  readonly claimed: number
  /** a requirement says it, and no test claims that */
  readonly missing: readonly string[]
  /** only a decision or a question says it, and no test claims that */
  readonly settled: readonly string[]
}

/** The clauses by document. */
export function summariseClauses(clauses: readonly Clause[], rows: readonly Row[]): ClauseSummary[] {
  const claimed = new Set(rows.filter(({ tests }) => tests.length > 0).map(({ id }) => id))
  const isSettled = ({ rows: own }: Clause): boolean => own.every((row) => /^[DQ]-/.test(row))
  return [...Map.groupBy(clauses, ({ id }) => id.split('-')[0] ?? '')].map(([document, ofDocument]) => {
    const unclaimed = ofDocument.filter(({ rows: own }) => !own.some((row) => claimed.has(row)))
    return {
      document,
      total: ofDocument.length,
      claimed: ofDocument.length - unclaimed.length,
      missing: unclaimed.filter((clause) => !isSettled(clause)).map(({ id }) => id),
      settled: unclaimed.filter(isSettled).map(({ id }) => id),
    }
  })
}
