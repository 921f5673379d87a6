import type { OperationId } from '../../../generated/operations.ts'

interface Matrix {
  /** operations that the portal calls */
  readonly used: readonly OperationId[]
  /** operations that the tables of the matrix can call */
  readonly known: readonly OperationId[]
  readonly troubles: readonly { readonly name: string }[]
  readonly locales: readonly string[]
  /** names of the tested combinations, as `cellName` makes them */
  readonly played: ReadonlySet<string>
}

export const cellName = (operation: OperationId, trouble: string, locale: string): string =>
  `${operation} x ${trouble} (${locale})`

/**
 * Combinations that are missing in a matrix, one sentence each. Empty if every operation that the portal calls was
 * tested with every fault in both languages.
 */
export function findUncoveredCells({ used, known, troubles, locales, played }: Matrix): string[] {
  const cells = used.flatMap((operation) =>
    troubles.flatMap(({ name }) => locales.map((locale) => cellName(operation, name, locale))),
  )
  return [
    ...used
      .filter((operation) => !known.includes(operation))
      .map((operation) => `the portal calls ${operation}, and no table says how`),
    ...known
      .filter((operation) => !used.includes(operation))
      .map((operation) => `a table says how ${operation} is called, and the portal does not`),
    ...cells.filter((cell) => !played.has(cell)).map((cell) => `nobody played ${cell}`),
  ]
}
