import type { PagePlace } from '~/platform/pages/page-row.ts'
import { ServicePage } from '../parts/services/service-page.tsx'
import { serviceQuery } from '../service-queries.ts'
import { forPerson } from '../person.ts'

export const queries = ({ params }: PagePlace) => forPerson((participantId) => serviceQuery('hospital', participantId, params['code'] ?? ''))

/** One hospital service of one person. */
function CoverageHospitalServicePage() {
  return <ServicePage branch="hospital" />
}

export { CoverageHospitalServicePage as Component }
