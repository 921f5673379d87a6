import { queryClient } from '~/platform/query/query-client.ts'
import { FamilyPage } from '../../parts/services/family-page.tsx'
import { services } from '../../services-api.ts'

export function warm({ memberId: id, params }: { memberId: string; params: Readonly<Record<string, string | undefined>> }): void {
  void queryClient.prefetchQuery(services.health.families(id))
  void queryClient.prefetchQuery(services.health.family(id, params['code'] ?? ''))
}

/** One extended health benefit of a family. */
export function Component() {
  return <FamilyPage branch="health" />
}
