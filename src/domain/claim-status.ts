import type { ActionNeeded, NeededDocument, RecentClaim } from '~generated/member/model/index.ts'
import { businessDaysAfter } from './dates/date8.ts'
import { toCents } from './money.ts'

/** Status of a claim line as a member sees it. Its message is `status.<name>`. */
export type ClaimStatus = 'submitted' | 'in-progress' | 'processed' | 'declined' | 'pending' | 'withdrawn'

const BY_CODE: Readonly<Record<string, ClaimStatus>> = {
  RECEIVED: 'in-progress',
  PENDED: 'in-progress',
  ADJUDICATED: 'in-progress',
  IN_PROGRESS: 'in-progress',
  PAID: 'processed',
  PROCESSED: 'processed',
  REJECTED: 'declined',
  DECLINED: 'declined',
  SUBMITTED: 'submitted',
  PENDING: 'pending',
  WITHDRAWN: 'withdrawn',
}

/**
 * The status for a code in upper or lower case. Undefined for an unknown code, for which the page shows the service's
 * text (D-91, HIST-23..28).
 */
export const claimStatus = (code: string): ClaimStatus | undefined => BY_CODE[code.trim().toUpperCase()]

/**
 * The documents that a claim waits for. Empty if the claim waits for nothing, if the service does not say what it waits
 * for, or if the portal does not know the kind of action (D-240).
 */
export const documentsNeeded = ({
  actionNeeded,
}: {
  readonly actionNeeded?: ActionNeeded | undefined
}): readonly NeededDocument[] => (actionNeeded?.kind === 'DOCUMENTS' ? actionNeeded.documents : [])

/**
 * The day from which the processing time of a claim counts, yyyymmdd. It counts again from the day on which missing
 * documents were received.
 */
export const processedSince = ({
  receivedDate,
  documentsReceivedOn,
}: Pick<RecentClaim, 'receivedDate' | 'documentsReceivedOn'>): string => documentsReceivedOn ?? receivedDate

/** True if the insurer has not decided the claim yet. False for an unknown code. */
export const isUndecided = (code: string): boolean =>
  ['in-progress', 'submitted', 'pending'].includes(claimStatus(code) ?? '')

/** False for a claim about an event, such as a disability, which asks for no amount. */
export const isForExpense = ({ submittedAmount }: Pick<RecentClaim, 'submittedAmount'>): boolean =>
  submittedAmount === undefined || toCents(submittedAmount) !== 0

/**
 * The number of business days by which a claim takes longer than `usual`, the business days within which most claims are
 * processed (D-188). The days in `closedOn` are no business days. 0 for a claim that is not late, that is not being
 * processed, that is about an event, or without a usual time.
 */
export function daysLate(
  claim: Pick<RecentClaim, 'statusCode' | 'receivedDate' | 'documentsReceivedOn' | 'submittedAmount'>,
  usual: number | undefined,
  closedOn: readonly string[] = [],
): number {
  const isProcessing = ['in-progress', 'submitted'].includes(claimStatus(claim.statusCode) ?? '')
  if (usual === undefined || !isProcessing || !isForExpense(claim)) return 0
  return Math.max(0, businessDaysAfter(processedSince(claim), closedOn) - usual)
}
