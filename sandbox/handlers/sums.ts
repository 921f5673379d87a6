import { toMoney } from '../money.ts'
import type { ClaimLine } from '../store/claim-line.ts'

/** The total of each amount over the claim lines, exact to the cent, by its field name in the contract. */
export const sumsOf = <Name extends string>(
  lines: readonly ClaimLine[],
  amounts: Readonly<Record<Name, (line: ClaimLine) => number>>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<(line: ClaimLine) => number>(amounts).map(([name, read]) => [
      name,
      toMoney(lines.reduce((sum, line) => sum + read(line), 0)),
    ]),
  ) as Record<Name, string>
