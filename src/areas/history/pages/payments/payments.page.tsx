import { searchPaymentHistoriesQuery } from '~generated/member/queries/payments.ts'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { MOST_MONTHS } from '~/platform/dates/period.ts'
import type { PagePlace } from '~/platform/pages/page-row.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Notice } from '~/ui/notice/notice.tsx'
import { Page } from '~/ui/page/page.tsx'
import { PageSkeleton } from '~/ui/page/page-skeleton.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { askedPeriod, paymentSearch } from '../../model/payments.ts'
import { PaymentFilter } from './payment-filter.tsx'
import { Payments } from './payments.tsx'

export const queries = ({ url }: PagePlace) => {
  const search = paymentSearch(url.searchParams)
  return search ? [searchPaymentHistoriesQuery(search)] : []
}

/** The payments of a period, which is in the address; without both its days nothing is asked (R-040, HIST-32..36). */
export function Component() {
  const text = useText()
  const [query] = useSearchParams()
  const search = paymentSearch(query)
  return (
    <Page id="history.payments" lead={text('payments.lead')}>
      <Stack gap="l">
        <PaymentFilter period={askedPeriod(query)} />
        {search ? (
          <SectionBoundary key={JSON.stringify(search)}>
            <Suspense fallback={<PageSkeleton count={1} shape="table" />}>
              <Payments period={search} />
            </Suspense>
          </SectionBoundary>
        ) : (
          <Notice tone="info" heading={text('history.filter.incomplete.title')}>
            <p>{text('history.filter.incomplete.text', { months: MOST_MONTHS })}</p>
          </Notice>
        )}
      </Stack>
    </Page>
  )
}
