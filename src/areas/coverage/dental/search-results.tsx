import { dentalSearchQuery } from './dental-queries.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DentalService, GetDentalBenefitsParams } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { Card } from '~/ui/card/card.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { Notice } from '~/ui/notice/notice.tsx'
import { Sentences } from '../parts/sentences.tsx'
import { errorsOf, foundServices } from './dental-answers.ts'

/** One card for each code with a service, and why the others have none (COV-10..12). */
export function SearchResults({ person, params }: { person: string | undefined; params: GetDentalBenefitsParams }) {
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
            { id: 'guide', label: text('coverage.dental.guide'), value: formatMoney(guideAmount, text.locale) },
            { id: 'percent', label: text('coverage.dental.percent'), value: text('coverage.dental.percent.value', { percent: coinsurancePercent }) },
            { id: 'plan', label: text('coverage.dental.plan'), value: <strong>{formatMoney(planAmount, text.locale)}</strong> },
          ]}
        />
        {!suppressCoverage && <Sentences sentences={provisions} />}
      </Stack>
    </Card>
  )
}
