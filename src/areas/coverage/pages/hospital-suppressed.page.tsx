import { getSuppressedHospitalQuery, useGetSuppressedHospital } from '~generated/member/queries/hospital.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { Card } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { Page } from '~/components/page.tsx'
import { NoServices } from '../parts/services/notices.tsx'

export const queries = () => [getSuppressedHospitalQuery()]

/** Hospital benefits without amounts, for members with suppressCoverage (COV-33). */
function CoverageHospitalSuppressedPage() {
  const text = useText()
  return (
    <Page id="coverage.hospital-suppressed" lead={text('coverage.suppressed.lead')}>
      <Benefits />
    </Page>
  )
}

export { CoverageHospitalSuppressedPage as Component }

function Benefits() {
  const href = usePageHref()
  const benefits = useGetSuppressedHospital().data?.benefits ?? []
  if (benefits.length === 0) return <NoServices branch="hospital" />
  const items = benefits.map(({ benefitCode: code, benefitDetails: { heading } }) => {
    const url = href('coverage.hospital-words', { code })
    return { id: code, label: heading, link: <AddressLink to={url} /> }
  })
  return (
    <Card>
      <LinkList items={items} />
    </Card>
  )
}
