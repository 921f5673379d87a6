/** Capitals and one space (`E1C 4M1`), or undefined when it has not the shape of a Canadian postal code (D-63). */
export function postalCodeOf(typed: string): string | undefined {
  const match = /^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/.exec(typed.trim().toUpperCase())
  return match ? `${match[1]} ${match[2]}` : undefined
}
