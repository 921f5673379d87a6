import { type AnyQuery, withoutDialog } from '~/platform/query/query.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Participant } from '~generated/member/model/index.ts'
import {
  getCardholderDetailsQuery,
  getContactInfoDetailsQuery,
  useGetCardholderDetails,
} from '~generated/member/queries/account.ts'
import { sortParticipants, hidesDetails } from '~/domain/participants.ts'
import { activeParticipantsQuery } from '~/domain/shared-queries.ts'
import { nullOnError, queryClient } from '~/platform/query/query-client.ts'
import { useStore } from '~/platform/store.ts'
import { selectedParticipantStore } from '~/platform/stores/selected-participant.ts'

interface People {
  /** the active participants who share their details, in the plan's order (F-27, D-158) */
  readonly people: readonly Participant[]
  /** undefined if no participant can be selected */
  readonly chosen: string | undefined
}

/** The selected participant; by default the member, otherwise the first on the plan. */
export function selectParticipant(all: readonly Participant[], selfId: string, wanted: string | undefined): People {
  const people = sortParticipants(all).filter((person) => !hidesDetails(person, selfId))
  const ids = people.map(({ participantId }) => participantId)
  return { people, chosen: [wanted, selfId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0] }
}

export function useParticipants(): People {
  const { data: people } = useSuspenseQuery(activeParticipantsQuery())
  const { data: cardholder } = useGetCardholderDetails()
  return selectParticipant(people ?? [], cardholder.participantId, useStore(selectedParticipantStore))
}

/**
 * The queries that depend on the selected participant. Waits until the participants are known. Returns no queries if no
 * participant can be selected.
 */
export async function withParticipant(ask: (participantId: string) => AnyQuery): Promise<readonly AnyQuery[]> {
  await Promise.all([
    queryClient.prefetchQuery(activeParticipantsQuery()),
    queryClient.prefetchQuery(getCardholderDetailsQuery()),
  ])
  const people = queryClient.getQueryData(activeParticipantsQuery().queryKey)
  const cardholder = queryClient.getQueryData(getCardholderDetailsQuery().queryKey)
  if (!people || !cardholder) return []
  const { chosen } = selectParticipant(people, cardholder.participantId, selectedParticipantStore.get())
  return chosen ? [ask(chosen)] : []
}

/** The member's address, from which the provider search starts; null if it cannot be loaded. */
export const memberAddressQuery = () => nullOnError(getContactInfoDetailsQuery(withoutDialog))
