import { FamiliesPage } from '../parts/services/families-page.tsx'
import { familiesQuery } from '../service-queries.ts'

export const queries = () => [familiesQuery('hospital')]

/** Hospital benefits in families, for members without maaxClaims. */
function CoverageHospitalAlternatePage() {
  return <FamiliesPage branch="hospital" />
}

export { CoverageHospitalAlternatePage as Component }
