import { ServicesPage } from '../parts/services/services-page.tsx'
import { servicesQuery } from '../service-queries.ts'
import { forPerson } from '../person.ts'

export const queries = () => forPerson((participantId) => servicesQuery('health', participantId))

/** Extended health services of one person, for members with maaxClaims. */
function CoverageHealthPage() {
  return <ServicesPage branch="health" />
}

export { CoverageHealthPage as Component }
