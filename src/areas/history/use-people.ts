import { useSuspenseQuery } from '@tanstack/react-query'
import type { Participant } from '~generated/member/model/index.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { history } from './api.ts'
import { peopleOf } from './model/people.ts'

/** The people whose claims this member may look up. */
export function usePeople(): readonly Participant[] {
  const id = memberId()
  const { data: participants } = useSuspenseQuery(history.participants(id))
  const { data: cardholder } = useSuspenseQuery(history.cardholder(id))
  return peopleOf(participants, cardholder.participantId)
}
