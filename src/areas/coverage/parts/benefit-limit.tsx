import { useSuspenseQuery } from '@tanstack/react-query'
import { benefitLimits } from '~/domain/benefit-limits.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { LimitBars } from '~/components/limit-bars.tsx'
import { SectionBoundary } from '~/components/page.tsx'
import { Card } from '~/ui/layout.tsx'
import css from './services/group-list.module.css'

interface BenefitLimitProps {
  /** the key of the benefit: DENTAL, EHB */
  readonly benefit: string
  readonly person: string | undefined
}

/**
 * What is left of the person's maximums of a benefit, those used most first; the first is the large thing of its page
 * (docs/design.md), before the list on a phone and beside it in a grid. If none has been used, one stands for all.
 * Renders nothing if the service names none. If the maximums cannot be loaded, the rest of the page stays.
 */
export const BenefitLimit = (props: BenefitLimitProps) => (
  <SectionBoundary>
    <LimitCard {...props} />
  </SectionBoundary>
)

function LimitCard({ benefit, person }: BenefitLimitProps) {
  const text = useText()
  const { suppressCoverage } = usePolicy()
  const { data } = useSuspenseQuery(benefitsQuery())
  const own = data && { ...data, benefits: data.benefits.filter(({ key }) => key === benefit) }
  const { used, untouched } = benefitLimits(own, person ?? '')
  const limits = used.length > 0 ? used : untouched.slice(0, 1)
  if (suppressCoverage || limits.length === 0) return null
  return (
    <div className={css.left}>
      <Card title={text('limits.title')}>
        <LimitBars limits={limits} hasHeadline />
      </Card>
    </div>
  )
}
