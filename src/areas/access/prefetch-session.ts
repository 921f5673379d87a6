import { readTerms } from '~/platform/policy/terms.ts'
import { policyQuery } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'

/** What surrounds a member's page, asked for while the session can still ask: policy and terms. */
export async function prefetchSession(): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(policyQuery()), readTerms()])
}
