import { useGetCardholderDetails, useListParticipants } from '~generated/member/queries/account.ts'
import type { Participant } from '~generated/member/model/index.ts'
import { participantsOf } from './model/participants.ts'

/** The participants whose claims this member may search. */
export function useParticipants(): readonly Participant[] {
  const { data: participants } = useListParticipants()
  const { data: cardholder } = useGetCardholderDetails()
  return participantsOf(participants, cardholder.participantId)
}
