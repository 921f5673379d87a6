import { prefetch } from '~/platform/query/prefetch.ts'
import { FamiliesPage } from '../../parts/services/families-page.tsx'
import { services } from '../../services-api.ts'

export function warm({ memberId: id }: { memberId: string }): void {
  prefetch(services.hospital.families(id))
}

/** Hospital benefits in families, for members without maaxClaims. */
export function Component() {
  return <FamiliesPage branch="hospital" />
}
