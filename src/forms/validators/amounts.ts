/** Rules about amounts: texts with two decimals (`95.00`), compared in whole cents, never as floats. */

/** Cents of an amount; undefined for a text that is none. */
export function centsOf(text: unknown): bigint | undefined {
  const match = typeof text === 'string' ? /^(\d+)\.(\d{2})$/.exec(text) : null
  return match ? BigInt(`${match[1]}${match[2]}`) : undefined
}

export interface AmountBounds {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Whether an amount lies between two others, both included (D-106). A text that is no amount does not. */
export function isAmount(text: string, { min, max }: AmountBounds): boolean {
  const cents = centsOf(text)
  if (cents === undefined) return false
  const [least, most] = [centsOf(min), centsOf(max)]
  return (least === undefined || cents >= least) && (most === undefined || cents <= most)
}
