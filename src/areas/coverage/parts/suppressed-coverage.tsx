import { useGetSuppressedDental } from '~generated/member/queries/dental.ts'
import { useGetSuppressedDrug } from '~generated/member/queries/drugs.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Card, Stack } from '~/ui/layout.tsx'
import { withoutDash } from '../model/service-groups.ts'

/**
 * Coverage as paragraphs from the service, and the contact details of the insurer for questions about amounts. A
 * paragraph may begin with a dash (COV-36, COV-40). Without paragraphs nothing is shown.
 */
export function SuppressedCoverage({ paragraphs }: { paragraphs: readonly string[] }) {
  const text = useText()
  if (paragraphs.length === 0) return null
  return (
    <Card title={text('coverage.words')}>
      <Stack gap="m">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{withoutDash(paragraph)}</p>
        ))}
        <PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>
      </Stack>
    </Card>
  )
}

/**
 * Coverage as text, for members with suppressCoverage. It is shown above everything else on the page (COV-21, COV-22).
 */
export function SuppressedDental() {
  return usePolicy().suppressCoverage && <DentalDescribed />
}
export function SuppressedDrugs() {
  return usePolicy().suppressCoverage && <DrugsDescribed />
}

function DentalDescribed() {
  const { data } = useGetSuppressedDental()
  return <SuppressedCoverage paragraphs={data?.benefitsDescriptions ?? []} />
}
function DrugsDescribed() {
  const { data } = useGetSuppressedDrug()
  return <SuppressedCoverage paragraphs={data?.benefitsDescriptions ?? []} />
}
