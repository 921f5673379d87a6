import { ServicesPage } from '../parts/services/services-page.tsx'
import { servicesQuery } from '../service-queries.ts'
import { forPerson } from '../person.ts'

export const queries = () => forPerson((participantId) => servicesQuery('hospital', participantId))

/** Hospital services of one person, for members with maaxClaims. */
function CoverageHospitalPage() {
  return <ServicesPage branch="hospital" />
}

export { CoverageHospitalPage as Component }
