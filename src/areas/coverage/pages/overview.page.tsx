import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { BenefitLimit, BenefitsResult } from '~generated/member/model/index.ts'
import { listHealthBenefitsQuery } from '~generated/member/queries/health.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { benefitLimits } from '~/domain/benefit-limits.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { AddressLink, PageLink, usePageHref } from '~/platform/pages/navigation.tsx'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { type Policy, storedPolicy, usePolicy } from '~/platform/policy/policy.ts'
import { prefetch } from '~/platform/query/query-client.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Card, Grid, Stack } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import linkListCss from '~/ui/link-list.module.css'
import { Notice } from '~/ui/notice.tsx'
import { BenefitIcon } from '~/ui/benefit-icon.tsx'
import { DownloadButton } from '~/components/download-button.tsx'
import { Page, PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { canRequestPredetermination } from '~/domain/optional-pages.ts'
import { bookletIdQuery, downloadBooklet } from '../booklet.ts'
import { cardsFor } from '~/domain/benefit-cards.ts'
import { retirementQuery, RemainingCoverage, useAccounts } from '../parts/remaining-coverage.tsx'
import { Upcoming, useCoverageReady } from '../parts/upcoming.tsx'
import { useParticipants, withParticipant } from '../selected-participant.ts'

export function queries() {
  prefetch(benefitsQuery(), bookletIdQuery(), retirementQuery())
  return listsServices(storedPolicy()) ? withParticipant((person) => listHealthBenefitsQuery(person)) : []
}

/** True if the plan lists the services of extended health. Vision care is one of them if the plan covers it (D-09). */
const listsServices = ({ maaxClaims, suppressCoverage }: Policy): boolean => maaxClaims && !suppressCoverage

/** The benefits of the plan, and links to their details (R-079, COV-01). */
function CoverageOverviewPage() {
  const text = useText()
  const { isTerminated } = usePolicy()
  return (
    <Page id="coverage.overview" lead={text(isTerminated ? 'coverage.lead.ended' : 'coverage.lead')}>
      <Parts />
    </Page>
  )
}

export { CoverageOverviewPage as Component }

/** The services of extended health of the chosen person, by category. */
function useHealthServices() {
  const isListed = listsServices(usePolicy())
  const { chosen } = useParticipants()
  return { ...listHealthBenefitsQuery(chosen ?? ''), enabled: isListed && chosen !== undefined }
}

function Parts() {
  const isReady = useCoverageReady(useHealthServices())
  if (!isReady) return <PageSkeleton count={4} />
  return (
    <Grid columns="aside">
      <Stack gap="l">
        <SectionBoundary>
          <Suspense fallback={null}>
            <RemainingCoverage />
          </Suspense>
        </SectionBoundary>
        <Benefits />
      </Stack>
      <Stack gap="l">
        <Upcoming />
        <Now />
      </Stack>
    </Grid>
  )
}

/** Benefits for immediate care, with their pages. On a desktop they stand beside the list of benefits. */
const NOW = [{ key: 'ONLINEDOCTOR', page: 'coverage.online-doctors' }] as const

/** Cards for immediate care, if the plan has it (COV-59). */
function Now() {
  const text = useText()
  const { data } = useSuspenseQuery(benefitsQuery())
  return NOW.filter(({ key }) => data?.benefits.some((benefit) => benefit.key === key)).map(({ key, page }) => (
    <Card key={key} title={text(`coverage.now.${key}`)}>
      <Stack gap="m">
        <p>{text(`coverage.now.${key}.text`)}</p>
        <div>
          <QuietButtonLink to={page}>{text(`coverage.now.${key}.open`)}</QuietButtonLink>
        </div>
      </Stack>
    </Card>
  ))
}

/** The button that downloads the plan's booklet; hidden if there is no id (D-126, ACCTS-19). */
function Booklet() {
  const text = useText()
  const bookletId = useSuspenseQuery(bookletIdQuery()).data?.bookletId
  if (!bookletId) return null
  return (
    <DownloadButton
      label={text('coverage.booklet.download')}
      download={() => downloadBooklet(bookletId)}
      unavailable={text('coverage.booklet.unavailable')}
    />
  )
}

interface Entry {
  readonly id: string
  readonly page: PageId
  readonly label: string
  readonly description: string
  readonly hash?: string
}

/** All benefits of the plan that the portal knows. */
function Benefits() {
  const text = useText()
  const href = usePageHref()
  const { data } = useSuspenseQuery(benefitsQuery())
  const cards = cardsFor(data?.benefits ?? [])
  const leftOf = useLeft(data)
  const benefits = cards.map(({ key, name, page }) => ({
    id: key,
    page,
    label: name,
    description: leftOf({ key }) ?? text.dynamic(`coverage.card.${key}`),
  }))
  // Vision care follows extended health, of which it is a part.
  const more = useMore({ text, hasBenefits: cards.length > 0, leftOf })
  const at = benefits.findIndex(({ page }) => page === 'coverage.health') + 1
  const entries: Entry[] = [
    ...benefits.slice(0, at),
    ...more.filter(({ id }) => id === 'vision'),
    ...benefits.slice(at),
    ...more.filter(({ id }) => id !== 'vision'),
  ]
  const booklet = (
    <Suspense fallback={null}>
      <Booklet />
    </Suspense>
  )
  if (entries.length === 0)
    return (
      <>
        <Notice
          tone="neutral"
          heading={text('coverage.none')}
          footer={<PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>}
        >
          <p>{text('coverage.none.text')}</p>
        </Notice>
        {booklet}
      </>
    )
  return (
    <Card title={text('coverage.benefits.title')} action={booklet}>
      <div className={linkListCss.columns}>
        <LinkList
          items={entries.map(({ id, page, label, description, hash = '' }) => ({
            id,
            label,
            description,
            picture: <BenefitIcon of={id} />,
            link: <AddressLink to={href(page) + hash} />,
          }))}
        />
      </div>
    </Card>
  )
}

interface Asked {
  /** the key of a benefit */
  readonly key: string
  /** the names of its services that are asked about; all if undefined */
  readonly services?: readonly (string | undefined)[]
}
type LeftOf = (asked: Asked) => string | undefined

/**
 * Returns a function that says what is left of a benefit for the chosen person, from responses that the page has
 * anyway: of its account, of one or two maximums, or of the two of many that were used most. Undefined if nothing is
 * known, and for a plan that has ended (D-364) or is shown without amounts.
 */
function useLeft(answer: BenefitsResult | null): LeftOf {
  const text = useText()
  const { isTerminated, suppressCoverage } = usePolicy()
  const { chosen = '' } = useParticipants()
  const accounts = useAccounts()
  const each = ({ description, remaining }: BenefitLimit) =>
    text('coverage.card.left', { service: description, amount: text.money(remaining) })
  return ({ key, services }) => {
    if (isTerminated || suppressCoverage) return undefined
    const account = accounts.find((known) => known.key === key)?.account
    if (account) return text('limits.left', { amount: text.money(account.totalUsableAmount) })
    const own = answer && { benefits: answer.benefits.filter((benefit) => benefit.key === key) }
    const { used, untouched } = benefitLimits(own, chosen)
    const limits = [...used, ...untouched].filter(({ description }) => services?.includes(description) ?? true)
    const shown = limits.length > 2 ? used.slice(0, 2) : limits
    const [only] = limits
    if (only && limits.length === 1)
      return text('spending.period.share', { left: text.money(only.remaining), all: text.money(only.maximum) })
    return shown.map(each).join(', ') || undefined
  }
}

interface MoreProps {
  readonly text: Text
  readonly hasBenefits: boolean
  readonly leftOf: LeftOf
}

/**
 * Cards for topics that are not benefits of their own: vision care, which is part of extended health (D-09), requests
 * about treatments (D-280), and medical exclusions (D-128).
 */
function useMore({ text, hasBenefits, leftOf }: MoreProps): readonly Entry[] {
  const policy = usePolicy()
  const health = useQuery(useHealthServices())
  const entries: Entry[] = []
  const vision = health.data?.filter(({ group }) => group === 'vision') ?? []
  const services = vision.flatMap(({ subcategories = [] }) => subcategories.flatMap((part) => part.services))
  if (vision.length > 0)
    entries.push({
      id: 'vision',
      page: 'coverage.health',
      hash: '#vision',
      label: text('coverage.card.vision'),
      description:
        leftOf({ key: 'EHB', services: services.map(({ description }) => description) }) ??
        text('coverage.card.vision.text'),
    })
  if (hasBenefits && canRequestPredetermination(policy))
    entries.push({
      id: 'predeterminations',
      page: 'coverage.predeterminations',
      label: text('page.coverage.predeterminations'),
      description: text('coverage.predeterminations.text'),
    })
  if (policy.medicalExclusion)
    entries.push({
      id: 'exclusion',
      page: 'coverage.exclusion',
      label: text('coverage.card.exclusion'),
      description: text('coverage.card.exclusion.text'),
    })
  return entries
}
