/** Older names of operations, answered for compatibility; the contract has one name for each (D-68). */
const ALIASES: readonly (readonly [RegExp, string])[] = [[/^(\/members\/[^/]+)\/terms$/, '$1/terms-and-conditions']]

export const canonicalPath = (pathname: string): string => ALIASES.reduce((path, [pattern, replacement]) => path.replace(pattern, replacement), pathname)
