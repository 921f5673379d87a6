import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Page } from '~/components/page.tsx'
import { groupsOfCategories } from '../model/service-groups.ts'
import { branchAt, servicesQuery, type Branch } from '../service-queries.ts'
import { withParticipant } from '../selected-participant.ts'
import { Stack } from '~/ui/layout.tsx'
import { BenefitLimit } from '../parts/benefit-limit.tsx'
import { ForPerson } from '../parts/participant-select.tsx'
import { GroupList } from '../parts/services/group-list.tsx'
import { NoServices } from '../parts/services/notices.tsx'

export const queries = async ({ url }: PageArgs) => [
  ...(branchAt(url) === 'health' ? [benefitsQuery()] : []),
  ...(await withParticipant((participantId) => servicesQuery(branchAt(url), participantId))),
]

/** The services of one person, by category (COV-30, COV-37). */
function CoverageServicesPage() {
  const branch = branchAt(useLocation())
  const text = useText()
  // The state is above the participant select, so that the search text stays when the person changes.
  const [search, setSearch] = useState('')
  return (
    <Page id={`coverage.${branch}`} lead={text('coverage.services.lead')}>
      <ForPerson>
        {(participantId) => (
          <Services branch={branch} participantId={participantId} search={search} onSearch={setSearch} />
        )}
      </ForPerson>
    </Page>
  )
}

export { CoverageServicesPage as Component }

interface ServicesProps {
  readonly branch: Branch
  readonly participantId: string
  readonly search: string
  readonly onSearch: (search: string) => void
}

function Services({ branch, participantId, ...search }: ServicesProps) {
  const text = useText()
  const { data } = useSuspenseQuery(servicesQuery(branch, participantId))
  const wordsOf = (group: string) => {
    const words = `search.words.group.${group}`
    return text.has(words) ? text.dynamic(words) : ''
  }
  const groups = groupsOfCategories(data ?? [], wordsOf)
  if (groups.length === 0) return <NoServices branch={branch} />
  return (
    <Stack gap="l">
      {branch === 'health' && <BenefitLimit benefit="EHB" person={participantId} />}
      <GroupList groups={groups} page={`coverage.${branch}-service`} {...search} />
    </Stack>
  )
}
