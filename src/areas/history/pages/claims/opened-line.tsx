import { Suspense } from 'react'
import type { ClaimHistoryLine } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageSkeleton } from '~/ui/page/page-skeleton.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { LineDetails } from '../../parts/line-details.tsx'

/** How a line was worked out, where the service can tell which line it is (D-96). */
export function OpenedLine({ line: { claimId, claimLineNumber } }: { line: ClaimHistoryLine }) {
  const text = useText()
  if (claimId === undefined || claimLineNumber === undefined) return <p>{text('claim-history.no-details')}</p>
  return (
    <SectionBoundary>
      <Suspense fallback={<PageSkeleton count={1} shape="lines" />}>
        <LineDetails claimId={claimId} line={claimLineNumber} level={3} />
      </Suspense>
    </SectionBoundary>
  )
}
