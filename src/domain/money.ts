/** True for an amount in the contract's format. */
export const isMoney = (text: string): boolean => AMOUNT.test(text)
const AMOUNT = /^-?\d+\.\d{2}$/

/** Whole cents of a contract amount such as `95.00`; zero without an amount. Amounts are added in cents only. */
export function toCents(amount = '0.00'): number {
  if (!AMOUNT.test(amount)) throw new Error(`not an amount: ${amount}`)
  // A float with two decimals is off by far less than half a cent, so rounding is exact. Adding zero turns -0 into 0.
  return Math.round(Number(amount) * 100) + 0
}

export function fromCents(cents: number): string {
  const absolute = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`
}

/**
 * Splits a total into the wanted parts, in order, until the total is used up. The last number of the result is what
 * remains. All numbers are in cents, so the parts and the remainder add up to the total.
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

/** Sum of contract amounts, exact to the cent. Missing amounts are treated as zero. */
export const sumMoney = (amounts: readonly (string | null | undefined)[]): string =>
  fromCents(amounts.reduce((sum, amount) => sum + (amount ? toCents(amount) : 0), 0))
