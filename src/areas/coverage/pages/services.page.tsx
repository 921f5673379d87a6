import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { benefitLimits } from '~/domain/benefit-limits.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Page } from '~/components/page.tsx'
import { type Entry, groupsOfCategories } from '../model/service-groups.ts'
import { branchAt, servicesQuery, type Branch } from '../service-queries.ts'
import { withParticipant } from '../selected-participant.ts'
import { Grid } from '~/ui/layout.tsx'
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
  const leftOf = useLeft(branch, participantId)
  const wordsOf = (group: string) => {
    const words = `search.words.group.${group}`
    return text.has(words) ? text.dynamic(words) : ''
  }
  const groups = groupsOfCategories(data ?? [], wordsOf)
  if (groups.length === 0) return <NoServices branch={branch} />
  const list = <GroupList groups={groups} page={`coverage.${branch}-service`} describe={leftOf} {...search} />
  if (branch !== 'health') return list
  return (
    <Grid columns="aside">
      <BenefitLimit benefit="EHB" person={participantId} />
      {list}
    </Grid>
  )
}

/**
 * Returns a function that says what is left of the maximum with the name of a service of extended health (D-370). It
 * returns undefined if there is no such maximum, and for a plan that has ended.
 */
function useLeft(branch: Branch, participantId: string) {
  const text = useText()
  const { isTerminated } = usePolicy()
  const { data = null } = useQuery({ ...benefitsQuery(), enabled: branch === 'health' })
  const { used, untouched } = benefitLimits(isTerminated ? null : data, participantId)
  const limits = new Map([...used, ...untouched].map((limit) => [limit.description, limit]))
  return ({ name }: Entry) => {
    const limit = limits.get(name)
    return limit && text('spending.period.share', { left: text.money(limit.remaining), all: text.money(limit.maximum) })
  }
}
