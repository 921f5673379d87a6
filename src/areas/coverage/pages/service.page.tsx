import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { Suspense, useState } from 'react'
import type { CoveredServiceDetails } from '~generated/member/model/index.ts'
import { moneyOf, moneyText, useTextValue } from '~/forms/text-value.ts'
import { estimateVisits, sumEstimates } from '~/domain/estimate-payment.ts'
import { toCents } from '~/domain/money.ts'
import { canSubmitClaims, usePolicy } from '~/platform/policy/policy.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import { Button } from '~/ui/button.tsx'
import { BalanceBar } from '~/ui/balance-bar.tsx'
import { Field } from '~/ui/field/field.tsx'
import { Select } from '~/ui/field/select.tsx'
import { MoneyInput } from '~/ui/field/text-inputs.tsx'
import { canRequestPredetermination } from '~/domain/optional-pages.ts'
import { useRequestPredetermination } from '../request-predetermination.ts'
import { estimateInLink, VISITS } from '../model/shared-estimate.ts'
import { ShareEstimate } from '../parts/services/share-estimate.tsx'
import { EstimateBar } from '~/components/estimate-bar.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { Card, Inline, Grid, Stack } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { Page, PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { useParticipants, withParticipant } from '../selected-participant.ts'
import { branchAt, type Branch, serviceQuery } from '../service-queries.ts'
import { ForPerson } from '../parts/participant-select.tsx'
import { prefillVisit } from '../parts/coverage-actions.tsx'
import { ServiceDetails } from '../parts/services/service-details.tsx'
import { FindProvider } from '../parts/services/find-provider.tsx'
import { UnknownService } from '../parts/services/notices.tsx'

export const queries = ({ url, params }: PageArgs) =>
  withParticipant((participantId) => serviceQuery(branchAt(url), participantId, params['code'] ?? ''))

/** One service of one person, and related services (COV-31, COV-39). */
function CoverageServicePage() {
  const branch = branchAt(useLocation())
  const text = useText()
  return (
    <SectionBoundary header={<PageHeader title={text.dynamic(`page.coverage.${branch}-service`)} />}>
      <Suspense fallback={<PageSkeleton />}>
        <NamedPage branch={branch} />
      </Suspense>
    </SectionBoundary>
  )
}

/**
 * The page with the service's name as its heading. It shows a skeleton until the name is known, because replacing the
 * heading would move the content.
 */
function NamedPage({ branch }: { branch: Branch }) {
  const { code = '' } = useParams()
  const text = useText()
  const { chosen } = useParticipants()
  const { data, isLoading } = useQuery({ ...serviceQuery(branch, chosen ?? '', code), enabled: chosen !== undefined })
  // When the member selects another person, the heading stays, and the service loads below it.
  const [wasNamed, setWasNamed] = useState(false)
  if (!isLoading && !wasNamed) setWasNamed(true)
  if (isLoading && !wasNamed) return <PageSkeleton />
  return (
    <Page
      id={`coverage.${branch}-service`}
      title={data?.heading}
      eyebrow={
        data?.benefit &&
        text('coverage.services.place', {
          category: data.benefit.categoryDescription,
          subcategory: data.benefit.subcategoryDescription,
        })
      }
    >
      <ForPerson>{(participantId) => <Service branch={branch} participantId={participantId} code={code} />}</ForPerson>
    </Page>
  )
}

export { CoverageServicePage as Component }

function Service({ branch, participantId, code }: { branch: Branch; participantId: string; code: string }) {
  const text = useText()
  const href = usePageHref()
  const { data } = useSuspenseQuery(serviceQuery(branch, participantId, code))
  if (!data) return <UnknownService branch={branch} list={`coverage.${branch}`} />
  const related = data.relatedServices.map((each) => {
    const url = href(`coverage.${branch}-service`, { code: each.code })
    return { id: each.code, label: each.description ?? each.code, link: <AddressLink to={url} /> }
  })
  return (
    <Grid columns="aside">
      <Stack gap="l">
        <Remaining name={data.heading} maximum={data.maximum} />
        <ServiceEstimate key={participantId} branch={branch} service={data} />
        <Card>
          <ServiceDetails facts={data} />
        </Card>
        {data.providerType !== undefined && (
          <FindProvider providerType={data.providerType} claimType={data.claimType} />
        )}
      </Stack>
      {related.length > 0 && (
        <Card title={text('coverage.services.related')}>
          <LinkList items={related} />
        </Card>
      )}
    </Grid>
  )
}

interface RemainingProps {
  /** name of the service */
  readonly name: string
  readonly maximum: CoveredServiceDetails['maximum']
}

/**
 * The amount of the yearly maximum that is left, and what the plan pays of a visit; hidden if the service has no such
 * maximum.
 */
function Remaining({ name, maximum }: RemainingProps) {
  const text = useText()
  const { perYear, remaining, coinsurancePercent: percent, perVisit } = maximum ?? {}
  if (perYear === undefined || remaining === undefined) return null
  const [left, all] = [text.money(remaining), text.money(perYear)]
  const rule =
    perVisit === undefined
      ? text('limits.percent', { percent: percent ?? 0 })
      : text('coverage.services.rule', { percent: percent ?? 0, amount: text.money(perVisit) })
  return (
    <Card title={text('limits.title')}>
      <BalanceBar
        label={name}
        headline={left}
        detail={text('spending.period.left-of', { all })}
        left={Number(remaining)}
        total={Number(perYear)}
        leftText={text('spending.period.share', { left, all })}
        words={percent === undefined ? [] : [rule]}
        tone={toCents(remaining) > 0 ? 'accent' : 'warn'}
      />
    </Card>
  )
}

/**
 * Estimates what the plan pays for a visit. The estimate changes while the member types an amount. It is hidden if the
 * service has no payment rule.
 */
function ServiceEstimate({ branch, service }: { readonly branch: Branch; readonly service: CoveredServiceDetails }) {
  const text = useText()
  if (service.maximum?.coinsurancePercent === undefined) return null
  return (
    <Card title={text('estimate.title')}>
      <Stack gap="m">
        <Question branch={branch} service={service} rule={service.maximum} />
      </Stack>
    </Card>
  )
}

interface QuestionProps {
  readonly branch: Branch
  readonly service: CoveredServiceDetails
  readonly rule: NonNullable<CoveredServiceDetails['maximum']>
}

function Question({ branch, service, rule }: QuestionProps) {
  const text = useText()
  const policy = usePolicy()
  const requestPredetermination = useRequestPredetermination()
  const { chosen } = useParticipants()
  const [shared] = useState(estimateInLink(useLocation()))
  const [cost, setCost] = useState(shared.cost)
  const [visits, setVisits] = useState(shared.visits)
  const typed = useTextValue(cost, { parse: moneyOf, show: (value) => moneyText(value, text.locale) })
  const amount = moneyOf(typed.text)
  const isAmount = amount !== undefined && toCents(amount) > 0
  const visit = { rule, amount: amount ?? '', person: 'chosen', maximum: 'of the service' }
  const estimate = isAmount ? sumEstimates(estimateVisits(Array.from({ length: Number(visits) }, () => visit))) : null
  return (
    <>
      <Inline gap="l">
        <Field
          id="estimate-cost"
          label={text('estimate.cost')}
          error={typed.text && !isAmount ? text('estimate.cost.unclear') : undefined}
        >
          {(aria) => (
            <MoneyInput
              {...aria}
              value={typed.text}
              onChange={(next) => setCost(typed.type(next))}
              onBlur={() => typed.settle()}
              maxLength={12}
              symbol={text.locale === 'fr' ? 'after' : 'before'}
            />
          )}
        </Field>
        <Field id="estimate-visits" label={text('estimate.visits')}>
          {(aria) => (
            <Select
              {...aria}
              width="s"
              options={VISITS.map((count) => ({ value: count, label: count }))}
              value={visits}
              onChange={(count) => setVisits(count ?? '1')}
            />
          )}
        </Field>
      </Inline>
      {estimate && <EstimateBar estimate={estimate} rule={rule} />}
      <p>{text('estimate.promise')}</p>
      <Inline gap="s">
        <ClaimButton service={service} />
        {branch === 'health' && chosen && canRequestPredetermination(policy) && (
          <Button
            variant="quiet"
            onClick={() =>
              requestPredetermination({
                participantId: chosen,
                kind: 'service',
                service: service.code,
                ...(estimate && amount !== undefined && { amount }),
              })
            }
          >
            {text('estimate.ask')}
          </Button>
        )}
      </Inline>
      {amount !== undefined && estimate && (
        <ShareEstimate branch={branch} code={service.code} cost={amount} visits={visits} />
      )}
    </>
  )
}

/** Link to a claim for this service, if the member may submit claims (SHELL-24, GUARD-12). */
function ClaimButton({ service: { claimType, providerType } }: { readonly service: CoveredServiceDetails }) {
  const text = useText()
  const policy = usePolicy()
  const { openClaim } = useStartClaim()
  if (!canSubmitClaims(policy)) return null
  return (
    <div>
      <Button onClick={() => void openClaim(claimType, providerType === undefined ? {} : prefillVisit(providerType))}>
        {text('estimate.claim')}
      </Button>
    </div>
  )
}
