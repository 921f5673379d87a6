import { readTerms } from '~/platform/policy/terms.ts'
import { policyQuery } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'

/** Prefetches policy and terms for the layout of a member page, while the service still accepts the session. */
export async function prefetchSession(): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(policyQuery()), readTerms()])
}
