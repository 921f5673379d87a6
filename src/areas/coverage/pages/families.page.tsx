import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '~/platform/i18n/text.tsx'
import { Page } from '~/components/page.tsx'
import { groupsOfFamilies } from '../model/service-groups.ts'
import { branchAt, familiesQuery, type Branch } from '../service-queries.ts'
import { GroupList } from '../parts/services/group-list.tsx'
import { NoServices } from '../parts/services/notices.tsx'

export const queries = ({ url }: PageArgs) => [familiesQuery(branchAt(url))]

/** Families of benefits, for members without maaxClaims (COV-23, COV-34). */
function CoverageFamiliesPage() {
  const branch = branchAt(useLocation())
  const text = useText()
  return (
    <Page id={`coverage.${branch}-alternate`} lead={text('coverage.families.lead')}>
      <Families branch={branch} />
    </Page>
  )
}

export { CoverageFamiliesPage as Component }

function Families({ branch }: { branch: Branch }) {
  const text = useText()
  const [search, setSearch] = useState('')
  const { data } = useSuspenseQuery(familiesQuery(branch))
  const groups = data ? groupsOfFamilies(data) : []
  if (groups.length === 0) return <NoServices branch={branch} />
  return (
    <GroupList
      groups={groups}
      page={`coverage.${branch}-family`}
      describe={({ code }) => text('coverage.families.code', { code })}
      search={search}
      onSearch={setSearch}
    />
  )
}
