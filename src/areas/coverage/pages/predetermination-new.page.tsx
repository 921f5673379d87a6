import { useText } from '~/platform/i18n/text.tsx'
import { storedPolicy, usePolicy } from '~/platform/policy/policy.ts'
import { prefetch } from '~/platform/query/query-client.ts'
import { Page } from '~/components/page.tsx'
import { Container } from '~/ui/layout.tsx'
import { PredeterminationForm } from '../predetermination/predetermination-form.tsx'
import { NotOffered } from '../predetermination/not-offered.tsx'
import { canRequestPredetermination } from '~/domain/optional-pages.ts'
import { provincesQuery, specialtiesQuery } from '../dental/dental-queries.ts'
import { memberAddressQuery, withParticipant } from '../selected-participant.ts'
import { servicesQuery } from '../service-queries.ts'

export function queries() {
  if (!canRequestPredetermination(storedPolicy())) return []
  prefetch(specialtiesQuery(true), provincesQuery(true), memberAddressQuery())
  return withParticipant((person) => servicesQuery('health', person))
}

/** The page on which a member asks, before a treatment, what the plan will pay for it (D-280). */
function CoveragePredeterminationNewPage() {
  const text = useText()
  const isOffered = canRequestPredetermination(usePolicy())
  return (
    <Container narrow>
      <Page id="coverage.predetermination-new" lead={isOffered ? text('predetermination.new.lead') : undefined}>
        {isOffered ? <PredeterminationForm /> : <NotOffered />}
      </Page>
    </Container>
  )
}

export { CoveragePredeterminationNewPage as Component }
