import { ServicePage } from '../../parts/services/service-page.tsx'
import { services } from '../../services-api.ts'
import { warmForPerson } from '../../warm-for-person.ts'

export function warm({ memberId: id, params }: { memberId: string; params: Readonly<Record<string, string | undefined>> }): void {
  void warmForPerson(id, (participantId) => services.health.service(id, participantId, params['code'] ?? ''))
}

/** One extended health service of one person. */
export function Component() {
  return <ServicePage branch="health" />
}
