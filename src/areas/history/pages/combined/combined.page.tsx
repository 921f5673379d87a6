import { getCardholderDetailsQuery, listParticipantsQuery } from '~generated/member/queries/account.ts'
import { searchClaimsQuery } from '~generated/member/queries/history.ts'
import { Suspense, useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { useStore } from '~/platform/store/store.ts'
import { Stack } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { PageSkeleton } from '~/ui/page/page-skeleton.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { historyQuery, openingHistory } from '../../model/history-search.ts'
import { historySearchStore } from '../../search-store.ts'
import { HistorySearch } from './history-search.tsx'
import { Lines } from './lines.tsx'

export const queries = () => [
  searchClaimsQuery(historyQuery(historySearchStore.get() ?? openingHistory())),
  listParticipantsQuery(),
  getCardholderDetailsQuery(),
]

/** Claims and what became of them, line by line, for members with maaxClaims (R-043, HIST-10..17). Search and list may each fail by itself. */
export function Component() {
  const text = useText()
  const [opening] = useState(openingHistory)
  const filter = useStore(historySearchStore) ?? opening
  return (
    <Page id="history.combined" lead={text('history.lead')}>
      <Stack gap="l">
        <SectionBoundary>
          <Suspense fallback={<PageSkeleton count={1} shape="lines" />}>
            <HistorySearch filter={filter} />
          </Suspense>
        </SectionBoundary>
        <SectionBoundary key={JSON.stringify(filter)}>
          <Suspense fallback={<PageSkeleton count={1} shape="table" />}>
            <Lines filter={filter} />
          </Suspense>
        </SectionBoundary>
      </Stack>
    </Page>
  )
}
