import { prefetch } from '~/platform/query/prefetch.ts'
import { FamilyPage } from '../../parts/services/family-page.tsx'
import { services } from '../../services-api.ts'

export function warm({ memberId: id, params }: { memberId: string; params: Readonly<Record<string, string | undefined>> }): void {
  prefetch(services.health.families(id), services.health.family(id, params['code'] ?? ''))
}

/** One extended health benefit of a family. */
export function Component() {
  return <FamilyPage branch="health" />
}
