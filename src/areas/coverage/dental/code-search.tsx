import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { type DentalSearch, dentalSearchForm } from '~generated/forms/coverage/dental-search.ts'
import type { DentalService, GetDentalBenefitsParams, Province } from '~generated/member/model/index.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { codesIn } from '~/forms/validators/field-rules.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { onExit } from '~/platform/session/exit.ts'
import { createStore, useStore } from '~/platform/store.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { AlertBox, Notice } from '~/ui/notice.tsx'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { PageSkeleton, SectionBoundary } from '~/ui/page/page.tsx'
import { Sentences } from '../parts/sentences.tsx'
import { errorsOf, foundServices, toOptions } from './dental-answers.ts'
import { dentalSearchQuery, provincesQuery, specialtiesQuery } from './dental-queries.ts'

const paramsOf = ({ specialty, province, codes }: DentalSearch) => ({ specialty, province: province as Province, codes: codesIn(codes).join(',') })

/** What a service costs and what the plan pays of it, by the codes of a treatment plan (F-28, COV-08, LOOK-01). Without a person, for the plan. */
export function CodeSearch({ person }: { person: string | undefined }) {
  const text = useText()
  const { data: specialties } = useSuspenseQuery(specialtiesQuery(person !== undefined))
  const { data: provinces } = useSuspenseQuery(provincesQuery(person !== undefined))
  const search = useStore(dentalSearchStore)
  const params = search && paramsOf(search)
  return (
    <Stack gap="l">
      <Card title={text('coverage.dental.search.title')}>
        <SchemaForm
          definition={dentalSearchForm}
          initialData={search ?? {}}
          context={{ options: { specialties: toOptions(specialties, text.locale), provinces: toOptions(provinces, text.locale) } }}
          onSubmit={(asked: DentalSearch) => dentalSearchStore.set(asked)}
        >
          <Actions>
            <Button type="submit">{text('coverage.dental.search.go')}</Button>
          </Actions>
        </SchemaForm>
      </Card>
      {params && (
        <SectionBoundary key={JSON.stringify(params)}>
          <Suspense fallback={<PageSkeleton count={1} />}>
            <SearchResults person={person} params={params} />
          </Suspense>
        </SectionBoundary>
      )}
    </Stack>
  )
}

/** What was looked up last: still there after a look elsewhere, nothing on the first visit (LOOK-04). In memory only. */
const dentalSearchStore = createStore<DentalSearch | undefined>(undefined)
onExit(() => dentalSearchStore.set(undefined))

/** One card for each code with a service, and why the others have none (COV-10..12). */
function SearchResults({ person, params }: { person: string | undefined; params: GetDentalBenefitsParams }) {
  const text = useText()
  const { data } = useSuspenseQuery(dentalSearchQuery(person, params))
  const services = foundServices(data?.serviceDetails ?? [])
  const count = services.length
  useEffect(() => announce(text('coverage.dental.found', { count })), [text, count])
  if (!data)
    return (
      <Notice tone="neutral" heading={text('coverage.dental.found.none')}>
        <p>{text('coverage.dental.found.none.text')}</p>
      </Notice>
    )
  return (
    <Stack gap="m">
      {errorsOf(data.serviceDetails).map(({ reason, codes }) => (
        <AlertBox key={reason} tone="warn" title={text('coverage.dental.refused', { count: codes.length, codes: codes.join(', ') })}>
          {reason}
        </AlertBox>
      ))}
      {services.map((service) => (
        <Service key={service.code} service={service} />
      ))}
    </Stack>
  )
}

function Service({ service }: { service: DentalService }) {
  const text = useText()
  const { suppressCoverage } = usePolicy()
  const { code, shortDescription, longDescription, guideAmount, coinsurancePercent, planAmount, provisions } = service
  return (
    <Card title={shortDescription}>
      <Stack gap="m">
        {longDescription && <p>{longDescription}</p>}
        <DefinitionList
          layout="tiles"
          items={[
            { id: 'code', label: text('coverage.dental-usage.code'), value: code },
            { id: 'guide', label: text('coverage.dental.guide'), value: text.money(guideAmount) },
            { id: 'percent', label: text('coverage.dental.percent'), value: text('coverage.dental.percent.value', { percent: coinsurancePercent }) },
            { id: 'plan', label: text('coverage.dental.plan'), value: <strong>{text.money(planAmount)}</strong> },
          ]}
        />
        {!suppressCoverage && <Sentences sentences={provisions} />}
      </Stack>
    </Card>
  )
}
