import { useSyncExternalStore } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type DentalSearch, dentalSearchForm } from '~generated/forms/coverage/dental-search.ts'
import type { DentalService, GetDentalBenefitsParams, LabelsByValue, Province } from '~generated/member/model/index.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { fieldId } from '~/forms/form-texts.tsx'
import { useFormEngine } from '~/forms/theme/use-widget.ts'
import { codesIn } from '~/forms/validators/field-rules.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { today8 } from '~/domain/dates/date8.ts'
import { fromCents, toCents } from '~/domain/money.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore, useStore } from '~/platform/store.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Card, DefinitionList, Inline, Stack } from '~/ui/layout.tsx'
import { announce, useAnnouncement } from '~/ui/live-region/announcements.ts'
import { EstimateBar } from '~/components/estimate-bar.tsx'
import { DeferredSection, PageSkeleton } from '~/components/page.tsx'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'
import { canRequestPredetermination } from '~/domain/optional-pages.ts'
import { useRequestPredetermination } from '../request-predetermination.ts'
import { memberAddressQuery } from '../selected-participant.ts'
import { Sentences } from '../parts/sentences.tsx'
import {
  dentalLeft,
  errorsOf,
  estimateTreatment,
  hasPrice,
  listedServices,
  isRefused,
  latestCodes,
  nextPayableDate,
  type PricedService,
  toOptions,
} from './dental-results.ts'
import { dentalSearchQuery, lastServicesQuery, provincesQuery, specialtiesQuery } from './dental-queries.ts'

const paramsOf = ({ specialty, province, codes }: DentalSearch) => ({
  specialty,
  province: province as Province,
  codes: codesIn(codes).join(','),
})

/**
 * A search by the service codes that a dentist proposes. It shows the cost of each service and what the plan pays for
 * it (F-28, COV-08). Without a person, it searches the general coverage of the plan.
 */
export function CodeSearch({ person }: { person: string | undefined }) {
  const text = useText()
  const { data: specialties } = useSuspenseQuery(specialtiesQuery(person !== undefined))
  const { data: provinces } = useSuspenseQuery(provincesQuery(person !== undefined))
  const { data: contact } = useSuspenseQuery(memberAddressQuery())
  const search = useStore(dentalSearchStore)
  const params = search && paramsOf(search)
  const { benefitUsage } = usePolicy()
  // the codes of the last services are shown with the field, which they would move
  if (!useQueriesSettled([{ ...lastServicesQuery(person), enabled: benefitUsage }])) return <PageSkeleton count={1} />
  return (
    <Stack gap="l">
      <Card title={text('coverage.dental.search.title')}>
        <SchemaForm
          definition={dentalSearchForm}
          initialData={search ?? usual(specialties, contact?.address.province)}
          context={{
            options: { specialties: toOptions(specialties, text.locale), provinces: toOptions(provinces, text.locale) },
            fields: { codes: { start: <LastCodes person={person} /> } },
          }}
          onSubmit={(asked: DentalSearch) => dentalSearchStore.set(asked)}
        >
          <Actions>
            <Button type="submit">{text('coverage.dental.search.go')}</Button>
          </Actions>
        </SchemaForm>
      </Card>
      {params && (
        <DeferredSection value={params} skeleton={{ count: 1 }}>
          {(shown) => <SearchResults person={person} params={shown} />}
        </DeferredSection>
      )}
    </Stack>
  )
}

/**
 * The codes of the person's latest dental services, as buttons that add them to the field (D-371). Empty for plans that
 * do not show these services (D-18).
 */
function LastCodes({ person }: { person: string | undefined }) {
  const text = useText()
  const { benefitUsage } = usePolicy()
  const { formId, state, settle } = useFormEngine()
  const { data } = useQuery({ ...lastServicesQuery(person), enabled: benefitUsage })
  const typed = useSyncExternalStore(state.subscribeValues, () => (state.data() as Partial<DentalSearch>).codes ?? '')
  const services = latestCodes(data)
  if (services.length === 0) return null
  function add(code: string) {
    const id = fieldId(formId, ['codes'])
    state.setPending(id, ['codes'], [...codesIn(typed), code].join(', '))
    settle(id)
    announce(text('coverage.dental.last.added', { code }))
  }
  return (
    <Stack gap="s">
      <p>{text('coverage.dental.last')}</p>
      <Inline gap="s">
        {services.map(({ code, description }) => {
          const isUsed = codesIn(typed).includes(code)
          return (
            <Button
              key={code}
              variant="quiet"
              icon={isUsed ? 'check' : undefined}
              {...(isUsed && { 'aria-disabled': true })}
              onClick={() => !isUsed && add(code)}
            >
              {`${code} ${description}`}
            </Button>
          )
        })}
      </Inline>
    </Stack>
  )
}

/** General dentists, the most frequent specialty (DATA-54). */
const GENERAL = 'GP'
const usual = (specialties: LabelsByValue | null, province: string | undefined): Partial<DentalSearch> => ({
  ...(specialties?.[GENERAL] !== undefined && { specialty: GENERAL }),
  ...(province && { province }),
})

/**
 * The last search, in memory only. It is restored when the member returns to the page, and is empty on the first visit
 * (LOOK-04).
 */
const dentalSearchStore = createStore<DentalSearch | undefined>(undefined)
onSessionEnd(() => dentalSearchStore.set(undefined))

/** One card for each code that has a service. For the other codes, the reason why no service was found (COV-10..12). */
function SearchResults({ person, params }: { person: string | undefined; params: GetDentalBenefitsParams }) {
  const text = useText()
  const { data } = useSuspenseQuery(dentalSearchQuery(person, params))
  const services = listedServices(data?.serviceDetails ?? [])
  const count = services.length
  const priced = services.filter(hasPrice)
  const { suppressCoverage, isTerminated } = usePolicy()
  const { data: benefits } = useQuery({ ...benefitsQuery(), enabled: person !== undefined })
  const { data: last } = useSuspenseQuery(lastServicesQuery(person))
  const again = nextPayableDate(last, today8())
  const isPriced = count > 0 && priced.length === count
  // A part of the services says nothing about what is left after all of them.
  const left = isPriced && !suppressCoverage && !isTerminated ? dentalLeft(benefits, person) : undefined
  const estimate = estimateTreatment(priced, again, left)
  useAnnouncement(text('coverage.dental.found', { count }))
  if (!data)
    return (
      <Notice tone="neutral" heading={text('coverage.dental.found.none')}>
        <p>{text('coverage.dental.found.none.check')}</p>
      </Notice>
    )
  return (
    <Stack gap="m">
      {isRefused(data) && (
        <AlertBox title={text('coverage.dental.found.none')} live>
          {(text.locale === 'fr' ? data.messageFr : data.messageEn) ?? text('coverage.dental.found.none.check')}
        </AlertBox>
      )}
      {errorsOf(data.serviceDetails).map(({ reason, codes }) => (
        <AlertBox
          key={reason}
          tone="warn"
          title={text('coverage.dental.refused', { count: codes.length, codes: codes.join(', ') })}
        >
          {reason}
        </AlertBox>
      ))}
      {data.coverages
        .filter(({ code }) => count === 0 && code)
        .map(({ code, shortDescription, longDescription, provisions }) => (
          <Card key={code} title={shortDescription}>
            <Stack gap="m">
              {longDescription && <p>{longDescription}</p>}
              {!suppressCoverage && <Sentences sentences={provisions} />}
            </Stack>
          </Card>
        ))}
      {isPriced && (count > 1 || left !== undefined) && (
        <Card title={text('coverage.dental.total')}>
          <EstimateBar estimate={estimate} rule={left === undefined ? undefined : { remaining: left }} />
        </Card>
      )}
      {services.map((service) => (
        <Service key={service.code} service={service} again={again.get(service.code)} />
      ))}
      {priced.length > 0 && <p>{text(left === undefined ? 'coverage.dental.promise' : 'estimate.promise')}</p>}
      {priced.length > 0 && person !== undefined && <Ask person={person} params={params} services={priced} />}
    </Stack>
  )
}

/**
 * Offers to ask the insurer what the plan would pay for these codes. The form opens with the prices of the fee guide,
 * which the member can change (D-280).
 */
function Ask({
  person,
  params: { specialty, province },
  services,
}: {
  person: string
  params: GetDentalBenefitsParams
  services: readonly PricedService[]
}) {
  const text = useText()
  const policy = usePolicy()
  const requestPredetermination = useRequestPredetermination()
  if (!canRequestPredetermination(policy)) return null
  const lines = services.map(({ code, guideAmount }) => ({ code, amount: guideAmount }))
  return (
    <div>
      <Button
        variant="quiet"
        onClick={() =>
          requestPredetermination({
            participantId: person,
            kind: 'dental',
            lines,
            ...(specialty && { specialty }),
            ...(province && { province }),
          })
        }
      >
        {text('coverage.dental.ask')}
      </Button>
    </div>
  )
}

/**
 * The cost of a service and who pays which part. If the plan does not yet pay for the service again, the date from
 * which it pays is shown instead of an amount.
 */
function Service({ service, again }: { service: DentalService; again: string | undefined }) {
  const text = useText()
  const { suppressCoverage } = usePolicy()
  const { code, shortDescription, longDescription, guideAmount, coinsurancePercent, provisions } = service
  return (
    <Card title={shortDescription}>
      <Stack gap="m">
        {longDescription && <p>{longDescription}</p>}
        <DefinitionList
          layout="tiles"
          items={[
            { id: 'code', label: text('coverage.dental-usage.code'), value: code },
            ...(guideAmount === undefined
              ? []
              : [{ id: 'guide', label: text('coverage.dental.guide'), value: text.money(guideAmount) }]),
            ...(coinsurancePercent === undefined
              ? []
              : [
                  {
                    id: 'percent',
                    label: text('coverage.dental.percent'),
                    value: text('coverage.dental.percent.value', { percent: coinsurancePercent }),
                  },
                ]),
            ...(again === undefined
              ? hasPrice(service)
                ? [
                    {
                      id: 'plan',
                      label: text('coverage.dental.plan'),
                      value: <strong>{text.money(service.planAmount)}</strong>,
                    },
                    {
                      id: 'you',
                      label: text('coverage.dental.you'),
                      value: text.money(fromCents(toCents(service.guideAmount) - toCents(service.planAmount))),
                    },
                  ]
                : []
              : [
                  {
                    id: 'again',
                    label: text('coverage.dental.again'),
                    value: <strong>{text('coverage.dental.again.from', { date: text.date(again) })}</strong>,
                  },
                ]),
          ]}
        />
        {!suppressCoverage && <Sentences sentences={provisions} />}
      </Stack>
    </Card>
  )
}
