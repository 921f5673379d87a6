import { FamiliesPage } from '../parts/services/families-page.tsx'
import { familiesQuery } from '../service-queries.ts'

export const queries = () => [familiesQuery('health')]

/** Extended health benefits in families, for members without maaxClaims. */
function CoverageHealthAlternatePage() {
  return <FamiliesPage branch="health" />
}

export { CoverageHealthAlternatePage as Component }
