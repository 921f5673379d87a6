import type { PagePlace } from '~/platform/pages/page-row.ts'
import { FamilyPage } from '../parts/services/family-page.tsx'
import { familiesQuery, familyQuery } from '../service-queries.ts'

export const queries = ({ params }: PagePlace) => [familiesQuery('hospital'), familyQuery('hospital', params['code'] ?? '')]

/** One hospital benefit of a family. */
function CoverageHospitalFamilyPage() {
  return <FamilyPage branch="hospital" />
}

export { CoverageHospitalFamilyPage as Component }
