import { listPremiumStatementsQuery } from '~generated/member/queries/premiums.ts'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { readPeriod } from '~/platform/dates/period.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { storedPolicy } from '~/platform/policy/policy.ts'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { Stack } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { PageSkeleton } from '~/ui/page/page-skeleton.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { Owed } from './owed.tsx'
import { PeriodFilter } from './period-filter.tsx'
import { Statements } from './statements.tsx'
import { Transactions } from './transactions.tsx'

export const queries = () => (storedPolicy().statements ? [listPremiumStatementsQuery()] : [])

/** What is owed, what happened to it in a period, and the statements of its months (F-22, PAY-01..03); each part by its flag (D-173). The period is in the address. */
export function Component() {
  const text = useText()
  const [query] = useSearchParams()
  const period = readPeriod(query)
  const policy = usePolicy()
  return (
    <Page id="premiums.statements" lead={text('premiums.statements.lead')}>
      <Stack gap="l">
        {policy.premiums && <Owed period={period} />}
        <PeriodFilter period={period} />
        {policy.premiums && (
          <SectionBoundary key={`premiums ${JSON.stringify(period)}`}>
            <Suspense fallback={<PageSkeleton count={1} shape="table" />}>
              <Transactions period={period} />
            </Suspense>
          </SectionBoundary>
        )}
        {policy.statements && (
          <SectionBoundary>
            <Suspense fallback={<PageSkeleton count={1} shape="table" />}>
              <Statements period={period} />
            </Suspense>
          </SectionBoundary>
        )}
      </Stack>
    </Page>
  )
}
