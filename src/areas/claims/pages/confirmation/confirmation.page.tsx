import { learnRecentClaims } from '../../submission.ts'
import { useSubmitClaim } from '../../use-submit-claim.ts'
import { warmStep } from '../../warm-step.ts'
import { WizardStep } from '../../wizard-step.tsx'
import { DoubtNotice } from './doubt-notice.tsx'

/** What the step needs, and which claims are there before this one. */
export function warm(place: { memberId: string; url: URL }): void {
  warmStep(place)
  learnRecentClaims(place.memberId)
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
