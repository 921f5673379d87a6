import { dentalCoverageQuery } from './dental-queries.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Card, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import { Sentences } from '../parts/sentences.tsx'

/** Groups of services with the plan's rules for each, then the general rules (COV-05, COV-06). */
export function DentalCoverage({ person }: { person: string | undefined }) {
  const text = useText()
  const { suppressCoverage } = usePolicy()
  const { data } = useSuspenseQuery(dentalCoverageQuery(person))
  if (!data)
    return (
      <Notice tone="neutral" heading={text('coverage.dental.none')}>
        <p>{text('coverage.dental.none.text')}</p>
      </Notice>
    )
  return (
    <Stack gap="l">
      <Card>
        <Accordion
          panels={data.coverages.map(({ code, shortDescription, longDescription, provisions }) => ({
            id: code,
            title: shortDescription,
            children: (
              <Stack gap="m">
                <p>{text('coverage.dental.code', { code })}</p>
                {longDescription && <p>{longDescription}</p>}
                {!suppressCoverage && <Sentences sentences={provisions} />}
              </Stack>
            ),
          }))}
        />
      </Card>
      {!suppressCoverage && data.overallProvisions.length > 0 && (
        <Card>
          <Sentences heading={text('coverage.provisions.overall')} sentences={data.overallProvisions} />
        </Card>
      )}
    </Stack>
  )
}
