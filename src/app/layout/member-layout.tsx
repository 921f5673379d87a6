import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Dialogs } from '~/app/layout/dialogs.tsx'
import { BaseLayout, FormMessages } from '~/app/layout/base-layout.tsx'
import { useShownLocale } from '~/app/layout/language-toggle.tsx'
import { DirectDepositRequired } from '~/areas/claims/start/direct-deposit-required.tsx'
import { useClaimActions } from '~/areas/claims/start/start-claim.ts'
import { ReturnToClaimBanner } from '~/areas/claims/start/return-to-claim-banner.tsx'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { fullName } from '~/domain/participants.ts'
import { brandDefinition, brandStore } from '~/platform/config/brand.ts'
import { TextProvider, useText } from '~/platform/i18n/text.tsx'
import { visitedPages } from '~/platform/pages/page-registry.ts'
import { AddressLink, useCurrentPage, usePageHref } from '~/platform/pages/navigation.tsx'
import { policyQuery } from '~/platform/policy/policy.ts'
import { readTerms, termsStore } from '~/platform/policy/terms.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { currentSession, sessionStore } from '~/platform/session/session-store.ts'
import { storage } from '~/platform/session/storage.ts'
import { StartClaimContext } from '~/components/start-claim.ts'
import { breadcrumbStore } from '~/platform/stores/breadcrumbs.ts'
import { successBannerStore } from '~/platform/stores/banners.ts'
import { useStore } from '~/platform/store.ts'
import { announce } from '~/ui/live-region/announcements.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Banner } from '~/ui/notice.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button } from '~/ui/button.tsx'
import { Stack, Container } from '~/ui/layout.tsx'
import { Logo } from '~/ui/logo.tsx'
import { PageSkeleton } from '~/components/page.tsx'
import { LogoutDialog } from './logout-dialog.tsx'
import { MemberHeader, BottomNavSlot } from './member-header.tsx'
import { OfflineCardCheck } from './offline-card-check.tsx'
import { SessionDialogs } from './session-dialogs.tsx'

onSessionEnd(() => visitedPages.clear())

/** Layout of member pages: menus, breadcrumbs, banner, and the dialogs of the session. */
export function MemberLayout({ children }: { readonly children: ReactNode }) {
  const claimActions = useClaimActions()
  useTermsGate()
  const page = useCurrentPage()
  const locale = useShownLocale()
  const session = useStore(sessionStore)
  useEffect(() => void (page && visitedPages.add(page.id)), [page])
  // While the sign-in page loads after the end of a session, the layout has nothing to show.
  if (!session) return null
  return (
    <TextProvider locale={locale}>
      <QueryClientProvider client={queryClient}>
        <FormMessages>
          <StartClaimContext value={claimActions}>
            <BaseLayout
              header={
                <>
                  <MemberHeader />
                  <PrintedHead login={session.id} />
                </>
              }
              dialogs={<Dialogs />}
            >
              <Container>
                {/* The only box that stays when the page changes. A second one below the breadcrumbs would move with them,
                    and browsers count that as a layout shift. */}
                <Stack gap="m">
                  <BreadcrumbTrail />
                  <SuccessBanner />
                  <PolicyMissing />
                  <ReturnToClaimBanner />
                  <Suspense key={page?.id} fallback={<PageSkeleton />}>
                    {children}
                  </Suspense>
                </Stack>
              </Container>
            </BaseLayout>
            <BottomNavSlot />
            <SessionDialogs member={session.id} />
            <OfflineCardCheck member={session.id} />
            <LogoutDialog />
            <DirectDepositRequired />
          </StartClaimContext>
        </FormMessages>
      </QueryClientProvider>
    </TextProvider>
  )
}

/**
 * The head of each printed page, which is not shown on the screen: logo of the brand, member, policy and date. Signing
 * in loads the member's name into the cache. After a reload the name is missing unless the page itself loads it, so the
 * login is printed instead.
 */
function PrintedHead({ login }: { readonly login: string }) {
  const text = useText()
  const brand = useStore(brandStore)
  const { data } = useQuery({ ...getCardholderDetailsQuery(), enabled: false })
  const date = text.date(today8())
  return (
    <Container>
      <div data-print="only">
        <Logo drawing={brandDefinition(brand).logo} name={text('shell.portal')} />
      </div>
      <p data-print="only">
        {data
          ? text('shell.print', { name: fullName(data, text.locale), policy: data.policyNumber, date })
          : text('shell.print.member', { member: login, date })}
      </p>
    </Container>
  )
}

/** Success banner, until the next navigation (SHELL-51, SHELL-52). */
function SuccessBanner() {
  const text = useText()
  const message = useStore(successBannerStore)
  const success = text('banner.success')
  useEffect(() => {
    if (message) announce(`${success} ${message}`)
  }, [message, success])
  if (!message) return null
  return (
    <Banner
      tone="ok"
      heading={success}
      onDismiss={() => successBannerStore.set(undefined)}
      dismissLabel={text('banner.dismiss')}
    >
      {message}
    </Banner>
  )
}

/** Breadcrumbs of the page (SHELL-47, SHELL-48). A single breadcrumb is not shown. */
function BreadcrumbTrail() {
  const text = useText()
  const href = usePageHref()
  const crumbs = useStore(breadcrumbStore)
  if (crumbs.length < 2) return null
  const items = crumbs.map(({ pageId, params, label }, index) => ({
    label: label ?? text.dynamic(`page.${pageId}`),
    link: index === crumbs.length - 1 ? null : <AddressLink to={href(pageId, params)} />,
  }))
  return (
    <Breadcrumbs
      label={text('shell.breadcrumbs')}
      items={items}
      backLabel={(page) => text('shell.back-to', { page })}
    />
  )
}

/**
 * Explains why most of the portal is missing: the policy could not be loaded and this tab has no stored policy, so all
 * flags are off (D-16).
 */
function PolicyMissing() {
  const text = useText()
  const { isError, data, isFetching, refetch } = useQuery(policyQuery())
  if (!isError || data || storage.readObject('securityPolicy')) return null
  return (
    <AlertBox tone="warn" title={text('shell.policy-missing.title')} live>
      <Stack gap="s">
        <p>{text('shell.policy-missing.text')}</p>
        <div>
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            {text('error.retry')}
          </Button>
        </div>
      </Stack>
    </AlertBox>
  )
}

/**
 * After a reload, requests the terms while the page is already shown, because almost every member has accepted them.
 * Redirects to the terms page if the member has not (D-46).
 */
function useTermsGate(): void {
  const navigate = useNavigate()
  const href = usePageHref()
  const isOpen = useStore(termsStore) === 'open'
  useEffect(() => {
    if (currentSession()) void readTerms()
  }, [])
  const gate = href('account.terms-accept')
  useEffect(() => {
    if (isOpen) void navigate(gate, { replace: true })
  }, [isOpen, gate, navigate])
}
