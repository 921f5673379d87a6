import { Suspense, useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { prefetch } from '~/platform/query/prefetch.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { useStore } from '~/platform/store/store.ts'
import { Stack } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { PageSkeleton } from '~/ui/page/page-skeleton.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { history } from '../../api.ts'
import { historyQuery, openingHistory } from '../../model/history-search.ts'
import { historySearchStore } from '../../search-store.ts'
import { HistorySearch } from './history-search.tsx'
import { Lines } from './lines.tsx'

export function warm({ memberId: id }: { memberId: string }): void {
  prefetch(history.claims(id, historyQuery(historySearchStore.get() ?? openingHistory())), history.participants(id), history.cardholder(id))
}

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
            <Lines id={memberId()} filter={filter} />
          </Suspense>
        </SectionBoundary>
      </Stack>
    </Page>
  )
}
