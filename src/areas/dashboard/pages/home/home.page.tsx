import { benefitsQuery } from '~/platform/insured/insured.ts'
import { getCardholderDetailsQuery, useGetCardholderDetails } from '~generated/member/queries/account.ts'
import { listPendingClaimServicesQuery } from '~generated/member/queries/claims.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { Suspense } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { formatName } from '~/platform/names/format-name.ts'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { Grid, Stack } from '~/ui/layout/layout.tsx'
import { PageHeader } from '~/ui/page-header/page-header.tsx'
import { PageSkeleton } from '~/ui/page/page-skeleton.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { Balances } from './balances.tsx'
import { InfoBanner } from './info-banner.tsx'
import { Pending } from './pending.tsx'
import { Lead, LeadToCome, RecentClaims } from './recent-claims.tsx'
import { QuickLinks } from './quick-links.tsx'
import { SubmitClaim } from './submit-claim.tsx'

export const queries = () => [getCardholderDetailsQuery(), listRecentClaimsQuery(), benefitsQuery(), listPendingClaimServicesQuery()]

/** Home: what is going on with one's claims, and the ways to everything else. Parts load and fail independently (D-57). */
export function Component() {
  const policy = usePolicy()
  const text = useText()
  return (
    <Stack gap="l">
      <Suspense fallback={<PageHeader title={text('page.dashboard.home')} lead={policy.claimTracker ? <LeadToCome /> : undefined} actions={<SubmitClaim />} />}>
        <Greeting />
      </Suspense>
      <InfoBanner />
      {policy.isSuspended && (
        <AlertBox tone="warn" title={text('dashboard.suspended.title')}>
          <Stack gap="s">
            <p>{text('dashboard.suspended.text')}</p>
            <p>
              <PageLink to="support.contact-us">{text('dashboard.suspended.contact')}</PageLink>
            </p>
          </Stack>
        </AlertBox>
      )}
      <Grid columns="aside">
        <Stack gap="l">
          <SectionBoundary>
            <Suspense fallback={null}>
              <Pending />
            </Suspense>
          </SectionBoundary>
          {policy.claimTracker && (
            <SectionBoundary>
              <Suspense fallback={<PageSkeleton count={1} />}>
                <RecentClaims />
              </Suspense>
            </SectionBoundary>
          )}
        </Stack>
        <Stack gap="l">
          <QuickLinks />
          <SectionBoundary>
            <Suspense fallback={<PageSkeleton count={1} />}>
              <Balances />
            </Suspense>
          </SectionBoundary>
        </Stack>
      </Grid>
    </Stack>
  )
}

/** By name, at the right time of day, with the state of things in one sentence. A name that cannot be read does not take the heading away. */
function Greeting() {
  const text = useText()
  return (
    <SectionBoundary header={<PageHeader title={text('page.dashboard.home')} actions={<SubmitClaim />} />}>
      <Named />
    </SectionBoundary>
  )
}

function Named() {
  const text = useText()
  const { claimTracker } = usePolicy()
  const { data } = useGetCardholderDetails()
  const hour = new Date().getHours()
  const moment = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return (
    <PageHeader
      title={text(`dashboard.greeting.${moment}`, { name: formatName(data.firstName, text.locale) })}
      lead={claimTracker ? <Lead /> : undefined}
      actions={<SubmitClaim />}
    />
  )
}
