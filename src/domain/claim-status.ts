/** Status of a claim line as a member sees it. Its message is `status.<name>`. */
export type ClaimStatus = 'submitted' | 'in-progress' | 'processed' | 'declined' | 'pending'

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
}

/**
 * The status for a code in upper or lower case. Undefined for an unknown code, for which the page shows the service's
 * text (D-91, HIST-23..28).
 */
export const claimStatus = (code: string): ClaimStatus | undefined => BY_CODE[code.trim().toUpperCase()]

/** True if the insurer has not decided the claim yet. False for an unknown code. */
export const isUndecided = (code: string): boolean =>
  ['in-progress', 'submitted', 'pending'].includes(claimStatus(code) ?? '')
