import { useGetCardholderDetails, useListParticipants } from '~generated/member/queries/account.ts'
import type { Participant } from '~generated/member/model/index.ts'
import { participantsOf } from './model/participants.ts'

/** The ids of everybody on the plan, whose claims a search for everybody asks for (HIST-03). */
export function useEverybody(): readonly string[] {
  const { data: participants } = useListParticipants()
  return (participants ?? []).map(({ participantId }) => participantId)
}

/** The participants whose claims this member may search by name. */
export function useParticipants(): readonly Participant[] {
  const { data: participants } = useListParticipants()
  const { data: cardholder } = useGetCardholderDetails()
  return participantsOf(participants, cardholder.participantId)
}
