import type { ClaimPaymentDetails, ClaimServiceLine } from '~generated/member/model/index.ts'
import { claimStatus } from '~/domain/claim-status.ts'
import { toCents } from '~/domain/money.ts'

/** An event of the timeline. `now` is the current one, `next` is in the future. */
export interface TimelineEvent {
  readonly id: 'received' | 'processing' | 'processed' | 'declined' | 'paid'
  readonly state: 'done' | 'now' | 'next'
  /** yyyymmdd, if it has happened */
  readonly date?: string | undefined
}

type Known = Pick<ClaimServiceLine, 'claimStatus' | 'dateReceived' | 'dateProcessed'> &
  Pick<ClaimPaymentDetails, 'totalPaidAmount'> & {
    readonly payment?: { readonly date: string } | undefined
  }

/**
 * The timeline of one claim line: received, processed, and paid if an amount is paid. The timeline of an undecided line
 * is at processing, that of a declined line ends with the decision. A line with an unknown status has no events after
 * it was received.
 */
export function timelineOf({
  claimStatus: code,
  dateReceived,
  dateProcessed,
  totalPaidAmount,
  payment,
}: Partial<Known> & { readonly claimStatus: string }): readonly TimelineEvent[] {
  const status = claimStatus(code)
  const received: TimelineEvent = { id: 'received', state: 'done', date: dateReceived }
  if (status === undefined) return [received]
  if (status === 'declined') return [received, { id: 'declined', state: 'done', date: dateProcessed }]
  if (status !== 'processed') return [received, { id: 'processing', state: 'now' }, { id: 'paid', state: 'next' }]
  const processed: TimelineEvent = { id: 'processed', state: 'done', date: dateProcessed }
  if (payment) return [received, processed, { id: 'paid', state: 'done', date: payment.date }]
  return totalPaidAmount !== undefined && toCents(totalPaidAmount) > 0
    ? [received, processed, { id: 'paid', state: 'now' }]
    : [received, processed]
}
