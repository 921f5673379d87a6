import type { ManualClaimServiceItem, Participant } from '~generated/member/model/index.ts'
import { fullName } from '~/domain/participants.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import type { ClaimAnswers } from './answers.ts'
import { claimLines } from './vision.ts'

/**
 * An expense in the same structure for all claim types: a visit, an item that the member described, or an event without
 * a cost.
 */
export interface Expense {
  readonly key: string
  readonly participantId: string
  readonly dateOfService: string
  readonly amountPaid: string | undefined
  /** the member’s own words; undefined for a listed service */
  readonly description: string | undefined
  /** name of the person, if the service sends a name and no number of the participant */
  readonly person?: string
}

/** An expense with the fields by which the list of recent claims can identify it. */
export interface SentLine {
  /** Date8 */
  readonly dateOfService: string
  /** dollars; undefined if there was no cost */
  readonly amountPaid: string | undefined
  /** first and last name */
  readonly person: string
}

/** The expenses in the order in which they were entered (CLAIM-35, CLAIM-38). */
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
    ...manualItems(answers).map(
      ({ participant = '', dateOfService = '', amountPaid, whatIsClaimFor, specify }, index, items) => ({
        key: itemKey(items, index),
        participantId: participant,
        dateOfService,
        amountPaid,
        description: [whatIsClaimFor, specify].filter(Boolean).join(' – '),
      }),
    ),
  ]
}

/**
 * The key of an item, made of its description, person and date, whatever its position on the page. A counter tells
 * equal items apart.
 */
export function itemKey(items: readonly ManualClaimServiceItem[], index: number): string {
  const name = ({ whatIsClaimFor = '', participant = '', dateOfService = '' }: ManualClaimServiceItem) =>
    `item:${whatIsClaimFor}#${participant}.${dateOfService}`
  const key = name(items[index] ?? {})
  return `${key}.${items.slice(0, index + 1).filter((item) => name(item) === key).length}`
}

/** The expenses with the person's name, for comparison with the list of recent claims. */
export const sentLines = (expenses: readonly Expense[], participants: readonly Participant[]): SentLine[] =>
  expenses.map(({ dateOfService, amountPaid, participantId, person }) => ({
    dateOfService,
    amountPaid,
    person: person ?? fullName(participants.find((each) => each.participantId === participantId) ?? {}),
  }))

/** Lines without a listed service: expenses in the member's own words, or the event of a disability claim. */
export function manualItems({
  'claim-items': items,
  'claim-event': event,
}: ClaimAnswers): readonly ManualClaimServiceItem[] {
  if (!event) return items?.items ?? []
  const { startedRTA: _ofThePage, ...happened } = event
  return [...(items?.items ?? []), happened]
}

/**
 * The message that blocks a claim with an expense or an event before its person was born: the date or the person is
 * wrong (D-359).
 */
export function beforeBirth({
  answers,
  data,
  text,
}: {
  readonly answers: ClaimAnswers
  readonly data: { readonly participants: readonly Participant[] }
  readonly text: Text
}): { readonly title: string; readonly text: string } | undefined {
  for (const { participantId, dateOfService } of expensesOf(answers)) {
    const person = data.participants.find((each) => each.participantId === participantId)
    if (person?.dateOfBirth && dateOfService < person.dateOfBirth)
      return {
        title: text('claims.stop.title'),
        text: text('claims.stop.not-born', { date: text.date(dateOfService), person: fullName(person, text.locale) }),
      }
  }
  return undefined
}
