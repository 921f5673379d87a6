import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { MessageId } from '~generated/i18n/messages.ts'
import { useGetCardholderDetails } from '~generated/member/queries/account.ts'
import { contactQuery } from '~/platform/config/contact.ts'
import { brandStore } from '~/platform/config/brand.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { queryClient } from '~/platform/query/query-client.ts'
import { formatName, formatPhone } from '~/domain/participants.ts'
import { AddressLink, MAIN_CONTENT, PageLink, prefetchCode, usePageHref } from '~/platform/pages/navigation.tsx'
import { canOpen, hrefOf, type PageId } from '~/platform/pages/page-registry.ts'
import { canSubmitClaims, isPlanOver, usePolicy } from '~/platform/policy/policy.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import { infoBannerHiddenAt } from '~/platform/stores/banners.ts'
import { useStore } from '~/platform/store.ts'
import { storage } from '~/platform/session/storage.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Banner } from '~/ui/notice.tsx'
import { Button } from '~/ui/button.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { Undo } from '~/ui/undo.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { accountsOf, dashboardQueries, newsQuery, useDashboardReady, useRecentClaims } from '../dashboard-queries.ts'
import { FamilySwitch } from '~/components/family-switch.tsx'
import { selectedParticipantStore } from '~/platform/stores/selected-participant.ts'
import { useOnboardingPages } from '../onboarding.ts'
import { useFamily } from '../family.ts'
import css from './home.module.css'
import { RepeatClaim, ClaimsLead, LeadSkeleton, Pending, RecentClaims } from './recent-claims.tsx'
import { ActionItems, NothingToDo } from './action-items-card.tsx'
import { Balances, RemainingLimits, Taxes } from './amounts.tsx'

export const queries = dashboardQueries

/**
 * Home: the state of the member's claims, and links to everything else. Its sections load and fail independently
 * (D-57).
 */
function DashboardHomePage() {
  const policy = usePolicy()
  const isShown = useDashboardReady()
  return (
    <Stack gap="l">
      {isShown ? <Greeting /> : <GreetingSkeleton />}
      {isPlanOver(policy) && <PlanOver isEnded={policy.isTerminated} />}
      {isShown ? <Parts /> : <PageSkeleton count={4} />}
    </Stack>
  )
}

export { DashboardHomePage as Component }

/** The sections of the page. Each has an error boundary. */
function Parts() {
  const { claimTracker } = usePolicy()
  const { data: benefits } = useQuery({ ...benefitsQuery(), retryOnMount: false })
  // Both columns should end near each other: a spending account makes the second one long.
  const hasAccounts = accountsOf(benefits).length > 0
  const again = (
    <div className={css.again}>
      <RepeatClaim />
    </div>
  )
  return (
    <>
      <SectionBoundary>
        <ActionItems />
      </SectionBoundary>
      {claimTracker && (
        <SectionBoundary>
          <Suspense fallback={null}>
            <Family />
          </Suspense>
        </SectionBoundary>
      )}
      <div className={css.home}>
        <div className={css.main}>
          <SectionBoundary>
            <Suspense fallback={null}>
              <Pending />
            </Suspense>
          </SectionBoundary>
          {claimTracker && (
            <SectionBoundary>
              <Suspense fallback={<PageSkeleton count={1} />}>
                <RecentClaims />
              </Suspense>
            </SectionBoundary>
          )}
          {hasAccounts && again}
        </div>
        <div className={css.side}>
          <Taxes />
          <SectionBoundary>
            <Suspense fallback={<PageSkeleton count={1} />}>
              <Balances />
            </Suspense>
          </SectionBoundary>
          <SectionBoundary>
            <Suspense fallback={null}>
              <RemainingLimits />
            </Suspense>
          </SectionBoundary>
          {!hasAccounts && again}
          <div className={css.shortcuts}>
            <QuickLinks />
          </div>
        </div>
      </div>
      <div className={css.news}>
        <InfoBanner />
      </div>
    </>
  )
}

/** The choice of a person (D-227); hidden if there is nothing on the page that depends on it. */
function Family() {
  const { people, chosen } = useFamily()
  const claims = useRecentClaims().data ?? []
  const { data: benefits } = useQuery({ ...benefitsQuery(), retryOnMount: false })
  if (claims.length === 0 && !benefits?.benefits.some(({ limits }) => limits)) return null
  return <FamilySwitch people={people} chosen={chosen?.participantId} onChoose={selectedParticipantStore.set} />
}

/**
 * The notice for a member whose plan is suspended or has ended: what that means for claims, and the phone number (D-17,
 * D-57, D-364).
 */
function PlanOver({ isEnded }: { readonly isEnded: boolean }) {
  const text = useText()
  const brand = useStore(brandStore)
  const { data: contact } = useQuery(contactQuery(brand, text.locale))
  const number = contact?.tollFreeNumber ?? contact?.phoneNumber
  return (
    <AlertBox tone="warn" title={text(isEnded ? 'dashboard.ended.title' : 'dashboard.suspended.title')}>
      <Stack gap="s">
        <p>{text(isEnded ? 'dashboard.ended.text' : 'dashboard.suspended.text')}</p>
        {number && (
          <p>
            <a href={`tel:+1${number}`}>{text('dashboard.suspended.call', { phone: formatPhone(number) })}</a>
          </p>
        )}
        <p>
          <PageLink to="support.contact-us">{text('dashboard.suspended.contact')}</PageLink>
        </p>
      </Stack>
    </AlertBox>
  )
}

/**
 * Greeting by name and time of day, with the state of claims in one sentence. If the name cannot be loaded, the page
 * has its plain title.
 */
function Greeting() {
  const text = useText()
  return (
    <SectionBoundary header={<PageHeader title={text('page.dashboard.home')} actions={<SubmitClaim />} />}>
      <Suspense fallback={<GreetingSkeleton />}>
        <PersonalGreeting />
      </Suspense>
    </SectionBoundary>
  )
}

function GreetingSkeleton() {
  const text = useText()
  const { claimTracker } = usePolicy()
  return (
    <PageHeader
      title={text('page.dashboard.home')}
      lead={claimTracker ? <LeadSkeleton /> : undefined}
      actions={<SubmitClaim />}
    />
  )
}

function PersonalGreeting() {
  const text = useText()
  const { claimTracker } = usePolicy()
  const { data } = useGetCardholderDetails()
  const hour = new Date().getHours()
  const moment = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return (
    <PageHeader
      title={text(`dashboard.greeting.${moment}`, { name: formatName(data.firstName, text.locale) })}
      lead={
        <>
          {claimTracker && <ClaimsLead />} <NothingToDo />
          <NewNotifications />
        </>
      }
      actions={<SubmitClaim />}
    />
  )
}

/** A link to the notifications, with the number of those that the member has not seen (D-273). */
function NewNotifications() {
  const text = useText()
  const { data } = useQuery(newsQuery())
  const count = (data ?? []).filter(({ isNew }) => isNew).length
  if (count === 0) return null
  return (
    <>
      {' '}
      <PageLink to="account.notifications">{text('dashboard.lead.notifications', { count })}</PageLink>
    </>
  )
}

/** Milliseconds without a request for data after which the dashboard counts as finished. */
const QUIET_MS = 500

/**
 * Fetches the code of the first step of a claim, but no data, once the dashboard is finished
 * (docs/decisions/058-the-dashboard-fetches-the-first-step.md). Members who save data (`Save-Data`, which only Chromium
 * tells) fetch it with the press. Returns a function that cancels what has not begun.
 */
function prefetchFirstStep(): () => void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  const timer = setInterval(() => {
    if (queryClient.isFetching() > 0) return
    clearInterval(timer)
    if (!connection?.saveData) void prefetchCode(hrefOf('claims.claim-type'))
  }, QUIET_MS)
  return () => clearInterval(timer)
}

/**
 * The button for the most frequent action, which comes first on every screen. It is hidden for plans or members who
 * cannot claim (SHELL-24, GUARD-12).
 */
function SubmitClaim() {
  const text = useText()
  const policy = usePolicy()
  const { openClaim, prepareClaim } = useStartClaim()
  const isOffered = canSubmitClaims(policy)
  useEffect(() => (isOffered ? prefetchFirstStep() : undefined), [isOffered])
  if (!isOffered) return null
  return (
    <Button
      onClick={() => void openClaim()}
      onPointerEnter={prepareClaim}
      onFocus={prepareClaim}
      onTouchStart={prepareClaim}
    >
      {text('dashboard.links.submit')}
    </Button>
  )
}

const HIDDEN_NEWS = 'hiddenNews'
const isNewsHidden = (): boolean => storage.read(HIDDEN_NEWS) !== null

/**
 * News banner with a link to the member card. Every member sees it, also one who cannot claim. Members in Saskatchewan
 * see another text. Any navigation hides the banner, and the next visit to the dashboard shows it again (SHELL-53..55),
 * unless the member has hidden it (D-344).
 */
function InfoBanner() {
  const text = useText()
  const brand = useStore(brandStore)
  const hiddenAt = useStore(infoBannerHiddenAt)
  const { key } = useLocation()
  const [wasHidden] = useState(isNewsHidden)
  const [isHidden, setIsHidden] = useState(wasHidden)
  if (hiddenAt === key || (wasHidden && isHidden)) return null
  if (isHidden)
    return (
      <Undo
        label={text('dashboard.info.undo')}
        onUndo={() => {
          storage.remove(HIDDEN_NEWS)
          setIsHidden(false)
          document.querySelector<HTMLElement>(MAIN_CONTENT)?.focus({ preventScroll: true })
        }}
      >
        {text('dashboard.info.dismissed')}
      </Undo>
    )
  return (
    <Banner
      tone="neutral"
      heading={text('dashboard.info.title')}
      action={<PageLink to="card.member-card">{text('dashboard.info.card')}</PageLink>}
      onDismiss={() => {
        storage.write(HIDDEN_NEWS, 'true')
        setIsHidden(true)
      }}
      dismissLabel={text('dashboard.info.dismiss')}
    >
      {text.has(`dashboard.info.lead.${brand}`)
        ? text.dynamic(`dashboard.info.lead.${brand}`)
        : text('dashboard.info.lead')}
    </Banner>
  )
}

/** Quick links to pages that the menu does not have. */
const LINKS = [
  { page: 'premiums.one-time-payment', label: 'dashboard.links.premium' },
  { page: 'card.share', label: 'dashboard.links.card' },
] as const satisfies readonly { readonly page: PageId; readonly label: MessageId }[]

/** The quick links, which depend on policy flags (D-57); hidden if there are none. */
function QuickLinks() {
  const text = useText()
  const policy = usePolicy()
  const href = usePageHref()
  // The first steps of a new member show the card already.
  const isCardShown = useOnboardingPages()?.includes('card') === true
  const links = LINKS.filter(({ page }) => canOpen(page, policy) && !(isCardShown && page === 'card.share'))
  if (links.length === 0) return null
  return (
    <Card>
      <LinkList
        items={links.map(({ page, label }) => ({
          id: page,
          label: text(label),
          link: <AddressLink to={href(page)} />,
        }))}
      />
    </Card>
  )
}
