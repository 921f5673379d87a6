import type { ActionNeeded, ClaimPaymentDetails, ClaimServiceLine, LineAppeal } from '~generated/member/model/index.ts'
import { claimStatus, documentsNeeded } from '~/domain/claim-status.ts'
import { toCents } from '~/domain/money.ts'

/** An event of the timeline. `now` is the current one, `next` is in the future. */
export interface TimelineEvent {
  readonly id:
    | 'received'
    | 'documents-received'
    | 'waiting'
    | 'processing'
    | 'processed'
    | 'declined'
    | 'withdrawn'
    | 'appeal-sent'
    | 'appeal-decided'
    | 'paid'
  readonly state: 'done' | 'now' | 'next'
  /** yyyymmdd; undefined if the event has not happened yet */
  readonly date?: string | undefined
  /** yyyymmdd, the last day for the member to act */
  readonly until?: string | undefined
}

type Known = Pick<ClaimServiceLine, 'claimStatus' | 'dateReceived' | 'dateProcessed'> &
  Pick<ClaimPaymentDetails, 'totalPaidAmount'> & {
    readonly payment?: { readonly date: string } | undefined
    readonly actionNeeded?: ActionNeeded | undefined
    readonly documentsReceivedOn?: string | undefined
    readonly appeal?: LineAppeal | undefined
    /** when the claim was withdrawn, yyyymmdd */
    readonly withdrawnOn?: string | undefined
  }

/**
 * The timeline of one claim line. A decided line has the events received, processed, and paid if an amount is paid. An
 * undecided line is being processed, or waits for the member (D-240). A declined line ends with the decision, unless
 * the member appeals (D-242). A line with an unknown status has no event after it was received.
 */
export function timelineOf({
  claimStatus: code,
  dateReceived,
  dateProcessed,
  totalPaidAmount,
  payment,
  actionNeeded,
  appeal,
  withdrawnOn,
  documentsReceivedOn,
}: Partial<Known> & { readonly claimStatus: string }): readonly TimelineEvent[] {
  const status = claimStatus(code)
  const received: readonly TimelineEvent[] = [
    { id: 'received', state: 'done', date: dateReceived },
    ...(documentsReceivedOn ? [{ id: 'documents-received', state: 'done', date: documentsReceivedOn } as const] : []),
  ]
  if (status === undefined) return received
  if (status === 'withdrawn') return [...received, { id: 'withdrawn', state: 'done', date: withdrawnOn }]
  if (appeal) return [...received, ...appealEvents(appeal), ...paidEvents(totalPaidAmount, payment)]
  if (status === 'declined') return [...received, { id: 'declined', state: 'done', date: dateProcessed }]
  if (documentsNeeded({ actionNeeded }).length > 0)
    return [
      ...received,
      { id: 'waiting', state: 'now', until: actionNeeded?.until },
      { id: 'processing', state: 'next' },
      { id: 'paid', state: 'next' },
    ]
  if (status !== 'processed') return [...received, { id: 'processing', state: 'now' }, { id: 'paid', state: 'next' }]
  const processed: TimelineEvent = { id: 'processed', state: 'done', date: dateProcessed }
  return [...received, processed, ...paidEvents(totalPaidAmount, payment)]
}

/** The payment event, if there is a payment or an amount to pay. */
function paidEvents(totalPaidAmount: string | undefined, payment: Known['payment']): readonly TimelineEvent[] {
  if (payment) return [{ id: 'paid', state: 'done', date: payment.date }]
  return totalPaidAmount !== undefined && toCents(totalPaidAmount) > 0 ? [{ id: 'paid', state: 'now' }] : []
}

/** The events of a line that was declined at first: the decision, the appeal, and the answer to the appeal. */
const appealEvents = ({ declinedOn, sentOn, decidedOn, answerBy }: LineAppeal): readonly TimelineEvent[] => [
  { id: 'declined', state: 'done', date: declinedOn },
  { id: 'appeal-sent', state: 'done', date: sentOn },
  { id: 'appeal-decided', state: decidedOn ? 'done' : 'now', date: decidedOn, until: decidedOn ? undefined : answerBy },
]
