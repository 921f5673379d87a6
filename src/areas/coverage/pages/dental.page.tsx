import { dentalCoverageQuery } from '../dental/dental-queries.ts'
import { canRequestPredetermination } from '~/domain/optional-pages.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Card, Stack } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { Page } from '~/components/page.tsx'
import { DentalCoverage } from '../dental/dental-coverage.tsx'
import { SuppressedDental } from '../parts/suppressed-coverage.tsx'
import { ForPerson } from '../parts/participant-select.tsx'
import { withParticipant } from '../selected-participant.ts'

export const queries = async () => [
  benefitsQuery(),
  ...(await withParticipant((person) => dentalCoverageQuery(person))),
]

/** One person's dental coverage, and links to more (R-080, COV-05..07). */
function CoverageDentalPage() {
  const text = useText()
  return (
    <Page id="coverage.dental" lead={text('coverage.dental.lead')}>
      <Stack gap="l">
        <SuppressedDental />
        {/* Everything below the person is shown together, so that nothing moves. */}
        <ForPerson>
          {(person) => (
            <DentalCoverage person={person}>
              <Further />
            </DentalCoverage>
          )}
        </ForPerson>
      </Stack>
    </Page>
  )
}

export { CoverageDentalPage as Component }

/** Links to the code search, the last services (benefitUsage, D-18) and the requests about treatments. */
function Further() {
  const text = useText()
  const href = usePageHref()
  const policy = usePolicy()
  const pages = [
    'dental-codes',
    ...(policy.benefitUsage ? ['dental-usage'] : []),
    ...(canRequestPredetermination(policy) ? ['predeterminations'] : []),
  ]
  return (
    <Card title={text('coverage.dental.more')}>
      <LinkList
        items={pages.map((name) => ({
          id: name,
          label: text.dynamic(`page.coverage.${name}`),
          description: text.dynamic(`coverage.${name}.text`),
          link: <AddressLink to={href(`coverage.${name}`)} />,
        }))}
      />
    </Card>
  )
}
