import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { claimStatus } from '~/domain/claim-status.ts'
import { fromCents, splitAmount, toCents } from '~/domain/money.ts'

/** The fields of a line that are summed. */
type Counted = Pick<ClaimServiceLine, 'claimStatus' | 'submittedAmount' | 'cobAmount' | 'totalPaidAmount'>

/** The claimed total, the payments, and the remainder. */
export interface Totals {
  readonly claimed: string
  /** paid by the plan and the spending accounts together */
  readonly paid: string
  readonly otherInsurer: string
  readonly yours: string
}

/** Amounts in cents. */
type AmountParts = [claimed: number, paid: number, otherInsurer: number, yours: number]

/** True if the paid amount is final. */
export function isDecided({ claimStatus: code }: Pick<Counted, 'claimStatus'>): boolean {
  const status = claimStatus(code)
  return status === 'processed' || status === 'declined'
}

/** The parts of one line in cents. They add up to the claimed amount: payments above that amount are not counted. */
function partsOf({ submittedAmount, totalPaidAmount, cobAmount }: Counted): Readonly<AmountParts> {
  const claimed = Math.max(0, toCents(submittedAmount))
  const [paid = 0, otherInsurer = 0, memberOwes = 0] = splitAmount(claimed, [
    toCents(totalPaidAmount ?? '0.00'),
    toCents(cobAmount ?? '0.00'),
  ])
  return [claimed, paid, otherInsurer, memberOwes]
}

interface Person extends Totals {
  readonly participantId: string
  readonly firstName: string | undefined
}

/**
 * The totals of a list of claim lines. `sumLines` computes all of them in one pass, because there may be thousands of
 * lines.
 */
export interface LineTotals {
  /** sums of the decided lines, to the cent */
  readonly totals: Totals
  /** count and submitted total of undecided lines; a line with an unknown status is treated as undecided */
  readonly waiting: { readonly count: number; readonly claimed: string }
  /** sums by person, in order of appearance; only people with a decided line are included */
  readonly people: readonly Person[]
}

/**
 * The lines whose unpaid rest a later line of the list pays from a spending account, by claim and line. The amount of
 * the rest is claimed once, and what the account paid is no longer the member's.
 */
function linesWithRest(lines: readonly ClaimServiceLine[]): ReadonlySet<string> {
  const referred = new Set(lines.flatMap(({ restOf }) => (restOf ? [keyOf(restOf)] : [])))
  return referred.size === 0
    ? referred
    : new Set(lines.filter((line) => isDecided(line) && referred.has(keyOf(line))).map(keyOf))
}

const keyOf = ({ claimId, claimLineNumber }: Pick<ClaimServiceLine, 'claimId' | 'claimLineNumber'>): string =>
  `${claimId} ${claimLineNumber}`

export function sumLines(lines: readonly ClaimServiceLine[]): LineTotals {
  const withRest = linesWithRest(lines)
  const people = new Map<string, { readonly firstName: string | undefined; readonly sums: AmountParts }>()
  const all: AmountParts = [0, 0, 0, 0]
  let [count, claimed] = [0, 0]
  for (const line of lines) {
    if (!isDecided(line)) {
      count += 1
      claimed += toCents(line.submittedAmount)
      continue
    }
    const { participantId, firstName } = line.participantInfo
    const own = people.get(participantId) ?? { firstName, sums: [0, 0, 0, 0] }
    people.set(participantId, own)
    const isRest = line.restOf !== undefined && withRest.has(keyOf(line.restOf))
    const [amount, paid, otherInsurer, yours] = partsOf(line)
    const parts = isRest ? [0, paid, otherInsurer, -paid - otherInsurer] : [amount, paid, otherInsurer, yours]
    for (let index = 0; index < parts.length; index += 1) {
      own.sums[index]! += parts[index]!
      all[index]! += parts[index]!
    }
  }
  return {
    totals: inWords(all),
    waiting: { count, claimed: fromCents(claimed) },
    people: [...people].map(([participantId, { firstName, sums }]) => ({ participantId, firstName, ...inWords(sums) })),
  }
}

const inWords = ([claimed, paid, otherInsurer, yours]: AmountParts): Totals => ({
  claimed: fromCents(claimed),
  paid: fromCents(paid),
  otherInsurer: fromCents(otherInsurer),
  yours: fromCents(yours),
})
