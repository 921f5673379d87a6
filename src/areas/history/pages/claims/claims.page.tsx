import { getCardholderDetailsQuery, listParticipantsQuery } from '~generated/member/queries/account.ts'
import { listClaimTypesQuery, useListClaimTypes } from '~generated/member/queries/claims.ts'
import { Suspense, useState } from 'react'
import { claimHistoryFilterForm, type ClaimHistoryFilter } from '~generated/forms/history/claim-history-filter.ts'
import { FilterForm } from '~/forms/filter-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { useStore } from '~/platform/store/store.ts'
import { Stack } from '~/ui/layout/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { Page } from '~/ui/page/page.tsx'
import { PageSkeleton } from '~/ui/page/page-skeleton.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { claimQuery, openingClaims } from '../../model/claim-search.ts'
import { ALL, peopleOptions } from '../../model/people.ts'
import { claimSearchStore } from '../../search-store.ts'
import { usePeople } from '../../use-people.ts'
import { Found, NoClaim } from './found.tsx'
import { periodOf } from './period-of.ts'

export const queries = () => [listParticipantsQuery(), getCardholderDetailsQuery(), listClaimTypesQuery()]

/** Decided claims by person and kind; what explains a line opens within the page (R-042, HIST-01..09, D-96). */
export function Component() {
  const text = useText()
  return (
    <Page id="history.claims" lead={text('claim-history.lead')}>
      <Claims />
    </Page>
  )
}

function Claims() {
  const text = useText()
  const people = usePeople()
  const { data } = useListClaimTypes()
  const types = data ?? []
  const [opening] = useState(openingClaims)
  const search = useStore(claimSearchStore) ?? opening
  const asked = claimQuery(search, { people: people.map(({ participantId }) => participantId), types: types.map(({ claimType }) => claimType) })

  function find(next: ClaimHistoryFilter) {
    claimSearchStore.set(next)
    announce(periodOf(next, text))
  }

  return (
    <Stack gap="l">
      <FilterForm
        isFolded
        title={text('claim-history.filter')}
        definition={claimHistoryFilterForm}
        context={{
          options: {
            people: peopleOptions(people, text),
            claimTypes: [
              { value: ALL, label: text('claim-history.every-type'), alone: true },
              ...types.map(({ claimType, description }) => ({ value: claimType, label: description })),
            ],
          },
        }}
        shown={search}
        searchLabel={text('history.filter.search')}
        onSearch={find}
      />
      {asked ? (
        <SectionBoundary key={JSON.stringify(asked)}>
          <Suspense fallback={<PageSkeleton count={1} shape="table" />}>
            <Found asked={asked} />
          </Suspense>
        </SectionBoundary>
      ) : (
        <NoClaim />
      )}
    </Stack>
  )
}
