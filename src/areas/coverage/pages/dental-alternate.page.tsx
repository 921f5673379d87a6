import { dentalCoverageQuery } from '../dental/dental-queries.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Stack } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { CodeSearch } from '../dental/code-search.tsx'
import { DentalCoverage } from '../dental/dental-coverage.tsx'
import { SuppressedDental } from '../parts/suppressed-coverage.tsx'

export const queries = () => [dentalCoverageQuery(undefined)]

/**
 * Dental coverage of the plan with its own search, for members without maaxClaims (COV-20). With suppressCoverage it is
 * shown as text only (D-12).
 */
function CoverageDentalAlternatePage() {
  const text = useText()
  const { suppressCoverage } = usePolicy()
  return (
    <Page id="coverage.dental-alternate" lead={text('coverage.dental-alternate.lead')}>
      <Stack gap="l">
        <SuppressedDental />
        <DentalCoverage person={undefined} />
        {!suppressCoverage && <CodeSearch person={undefined} />}
      </Stack>
    </Page>
  )
}

export { CoverageDentalAlternatePage as Component }
