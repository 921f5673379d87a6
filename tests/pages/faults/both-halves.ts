/**
 * Compares the operations that the portal calls with the operations in the tables of the fault tests. Returns one
 * sentence for each operation that is called but in no table, or in a table but never called.
 */
export function findUnmet(used: readonly string[], tables: readonly (readonly string[])[]): string[] {
  const known = new Set(tables.flat())
  return [
    ...used.filter((operation) => !known.has(operation)).map((operation) => `no table has ${operation}`),
    ...[...known]
      .filter((operation) => !used.includes(operation))
      .map((operation) => `the portal does not call ${operation}`),
  ]
}
