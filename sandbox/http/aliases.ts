/**
 * Alternative paths of operations, accepted for compatibility. The contract has only one path for each operation (D-68,
 * D-124).
 */
const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/^(\/members\/[^/]+)\/terms$/, '$1/terms-and-conditions'],
  [/^(\/members\/[^/]+\/coverages\/retirement-health-insurance-program-benefits)\/reports\//, '$1/benefits/reports/'],
]

export const canonicalPath = (pathname: string): string =>
  ALIASES.reduce((path, [pattern, replacement]) => path.replace(pattern, replacement), pathname)
