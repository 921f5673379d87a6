import { useGetCardholderDetails, useListParticipants } from '~generated/member/queries/account.ts'
import type { Participant } from '~generated/member/model/index.ts'
import { peopleOf } from './model/people.ts'

/** The people whose claims this member may look up. */
export function usePeople(): readonly Participant[] {
  const { data: participants } = useListParticipants()
  const { data: cardholder } = useGetCardholderDetails()
  return peopleOf(participants, cardholder.participantId)
}
