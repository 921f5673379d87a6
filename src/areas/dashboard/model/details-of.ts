import type { RecentClaim } from '~generated/member/model/index.ts'
import { claimStatus } from '~/platform/claim-status/claim-status.ts'
import { lastMonths } from '~/platform/dates/period.ts'
import type { Detour } from '~/platform/pages/page-row.ts'

/** The payments page opens with as many (D-93): the way back from a payment leads there. */
const MONTHS = 3

/**
 * Where a recent claim is explained: its payment, once there is one (HIST-30); else its line, decided without a payment, where the member has
 * such pages; else nowhere.
 */
export function detailsOf({ paymentId, claimId, line, statusCode }: RecentClaim, hasLines: boolean): Detour | undefined {
  if (paymentId) return { page: 'history.payment', query: { paymentId, ...lastMonths(MONTHS) } }
  const isDecided = ['processed', 'declined'].includes(claimStatus(statusCode) ?? '')
  if (!hasLines || !isDecided || claimId === undefined || line === undefined) return undefined
  return { page: 'history.details', params: { claimId, line: String(line) } }
}
