import { ServicesPage } from '../../parts/services/services-page.tsx'
import { services } from '../../services-api.ts'
import { warmForPerson } from '../../warm-for-person.ts'

export function warm({ memberId: id }: { memberId: string }): void {
  void warmForPerson(id, (participantId) => services.health.list(id, participantId))
}

/** Extended health services of one person, for members with maaxClaims. */
export function Component() {
  return <ServicesPage branch="health" />
}
