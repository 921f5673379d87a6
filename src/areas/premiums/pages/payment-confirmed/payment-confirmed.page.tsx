import { getPremiumsQuery } from '~generated/member/queries/premiums.ts'
import { Suspense } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { useStore } from '~/platform/store/store.ts'
import { Actions } from '~/ui/actions/actions.tsx'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { Stack, Wrap } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { PageSkeleton } from '~/ui/page/page-skeleton.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { paidStore } from '../../payment-outcome.ts'
import { StatementsLink } from '../../statements-link.tsx'
import { LatestPayment, Receipt, WhatIsOwed } from './receipt.tsx'

export const queries = () => [getPremiumsQuery()]

/** What was paid, and what is owed now (PAY-09). It pays nothing by itself: after a reload it shows the latest payment that the service knows. */
export function Component() {
  const text = useText()
  const paid = useStore(paidStore)
  return (
    <Wrap narrow>
      <Page id="premiums.payment-confirmed" title={paid ? undefined : text('premiums.confirmed.latest.title')}>
        <Stack gap="l">
          {paid && <Receipt payment={paid} />}
          <SectionBoundary>
            <Suspense fallback={<PageSkeleton count={1} />}>
              <Stack gap="l">
                {!paid && <LatestPayment />}
                <WhatIsOwed />
              </Stack>
            </Suspense>
          </SectionBoundary>
          <Actions>
            <PageLink to="dashboard.home" className={buttonClass()}>
              {text('premiums.to-home')}
            </PageLink>
            <StatementsLink />
            <Button variant="quiet" icon="print" onClick={() => window.print()}>
              {text('premiums.confirmed.print')}
            </Button>
          </Actions>
        </Stack>
      </Page>
    </Wrap>
  )
}
