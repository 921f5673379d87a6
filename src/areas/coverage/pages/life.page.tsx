import { getLifeDisabilityBenefitsQuery } from '~generated/member/queries/benefits.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { InsurancePage } from '../insurance/insurance-page.tsx'

export const queries = () => [getLifeDisabilityBenefitsQuery()]

/** What the plan pays on death, accident, critical illness and disability (R-101, COV-54). */
export function Component() {
  const text = useText()
  return <InsurancePage id="coverage.life" lead={text('coverage.life.lead')} asked={getLifeDisabilityBenefitsQuery()} none={text('coverage.life.none')} />
}
