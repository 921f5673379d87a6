import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { Page } from '~/ui/page/page.tsx'
import { groupsOfFamilies } from '../../model/service-groups.ts'
import { familiesQuery, type Branch } from '../../service-queries.ts'
import { GroupList } from './group-list.tsx'
import { NoServices } from './notices.tsx'

/** Families of benefits, for members without maaxClaims (COV-23, COV-34, D-11). */
export function FamiliesPage({ branch }: { branch: Branch }) {
  const text = useText()
  return (
    <Page id={`coverage.${branch}-alternate`} lead={text('coverage.families.lead')}>
      <Families branch={branch} />
    </Page>
  )
}

function Families({ branch }: { branch: Branch }) {
  const text = useText()
  const [search, setSearch] = useState('')
  const { data } = useSuspenseQuery(familiesQuery(branch))
  const groups = groupsOfFamilies(data)
  if (groups.length === 0) return <NoServices branch={branch} />
  return (
    <GroupList
      groups={groups}
      page={`coverage.${branch}-family`}
      describe={(code) => text('coverage.families.code', { code })}
      search={search}
      onSearch={setSearch}
    />
  )
}
