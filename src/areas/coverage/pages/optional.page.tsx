import { getOptionalBenefitsQuery } from '~generated/member/queries/benefits.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { InsurancePage } from '../insurance/insurance-page.tsx'

export const queries = () => [getOptionalBenefitsQuery()]

/** What the member has chosen and pays for in addition (R-103, COV-58). */
export function Component() {
  const text = useText()
  return <InsurancePage id="coverage.optional" lead={text('coverage.optional.lead')} asked={getOptionalBenefitsQuery()} none={text('coverage.optional.none')} />
}
