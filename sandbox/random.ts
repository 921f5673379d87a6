/** A seeded random number generator (mulberry32). The same seed gives the same numbers. */
export interface Random {
  next: () => number
  integer: (from: number, to: number) => number
  pick: <T>(values: readonly T[]) => T
}

export function seeded(text: string): Random {
  let state = 0x9e3779b9
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 0x85ebca6b) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return { next, integer, pick: (values) => values[integer(0, values.length - 1)]! }
}
