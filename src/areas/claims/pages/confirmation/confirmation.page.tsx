import { learnRecentClaims } from '../../submission/send-claim.ts'
import { useSubmitClaim } from '../../submission/use-submit-claim.ts'
import { stepQueries } from '../../step-queries.ts'
import type { PagePlace } from '~/platform/pages/page-row.ts'
import { WizardStep } from '../../wizard-step.tsx'
import { DoubtNotice } from './doubt-notice.tsx'

/** What the step needs, and which claims are there before this one. */
export function queries(place: PagePlace) {
  learnRecentClaims()
  return stepQueries(place)
}

/** The agreement, and the button that sends the claim (CLAIM-76, D-155). */
export function Component() {
  const { submit, check, doubt } = useSubmitClaim()
  return (
    <WizardStep onLast={() => void submit()}>
      <DoubtNotice doubt={doubt} onCheck={() => void check()} />
    </WizardStep>
  )
}
