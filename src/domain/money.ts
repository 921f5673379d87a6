/** Whether a text is a contract amount. */
export const isMoney = (text: string): boolean => AMOUNT.test(text)
const AMOUNT = /^-?\d+\.\d{2}$/

/** Whole cents of a contract amount such as `95.00`; the only way to add amounts. */
export function toCents(amount: string): number {
  if (!AMOUNT.test(amount)) throw new Error(`not an amount: ${amount}`)
  // Two decimals: what a float is off by is far less than half a cent. Adding zero makes -0 one.
  return Math.round(Number(amount) * 100) + 0
}

export function fromCents(cents: number): string {
  const absolute = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`
}

/**
 * Splits a total into the parts that are wanted, in their order, as long as something is left of it; the last number is the rest. All in cents: the parts
 * and the rest add up to the total.
 */
export function splitAmount(total: number, wanted: readonly number[]): readonly number[] {
  let rest = Math.max(0, total)
  const parts = wanted.map((cents) => {
    const part = Math.min(Math.max(0, cents), rest)
    rest -= part
    return part
  })
  return [...parts, rest]
}

/** Sum of contract amounts, exact to the cent; absent amounts count as nothing. */
export const sumMoney = (amounts: readonly (string | null | undefined)[]): string =>
  fromCents(amounts.reduce((sum, amount) => sum + (amount ? toCents(amount) : 0), 0))
