import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import type { BenefitCategory, BenefitsResult, ClaimServiceLine } from '~generated/member/model/index.ts'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { listHealthBenefitsQuery } from '~generated/member/queries/health.ts'
import { searchClaimsQuery } from '~generated/member/queries/history.ts'
import { cardsFor } from '~/domain/benefit-cards.ts'
import { benefitLimits } from '~/domain/benefit-limits.ts'
import { isUndecided } from '~/domain/claim-status.ts'
import { lastMonths, MOST_MONTHS } from '~/domain/dates/period.ts'
import { formatName } from '~/domain/participants.ts'
import { canRequestPredetermination, isOffered } from '~/domain/optional-pages.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import type { MessageId } from '~generated/i18n/messages.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { AddressLink, PageLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { canOpen, type PageId } from '~/platform/pages/page-registry.ts'
import { historyPage, type Policy, storedPolicy, usePolicy } from '~/platform/policy/policy.ts'
import { nullOnError } from '~/platform/query/query-client.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { textMatcher } from '~/platform/text-search.ts'
import { keepInput } from '~/forms/unsent-input.ts'
import { Page } from '~/components/page.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import { Field } from '~/ui/field/field.tsx'
import { TextInput } from '~/ui/field/text-inputs.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { useAnnouncementAfterPause } from '~/ui/live-region/announcements.ts'
import { Answer, findQuestions } from '../questions.tsx'

/**
 * The claims of the longest period that a search allows, up to today, if the plan has one list of all claims (D-93).
 */
function claimsQuery({ maaxClaims }: Policy) {
  const { fromDate, toDate } = lastMonths(MOST_MONTHS)
  const search = { serviceDateFrom: fromDate, serviceDateTo: toDate, sortBy: 'serviceDate' } as const
  return { ...searchClaimsQuery(search, withoutDialog), enabled: maaxClaims }
}

export const queries = () => {
  const claims = claimsQuery(storedPolicy())
  return [benefitsQuery(), getCardholderDetailsQuery(), ...(claims.enabled ? [claims] : [])]
}

/** One search for claims, coverage, pages and help. The search text is not stored outside the page (D-226). */
function SupportSearchPage() {
  const text = useText()
  const id = useId()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const { claims, coverage, pages } = useFound(wanted)
  const questions = useQuestions(wanted)
  const count = claims.length + coverage.length + pages.length + questions.length
  const found = wanted ? text('search.found', { count }) : ''
  useAnnouncementAfterPause(found)
  return (
    <Page id="support.search" lead={text('search.lead')}>
      <Stack gap="l">
        <search>
          <Stack gap="s">
            <Field id={id} label={text('search.field')} hint={text('search.hint')}>
              {(aria) => (
                <TextInput
                  {...aria}
                  type="search"
                  value={search}
                  onChange={setSearch}
                  maxLength={100}
                  autoComplete="off"
                />
              )}
            </Field>
            <p>{found || text('search.private')}</p>
          </Stack>
        </search>
        <Results title={text('search.claims')} results={claims} all={text('search.claims.all')} />
        <Results title={text('search.coverage')} results={coverage} />
        <Results title={text('search.pages')} results={pages} />
        {questions.length > 0 && (
          <Card title={text('search.help')}>
            <Accordion
              panels={questions.map((question) => ({
                id: question.id,
                title: text.dynamic(`help.${question.id}.question`),
                children: <Answer question={question} />,
              }))}
            />
          </Card>
        )}
        {count === claims.length && <AsDrug words={wanted} />}
        {wanted && count === 0 && (
          <p>
            <PageLink to="support.contact-us">{text('page.support.contact-us')}</PageLink>
          </p>
        )}
      </Stack>
    </Page>
  )
}

export { SupportSearchPage as Component }

/** A search result. The search matches the words that the member sees in the result, and those of `searchWords`. */
interface Result {
  readonly id: string
  readonly label: string
  readonly facts?: string | undefined
  readonly url: string
}

/** Maximum number of results shown for each kind. */
const SHOWN = 8

function Results({ title, results, all }: { title: string; results: readonly Result[]; all?: string }) {
  if (results.length === 0) return null
  return (
    <Card title={title} action={all && <PageLink to="history.combined">{all}</PageLink>}>
      <LinkList
        items={results.slice(0, SHOWN).map(({ id, label, facts, url }) => ({
          id,
          label,
          description: facts,
          link: <AddressLink to={url} />,
        }))}
      />
    </Card>
  )
}

/**
 * Offers to search for these words as a drug, if the plan covers drugs. They are passed in memory, like the input of
 * that form (D-367).
 */
function AsDrug({ words }: { words: string }) {
  const text = useText()
  const policy = usePolicy()
  const { data: benefits } = useQuery(benefitsQuery())
  const isCovered = policy.coverage && benefits?.benefits.some(({ key }) => key === 'DRUGS')
  if (!isCovered || !/\p{L}/u.test(words)) return null
  return (
    <p>
      <PageLink to="coverage.drugs" onClick={() => keepInput('coverage.drugs', { drugNameOrDin: words })}>
        {text('search.drug', { words })}
      </PageLink>
    </p>
  )
}

/**
 * The services of extended health, by category; null if they cannot be loaded. The page does not wait for them. Plans
 * whose coverage is shown as text only, or not by person, have no such list.
 */
function healthServicesQuery({ coverage, maaxClaims, suppressCoverage }: Policy, participantId: string | undefined) {
  const enabled = coverage && maaxClaims && !suppressCoverage && participantId !== undefined
  return { ...nullOnError(listHealthBenefitsQuery(participantId ?? '', withoutDialog)), enabled }
}

/** The results of each kind; none for an empty search. */
function useFound(wanted: string) {
  const text = useText()
  const policy = usePolicy()
  const href = usePageHref()
  const { data: found } = useQuery(claimsQuery(policy))
  const { data: benefits } = useQuery(benefitsQuery())
  const { data: cardholder } = useQuery(getCardholderDetailsQuery())
  const { data: services } = useQuery(healthServicesQuery(policy, cardholder?.participantId))
  const everything = useMemo(() => {
    const claims = (found?.claimSearchResults ?? [])
      .filter((line) => line.hasPaymentDetails || (policy.claimTracker && isUndecided(line.claimStatus)))
      .map((line) => claimResult(line, text, href))
    const coverage = policy.coverage
      ? coverageResults({ benefits, services, participantId: cardholder?.participantId }, text, href)
      : []
    const pages = PAGES.filter(
      ({ page, when }) => canOpen(page, policy) && isOffered(page) && (when?.(policy) ?? true),
    ).map((each) => pageResult(each, text, href))
    const searchable = (results: readonly (Result & { readonly more?: string })[]) =>
      results.map((result) => ({ result, words: [result.label, result.facts, result.more].join(' ') }))
    return { claims: searchable(claims), coverage: searchable(coverage), pages: searchable(pages) }
  }, [found, benefits, services, cardholder, policy, text, href])
  return useMemo(() => {
    const matches = textMatcher(wanted)
    const of = (kind: keyof typeof everything) =>
      wanted ? everything[kind].filter(({ words }) => matches(words)).map(({ result }) => result) : []
    // A coverage whose name has the words comes first, the shortest name before the others.
    const coverage = of('coverage')
    const named = coverage.filter(({ label }) => matches(label)).toSorted((a, b) => a.label.length - b.label.length)
    const inOrder = [...named, ...coverage.filter((result) => !named.includes(result))]
    return { claims: of('claims'), coverage: inOrder, pages: of('pages') }
  }, [everything, wanted])
}

type Href = ReturnType<typeof usePageHref>

/** Other words with which members search for a benefit or a page, such as "massage" for extended health. */
function searchWords(id: string, text: Text): string {
  const words = `search.words.${id}`
  return text.has(words) ? text.dynamic(words) : ''
}

function claimResult(line: ClaimServiceLine, text: Text, href: Href): Result & { readonly more: string } {
  const { claimId, claimLineNumber, submittedAmount, totalPaidAmount = '', serviceInfo, participantInfo } = line
  const number = `${claimId}-${claimLineNumber}`
  const amounts = `${submittedAmount} ${totalPaidAmount}`
  return {
    id: number,
    label: text('search.claim', {
      service: serviceInfo.description,
      person: formatName(participantInfo.firstName, text.locale),
    }),
    facts: text('search.claim.facts', {
      date: text.date(line.serviceDate, 'medium'),
      number,
      amount: text.money(submittedAmount),
    }),
    // members type an amount with either decimal separator
    more: `${amounts} ${amounts.replaceAll('.', ',')}`,
    url: href('history.details', { claimId, line: String(claimLineNumber) }),
  }
}

interface KnownCoverage {
  readonly benefits: BenefitsResult | null | undefined
  readonly services: readonly BenefitCategory[] | null | undefined
  readonly participantId: string | undefined
}

/**
 * Search results for coverage: the services of extended health and their groups, the limits with their remaining
 * amounts, and the benefits that have a page. A limit with the name of a service is a fact of that service.
 */
function coverageResults(
  { benefits, services, participantId }: KnownCoverage,
  text: Text,
  href: Href,
): readonly (Result & { readonly more?: string })[] {
  const { used, untouched } = benefitLimits(benefits ?? null, participantId ?? '')
  const limits = new Map(
    [...used, ...untouched].map(({ description, remaining }) => [
      description,
      text('limits.left', { amount: text.money(remaining) }),
    ]),
  )
  const groups = (services ?? []).map(({ id, group = '', description, subcategories = [] }) => ({
    id: `group ${id}`,
    label: description,
    facts: subcategories.map((part) => part.description).join(', '),
    more: searchWords(`group.${group}`, text),
    url: `${href('coverage.health')}${group && `#${group}`}`,
  }))
  const parts = (services ?? []).flatMap(({ subcategories = [], ...category }) =>
    subcategories.flatMap((part) => part.services.map((service) => ({ ...service, part, category }))),
  )
  const entries = parts.map(({ code, description: label = code, part, category }) => {
    const place = { category: category.description, subcategory: part.description }
    const where = text('coverage.services.place', place)
    return {
      id: code,
      label,
      facts: limits.get(label) ?? where,
      more: `${where} ${searchWords(`group.${category.group ?? ''}`, text)}`,
      url: href('coverage.health-service', { code }),
    }
  })
  const named = new Set(entries.map(({ label }) => label))
  return [
    ...groups,
    ...entries,
    ...[...limits]
      .filter(([name]) => !named.has(name))
      .map(([name, facts]) => ({ id: name, label: name, facts, url: href('coverage.overview') })),
    ...cardsFor(benefits?.benefits ?? []).map(({ key, name, page }) => ({
      id: key,
      label: name,
      facts: text.dynamic(`coverage.card.${key}`),
      more: searchWords(key, text),
      url: href(page),
    })),
  ]
}

interface SearchablePage {
  readonly page: PageId
  /** the name of the page in a menu, so that the search needs no catalogue of the page itself */
  readonly name: MessageId
  readonly when?: (policy: Policy) => boolean
}

/** Pages that the search can find, with their names. They need no parameters. */
const PAGES: readonly SearchablePage[] = [
  { page: 'dashboard.home', name: 'nav.home' },
  { page: 'claims.start', name: 'nav.submit-claim' },
  { page: 'history.combined', name: 'nav.history', when: (policy) => historyPage(policy) === 'history.combined' },
  { page: 'history.claims', name: 'nav.claim-history', when: (policy) => historyPage(policy) === 'history.claims' },
  { page: 'history.payments', name: 'nav.payment-history' },
  { page: 'coverage.overview', name: 'nav.coverage.overview' },
  {
    page: 'coverage.predeterminations',
    name: 'page.coverage.predeterminations',
    when: canRequestPredetermination,
  },
  { page: 'card.member-card', name: 'account.home.member-card' },
  { page: 'card.share', name: 'help.share.link' },
  { page: 'care.list', name: 'nav.connected-care' },
  { page: 'premiums.statements', name: 'account.home.premium-statements' },
  { page: 'premiums.payment-method', name: 'account.home.premium-payment-method' },
  { page: 'premiums.one-time-payment', name: 'account.home.one-time-payment' },
  { page: 'account.personal-information', name: 'account.home.personal-information' },
  { page: 'account.people', name: 'account.home.people' },
  { page: 'account.documents', name: 'account.home.documents' },
  { page: 'account.direct-deposit', name: 'account.home.direct-deposit' },
  { page: 'account.change-address', name: 'account.home.change-address' },
  { page: 'account.change-email', name: 'account.home.change-email' },
  { page: 'account.change-language', name: 'account.home.change-language' },
  { page: 'account.notifications', name: 'account.home.notifications' },
  { page: 'account.security', name: 'account.home.security' },
  { page: 'account.change-password', name: 'account.home.change-password' },
  { page: 'account.terms', name: 'account.home.terms' },
  { page: 'account.privacy-and-terms', name: 'account.home.privacy-and-terms' },
  { page: 'support.contact-us', name: 'nav.contact-us' },
  { page: 'support.help-centre', name: 'nav.help-centre' },
]

function pageResult({ page, name }: SearchablePage, text: Text, href: Href): Result & { readonly more: string } {
  const description = [`${name}.text`, `${page}.text`].find((id) => text.has(id))
  return {
    id: page,
    label: text.dynamic(name),
    facts: description && text.dynamic(description),
    more: searchWords(page, text),
    url: href(page),
  }
}

/** The questions of the help centre, if the brand has it. */
function useQuestions(wanted: string) {
  const text = useText()
  const policy = usePolicy()
  if (!wanted || !canOpen('support.help-centre', policy)) return []
  return findQuestions(wanted, policy, text).flatMap(({ questions }) => questions)
}
