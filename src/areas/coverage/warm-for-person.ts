import { prefetch, type AnyQuery } from '~/platform/query/prefetch.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { coverage } from './api.ts'
import { choosePerson, personStore } from './person.ts'

/** Starts what depends on the person as soon as it is known who that is. A failure is left to the page, which asks again. */
export async function warmForPerson(id: string, ask: (participantId: string) => AnyQuery): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(coverage.people(id)), queryClient.prefetchQuery(coverage.cardholder(id))])
  const people = queryClient.getQueryData(coverage.people(id).queryKey)
  const cardholder = queryClient.getQueryData(coverage.cardholder(id).queryKey)
  if (!people || !cardholder) return
  const { chosen } = choosePerson(people, cardholder.participantId, personStore.get())
  if (chosen) prefetch(ask(chosen))
}
