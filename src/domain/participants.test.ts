import { describe, expect, it } from 'vitest'
import type { Participant } from '~generated/member/model/index.ts'
import { hidesDetails, sortParticipants } from './participants.ts'

const person = (participantId: string, more: Partial<Participant> = {}): Participant => ({
  participantId,
  firstName: 'Ann',
  lastName: 'Roy',
  isCardholder: false,
  active: true,
  ...more,
})
const order = (people: readonly Participant[]) => sortParticipants(people).map(({ participantId }) => participantId)

describe('participants', () => {
  it('participants are sorted by their numbers, the cardholder first', { tags: ['ACCT-16', 'DATA-08', 'D-71'] }, () => {
    expect(order([person('10'), person('9'), person('3', { isCardholder: true }), person('2')])).toEqual([
      '3',
      '2',
      '9',
      '10',
    ])
    expect(order([person('2', { isCardholder: true }), person('3'), person('1', { isCardholder: true })])).toEqual([
      '1',
      '2',
      '3',
    ])
  })
  it('participants whose number is not numeric are sorted as texts', { tags: ['ACCT-16'] }, () => {
    expect(order([person('b'), person('10'), person('a'), person('a')])).toEqual(['10', 'a', 'a', 'b'])
  })
  it(
    'a participant without privacy consent hides their details from other participants, but not from themselves',
    { tags: ['D-158'] },
    () => {
      expect(
        [person('2', { privacyConsent: false }), person('2', { privacyConsent: true }), person('2')].map((each) =>
          hidesDetails(each, '1'),
        ),
      ).toEqual([true, false, false])
      expect(hidesDetails(person('1', { privacyConsent: false }), '1')).toBe(false)
    },
  )
})
