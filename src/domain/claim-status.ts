/** What a member is told of a claim line's state; each has its words in both languages, `status.<name>`. */
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

/** The status behind a code in any case; undefined for a code we do not know, whose raw text is then shown (D-91, HIST-23..28). */
export const claimStatus = (code: string): ClaimStatus | undefined => BY_CODE[code.trim().toUpperCase()]

/** Whether the insurer has still to decide a claim; a code that the portal does not know is no such state. */
export const isUndecided = (code: string): boolean => ['in-progress', 'submitted', 'pending'].includes(claimStatus(code) ?? '')
