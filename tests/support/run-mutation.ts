import type { UseMutationOptions } from '@tanstack/react-query'
import { queryClient } from '~/platform/query/query-client.ts'

/** Runs a mutation as a page does. Returns the operations whose cached responses the mutation invalidated. */
export async function runMutation<Data, Variables, Context>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
  variables: Variables,
  cached: readonly { readonly queryKey: readonly unknown[] }[],
): Promise<readonly unknown[]> {
  for (const { queryKey } of cached) queryClient.setQueryData(queryKey, 'cached')
  await queryClient.getMutationCache().build(queryClient, options).execute(variables)
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey[0])
}
