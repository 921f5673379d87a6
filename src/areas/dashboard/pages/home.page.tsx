import { useExternalLinks } from '~/components/external-links.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import type { MessageId } from '~generated/i18n/messages.ts'
import { useGetCardholderDetails } from '~generated/member/queries/account.ts'
import { contactQuery } from '~/platform/config/contact.ts'
import { brandHas, brandStore } from '~/platform/config/brand.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatName, formatPhone } from '~/domain/participants.ts'
import { AddressLink, MAIN_CONTENT, PageLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { canOpen, hasPage } from '~/platform/pages/page-registry.ts'
import { canSubmitClaims, type Policy, usePolicy } from '~/platform/policy/policy.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import { infoBannerHiddenAt } from '~/platform/stores/banners.ts'
import { useStore } from '~/platform/store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Banner } from '~/ui/notice.tsx'
import { Button } from '~/ui/button.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { dashboardQueries, newsQuery, useDashboardReady } from '../dashboard-queries.ts'
import { FamilySwitch } from '~/components/family-switch.tsx'
import { selectedParticipantStore } from '~/platform/stores/selected-participant.ts'
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
      {policy.isSuspended && <Suspended />}
      {isShown ? <Parts /> : <PageSkeleton count={4} />}
    </Stack>
  )
}

export { DashboardHomePage as Component }

/** The sections of the page. Each has an error boundary. */
function Parts() {
  const { claimTracker } = usePolicy()
  return (
    <>
      <SectionBoundary>
        <ActionItems />
      </SectionBoundary>
      {claimTracker && <Family />}
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
          <div className={css.again}>
            <RepeatClaim />
          </div>
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

/**
 * The choice of a person. On a phone, the dashboard shows it only if a person is chosen; the pages of claims and
 * coverage always show it.
 */
function Family() {
  const { people, chosen } = useFamily()
  return (
    <div className={chosen ? undefined : css.shortcuts}>
      <FamilySwitch people={people} chosen={chosen?.participantId} onChoose={selectedParticipantStore.set} />
    </div>
  )
}

/** The notice for a suspended member: which actions are blocked, and the phone number (D-17, D-57). */
function Suspended() {
  const text = useText()
  const brand = useStore(brandStore)
  const { data: contact } = useQuery(contactQuery(brand, text.locale))
  return (
    <AlertBox tone="warn" title={text('dashboard.suspended.title')}>
      <Stack gap="s">
        <p>{text('dashboard.suspended.text')}</p>
        {contact && (
          <p>
            <a href={`tel:+1${contact.phoneNumber}`}>
              {text('dashboard.suspended.call', { phone: formatPhone(contact.phoneNumber) })}
            </a>
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

/**
 * The button for the most frequent action, which comes first on every screen. It is hidden for plans or members who
 * cannot claim (SHELL-24, GUARD-12).
 */
function SubmitClaim() {
  const text = useText()
  const policy = usePolicy()
  const { openClaim } = useStartClaim()
  if (!canSubmitClaims(policy)) return null
  return <Button onClick={() => void openClaim()}>{text('dashboard.links.submit')}</Button>
}

/**
 * id of the page to which the button leads; if the portal has no such page, the button is hidden (docs/decisions/015)
 */
const CARD = 'card.member-card'

/**
 * News banner. Members in Saskatchewan see another text. Any navigation hides the banner, and the next visit to the
 * dashboard shows it again (SHELL-53..55).
 */
function InfoBanner() {
  const text = useText()
  const brand = useStore(brandStore)
  const href = usePageHref()
  const hiddenAt = useStore(infoBannerHiddenAt)
  const { key } = useLocation()
  if (hiddenAt === key) return null
  return (
    <Banner
      tone="neutral"
      heading={text('dashboard.info.title')}
      action={hasPage(CARD) && <AddressLink to={href(CARD)}>{text('dashboard.info.card')}</AddressLink>}
      onDismiss={() => {
        infoBannerHiddenAt.set(key)
        document.querySelector<HTMLElement>(MAIN_CONTENT)?.focus({ preventScroll: true })
      }}
      dismissLabel={text('dashboard.info.dismiss')}
    >
      {text.has(`dashboard.info.lead.${brand}`)
        ? text.dynamic(`dashboard.info.lead.${brand}`)
        : text('dashboard.info.lead')}
    </Banner>
  )
}

/**
 * Quick links, some of which depend on a policy flag. As in the menus, a link is shown only if its page exists
 * (docs/decisions/015).
 */
const LINKS: readonly {
  readonly page: string
  readonly label: MessageId
  readonly when?: (policy: Policy) => boolean
}[] = [
  { page: 'history.combined', label: 'dashboard.links.history' },
  { page: 'history.claims', label: 'dashboard.links.history', when: ({ maaxClaims }) => !maaxClaims },
  { page: 'coverage.overview', label: 'dashboard.links.coverage' },
  { page: 'premiums.one-time-payment', label: 'dashboard.links.premium' },
  { page: 'card.share', label: 'dashboard.links.card' },
]

/** The card with the quick links, which depend on policy flags and the brand (D-57). */
function QuickLinks() {
  const text = useText()
  const policy = usePolicy()
  const { findProfessional } = useExternalLinks()
  const href = usePageHref()
  return (
    <Card title={text('dashboard.links.title')}>
      <LinkList
        items={[
          ...LINKS.filter(({ page, when }) => canOpen(page, policy) && (when?.(policy) ?? true)).map(
            ({ page, label }) => ({
              id: page,
              label: text.dynamic(label),
              link: <AddressLink to={href(page)} />,
            }),
          ),
          ...(brandHas(policy.brand, 'find-professional')
            ? [
                {
                  id: 'professional',
                  label: text('dashboard.links.professional'),
                  external: text('shell.new-window'),
                  // LinkList fills this link with the label above.
                  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
                  link: <a href={findProfessional} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
