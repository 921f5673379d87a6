import { useSubmitClaim } from '../../use-submit-claim.ts'
import { WizardStep } from '../../wizard-step.tsx'
import { DoubtNotice } from './doubt-notice.tsx'

export { warmStep as warm } from '../../warm-step.ts'

/** The agreement, and the button that sends the claim (CLAIM-76, D-155). */
export function Component() {
  const { submit, check, doubt } = useSubmitClaim()
  return (
    <WizardStep onLast={() => void submit()}>
      <DoubtNotice doubt={doubt} onCheck={() => void check()} />
    </WizardStep>
  )
}
