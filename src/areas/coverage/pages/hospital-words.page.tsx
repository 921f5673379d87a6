import { getSuppressedHospitalQuery, useGetSuppressedHospital } from '~generated/member/queries/hospital.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Card, Grid } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { ServiceDetails } from '../parts/services/service-details.tsx'
import { UnknownService } from '../parts/services/notices.tsx'

export const queries = () => [getSuppressedHospitalQuery()]

/** One hospital benefit without amounts, from the same response as the list (COV-33, LOOK-09). */
function CoverageHospitalWordsPage() {
  const { code = '' } = useParams()
  const { data } = useQuery({ ...getSuppressedHospitalQuery(), enabled: false })
  return (
    <Page
      id="coverage.hospital-words"
      title={data?.benefits.find(({ benefitCode }) => benefitCode === code)?.benefitDetails.heading}
    >
      <Benefit code={code} />
    </Page>
  )
}

export { CoverageHospitalWordsPage as Component }

function Benefit({ code }: { code: string }) {
  const benefits = useGetSuppressedHospital().data?.benefits ?? []
  const benefit = benefits.find(({ benefitCode }) => benefitCode === code)
  if (!benefit) return <UnknownService branch="hospital" list="coverage.hospital-suppressed" />
  return (
    <Grid columns="aside">
      <Card>
        <ServiceDetails facts={{ provisions: [], eligibility: [], claimRequirements: [], ...benefit.benefitDetails }} />
      </Card>
    </Grid>
  )
}
