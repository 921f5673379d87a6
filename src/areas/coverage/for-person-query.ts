import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { activeParticipantsQuery } from '~/platform/insured/insured.ts'
import type { AnyQuery } from '~/platform/query/prefetch.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { choosePerson, personStore } from './person.ts'

/** What depends on the person, as soon as it is known who that is; nothing when that cannot be known. */
export async function forPerson(ask: (participantId: string) => AnyQuery): Promise<readonly AnyQuery[]> {
  await Promise.all([queryClient.prefetchQuery(activeParticipantsQuery()), queryClient.prefetchQuery(getCardholderDetailsQuery())])
  const people = queryClient.getQueryData(activeParticipantsQuery().queryKey)
  const cardholder = queryClient.getQueryData(getCardholderDetailsQuery().queryKey)
  if (!people || !cardholder) return []
  const { chosen } = choosePerson(people, cardholder.participantId, personStore.get())
  return chosen ? [ask(chosen)] : []
}
