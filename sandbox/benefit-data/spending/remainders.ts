import { lineId, type ClaimLine } from '../../store/claim-line.ts'
import type { Claims } from '../../store/claims.ts'
import type { Member } from '../../store/members.ts'

/** The unpaid rest of a processed claim line, which the health spending account can pay. Amounts are in cents. */
export interface Remainder {
  readonly id: string
  readonly line: ClaimLine
  /** submitted amount without the payments of the other insurer and the plan */
  readonly eligible: number
  /** payments of the account, with the line or later */
  readonly paid: number
  readonly unclaimed: number
}

const EVERY_LINE = 100_000
const PAID = ['PROCESSED', 'PAID']

/**
 * Unpaid remainders of processed lines, each once, newest first (API-081). The list leaves out lines with an open
 * request to the account, the requests themselves, and lines of the other account.
 */
export function remaindersOf(claims: Claims, member: Member): Remainder[] {
  if (member.healthSpending === undefined) return []
  const lines = claims.newest(member, EVERY_LINE)
  const requests = Map.groupBy(
    lines.filter(({ origin }) => origin !== undefined),
    ({ origin }) => origin!,
  )
  return lines
    .filter(
      ({ status, serviceCode, claimType }) => PAID.includes(status) && serviceCode !== 'HSA' && claimType !== 'XX-PSA',
    )
    .filter((line) => (requests.get(lineId(line)) ?? []).every(({ isDecided }) => isDecided))
    .map((line): Remainder => {
      const eligible = Math.max(0, line.submitted - line.otherPaid - line.paid)
      const paid = (requests.get(lineId(line)) ?? []).reduce(
        (sum, { spendingPaid }) => sum + spendingPaid,
        line.spendingPaid,
      )
      return { id: lineId(line), line, eligible, paid, unclaimed: eligible - paid }
    })
    .filter(({ unclaimed }) => unclaimed > 0)
}
