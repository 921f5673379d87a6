import { useSuspenseQuery } from '@tanstack/react-query'
import type { Participant } from '~generated/member/model/index.ts'
import { getCardholderDetailsQuery, getContactInfoDetailsQuery, useGetCardholderDetails } from '~generated/member/queries/account.ts'
import { sortParticipants, hidesDetails } from '~/domain/participants.ts'
import { activeParticipantsQuery } from '~/domain/shared-queries.ts'
import { type AnyQuery, nullOnError, queryClient } from '~/platform/query/query-client.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore, useStore } from '~/platform/store.ts'

/** Whose coverage is looked at, on every page of the area until somebody else is chosen. In memory only: an address names nobody. */
export const selectedParticipantStore = createStore<string | undefined>(undefined)
onSessionEnd(() => selectedParticipantStore.set(undefined))

interface People {
  /** who may be chosen, in the order of the plan: active, and sharing what they are covered for (F-27, D-158) */
  readonly people: readonly Participant[]
  /** undefined when nobody may be */
  readonly chosen: string | undefined
}

/** Whoever was chosen; to begin with the member, else who leads the plan. */
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

/** What depends on the person, as soon as it is known who that is; nothing when that cannot be known. */
export async function withParticipant(ask: (participantId: string) => AnyQuery): Promise<readonly AnyQuery[]> {
  await Promise.all([queryClient.prefetchQuery(activeParticipantsQuery()), queryClient.prefetchQuery(getCardholderDetailsQuery())])
  const people = queryClient.getQueryData(activeParticipantsQuery().queryKey)
  const cardholder = queryClient.getQueryData(getCardholderDetailsQuery().queryKey)
  if (!people || !cardholder) return []
  const { chosen } = selectParticipant(people, cardholder.participantId, selectedParticipantStore.get())
  return chosen ? [ask(chosen)] : []
}

/** Where one lives is where one goes for care, as a rule; null where that cannot be had: it is asked then. */
export const memberAddressQuery = () => nullOnError(getContactInfoDetailsQuery({ errorName: 'caller' }))
