/** What the tables of the browser's half and the calls of the portal do not have in common, one sentence each. */
export function findUnmet(used: readonly string[], tables: readonly (readonly string[])[]): string[] {
  const known = new Set(tables.flat())
  return [
    ...used.filter((operation) => !known.has(operation)).map((operation) => `no table has ${operation}`),
    ...[...known].filter((operation) => !used.includes(operation)).map((operation) => `nobody calls ${operation}`),
  ]
}
