import type { ManualClaimServiceItem, Participant } from '~generated/member/model/index.ts'
import { fullName } from '~/domain/participants.ts'
import type { ClaimAnswers } from './answers.ts'
import { claimLines } from './vision.ts'

/** What a claim is about, however its type asks for it: a visit, something described in words, or an event that cost nothing. */
export interface Expense {
  readonly key: string
  readonly participantId: string
  readonly dateOfService: string
  readonly amountPaid: string | undefined
  /** the member’s own words; none for a service of a list */
  readonly description: string | undefined
  /** the name, where the service gives that and no number */
  readonly person?: string
}

/** One thing of a claim, as far as the list of recent claims can tell it. */
export interface SentLine {
  /** Date8 */
  readonly dateOfService: string
  /** dollars; undefined for what cost nothing */
  readonly amountPaid: string | undefined
  /** first and last name */
  readonly person: string
}

/** The things claimed, in the order they were entered (CLAIM-35, CLAIM-38). */
export function expensesOf(answers: ClaimAnswers): readonly Expense[] {
  const visits = claimLines(answers).map(({ key, participantId, dateOfService, amountPaid }) => ({
    key,
    participantId,
    dateOfService,
    amountPaid,
    description: undefined,
  }))
  return [
    ...visits,
    ...manualItems(answers).map(({ participant = '', dateOfService = '', amountPaid, whatIsClaimFor, specify }, index, items) => ({
      key: itemKey(items, index),
      participantId: participant,
      dateOfService,
      amountPaid,
      description: [whatIsClaimFor, specify].filter(Boolean).join(' – '),
    })),
  ]
}

/** Items are the same expense when words, person and date are, whichever line of the page they stand in; which of them it is is counted. */
export function itemKey(items: readonly ManualClaimServiceItem[], index: number): string {
  const name = ({ whatIsClaimFor = '', participant = '', dateOfService = '' }: ManualClaimServiceItem) =>
    `item:${whatIsClaimFor}#${participant}.${dateOfService}`
  const key = name(items[index] ?? {})
  return `${key}.${items.slice(0, index + 1).filter((item) => name(item) === key).length}`
}

/** What is claimed as the list of recent claims may tell it, with the person’s name. */
export const sentLines = (expenses: readonly Expense[], participants: readonly Participant[]): SentLine[] =>
  expenses.map(({ dateOfService, amountPaid, participantId, person }) => ({
    dateOfService,
    amountPaid,
    person: person ?? fullName(participants.find((each) => each.participantId === participantId) ?? {}),
  }))

/** Lines that are no service of a list: expenses in the member’s words, or the event of a disability claim. */
export function manualItems({ 'claim-items': items, 'claim-event': event }: ClaimAnswers): readonly ManualClaimServiceItem[] {
  if (!event) return items?.items ?? []
  const { startedRTA: _ofThePage, ...happened } = event
  return [...(items?.items ?? []), happened]
}
