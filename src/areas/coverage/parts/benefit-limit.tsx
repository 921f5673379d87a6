import { useSuspenseQuery } from '@tanstack/react-query'
import { benefitLimits } from '~/domain/benefit-limits.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { LimitBars } from '~/components/limit-bars.tsx'
import { SectionBoundary } from '~/components/page.tsx'
import { Card } from '~/ui/layout.tsx'

interface BenefitLimitProps {
  /** the key of the benefit: DENTAL, EHB */
  readonly benefit: string
  readonly person: string | undefined
}

/**
 * What is left of the person's maximum of a benefit, as the large thing of its page (docs/design.md); of several
 * maximums, the one that is used most. Renders nothing if the service names none. If the maximums cannot be loaded, the
 * rest of the page stays.
 */
export const BenefitLimit = (props: BenefitLimitProps) => (
  <SectionBoundary>
    <LimitCard {...props} />
  </SectionBoundary>
)

function LimitCard({ benefit, person }: BenefitLimitProps) {
  const { suppressCoverage } = usePolicy()
  const { data } = useSuspenseQuery(benefitsQuery())
  const own = data && { ...data, benefits: data.benefits.filter(({ key }) => key === benefit) }
  const { used, untouched } = benefitLimits(own, person ?? '')
  const [first] = [...used, ...untouched]
  if (suppressCoverage || !first) return null
  return (
    <Card>
      <LimitBars limits={[first]} hasHeadline />
    </Card>
  )
}
