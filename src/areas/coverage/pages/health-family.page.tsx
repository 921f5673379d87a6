import type { PagePlace } from '~/platform/pages/page-row.ts'
import { FamilyPage } from '../parts/services/family-page.tsx'
import { familiesQuery, familyQuery } from '../service-queries.ts'

export const queries = ({ params }: PagePlace) => [familiesQuery('health'), familyQuery('health', params['code'] ?? '')]

/** One extended health benefit of a family. */
function CoverageHealthFamilyPage() {
  return <FamilyPage branch="health" />
}

export { CoverageHealthFamilyPage as Component }
