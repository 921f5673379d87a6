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
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore, useStore } from '~/platform/store.ts'

/**
 * The selected participant for all pages of the area, until the member selects another. In memory only: URLs contain no
 * person.
 */
export const selectedParticipantStore = createStore<string | undefined>(undefined)
onSessionEnd(() => selectedParticipantStore.set(undefined))

interface People {
  /** the selectable participants, in the plan's order: active, and sharing their details (F-27, D-158) */
  readonly people: readonly Participant[]
  /** undefined if there are none */
  readonly chosen: string | undefined
}

/** The selected participant; default: the member, else the first of the plan. */
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

/** The queries that depend on the participant, once known; empty if it cannot be determined. */
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

/** Default the provider search to the member's address; null if it cannot be read. */
export const memberAddressQuery = () => nullOnError(getContactInfoDetailsQuery(withoutDialog))
