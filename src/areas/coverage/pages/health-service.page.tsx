import type { PagePlace } from '~/platform/pages/page-row.ts'
import { ServicePage } from '../parts/services/service-page.tsx'
import { serviceQuery } from '../service-queries.ts'
import { forPerson } from '../person.ts'

export const queries = ({ params }: PagePlace) => forPerson((participantId) => serviceQuery('health', participantId, params['code'] ?? ''))

/** One extended health service of one person. */
function CoverageHealthServicePage() {
  return <ServicePage branch="health" />
}

export { CoverageHealthServicePage as Component }
