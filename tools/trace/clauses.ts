import type { Row } from './requirement-coverage.ts'
import { decisions, questions, readPage, requirements } from './specification.ts'

/** A sentence of the two documents that describe what the portal must do. */
export interface Clause {
  readonly id: string
  readonly says: string
  /** ids of requirements that state the same; if there are none, ids of a decision or a question about the clause */
  readonly rows: readonly string[]
}

/**
 * The clauses on a page of the specification. Throws an error if a clause names an unknown requirement, because no test
 * could prove it.
 */
export const readClauses = (page: string, known: ReadonlySet<string>): Clause[] =>
  [...page.matchAll(/^\| (S[01]-\d+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, id = '', says = '', list = '']) => {
    const rows = list.split(', ')
    const unknown = rows.filter((row) => !known.has(row))
    if (unknown.length > 0) throw new Error(`${id} names ${unknown.join(', ')}: no requirement, decision or question`)
    return { id, says, rows }
  })

/** Every clause, from `S0-1` to the last of the second document. */
export const clausesOfDocuments = (): Clause[] =>
  readClauses(readPage('clauses.md'), new Set([...requirements, ...decisions, ...questions]))

interface ClauseSummary {
  readonly document: string
  readonly total: number
  /** number of clauses with a requirement that a test has as a tag */
  readonly claimed: number
  /** clauses with requirements, none of which is the tag of a test */
  readonly missing: readonly string[]
  /** clauses that name only decisions or questions, none of which is the tag of a test */
  readonly settled: readonly string[]
}

/** Counts the clauses of each document, and lists those that are not proven by a test. */
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
