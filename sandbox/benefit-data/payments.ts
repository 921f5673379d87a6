import type { ClaimLine } from '../store/claim-line.ts'

/** One payment for one or more claim lines. Amounts are in cents. */
export interface Payment {
  readonly id: string
  readonly date: string
  readonly lines: readonly ClaimLine[]
  /** part of the amount that spending accounts paid */
  readonly spending: number
  /** total that the insurer paid: the plan's part and the part of the spending accounts */
  readonly paid: number
}

const sum = (lines: readonly ClaimLine[], read: (line: ClaimLine) => number): number =>
  lines.reduce((total, line) => total + read(line), 0)

/** Groups claim lines into payments, in the order of the lines. */
export function paymentsOf(lines: readonly ClaimLine[]): Payment[] {
  const paid = lines.filter(({ paymentId }) => paymentId !== undefined)
  return [...Map.groupBy(paid, ({ paymentId }) => paymentId!)].map(([id, together]) => {
    const spending = sum(together, ({ spendingPaid }) => spendingPaid)
    const inOrder = together.toSorted((a, b) => a.seq - b.seq)
    return {
      id,
      date: inOrder[0]!.processedDate!,
      lines: inOrder,
      spending,
      paid: spending + sum(together, ({ paid: byPlan }) => byPlan),
    }
  })
}
