import { getSuppressedExtendedHealthQuery, useGetSuppressedExtendedHealth } from '~generated/member/queries/health.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Grid } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { NoServices } from '../parts/services/notices.tsx'
import { SuppressedCoverage } from '../parts/suppressed-coverage.tsx'

export const queries = () => [getSuppressedExtendedHealthQuery()]

/** Extended health as text, for members with suppressCoverage (COV-40). */
function CoverageHealthSuppressedPage() {
  const text = useText()
  return (
    <Page id="coverage.health-suppressed" lead={text('coverage.suppressed.lead')}>
      <Paragraphs />
    </Page>
  )
}

export { CoverageHealthSuppressedPage as Component }

function Paragraphs() {
  const benefitsDescriptions = useGetSuppressedExtendedHealth().data?.benefitsDescriptions ?? []
  if (benefitsDescriptions.length === 0) return <NoServices branch="health" />
  return (
    <Grid columns="aside">
      <SuppressedCoverage paragraphs={benefitsDescriptions} />
    </Grid>
  )
}
