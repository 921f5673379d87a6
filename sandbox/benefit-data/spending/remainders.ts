import { lineId, type ClaimLine } from '../../store/claim-line.ts'
import type { Claims } from '../../store/claims.ts'
import type { Member } from '../../store/members.ts'

/** The unpaid part of a processed claim line. The health spending account can pay it. Amounts are in cents. */
export interface Remainder {
  readonly id: string
  readonly line: ClaimLine
  /** submitted amount minus what the other insurer and the plan paid */
  readonly eligible: number
  /** total that the spending account has paid for the line: when the line was decided, and for later requests */
  readonly paid: number
  readonly unclaimed: number
}

const EVERY_LINE = 100_000
const PAID = ['PROCESSED', 'PAID']

/**
 * Lists the unpaid parts of processed lines, newest first and without duplicates (API-081). It leaves out three kinds
 * of lines: those for which a request to the spending account is still open, lines that are themselves such requests,
 * and lines claimed from the wellness account. Services of earlier benefit periods can no longer be claimed either.
 *
 * @param from first day of the current benefit period, as Date8
 */
export function remaindersOf(claims: Claims, member: Member, from: string): Remainder[] {
  if (member.healthSpending === undefined) return []
  const lines = claims.newest(member, EVERY_LINE)
  const requests = Map.groupBy(
    lines.filter(({ origin }) => origin !== undefined),
    ({ origin }) => origin!,
  )
  return lines
    .filter(
      ({ status, serviceCode, claimType, serviceDate }) =>
        PAID.includes(status) && serviceCode !== 'HSA' && claimType !== 'XX-PSA' && serviceDate >= from,
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
