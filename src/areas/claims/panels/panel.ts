import type { useHsa } from '../load-hsa.ts'
import type { ClaimAnswers } from '../model/answers.ts'
import type { StepData } from '../sources.ts'
import type { useSubmitClaim } from '../use-submit-claim.ts'

/** What a step hands to what it shows beside its form. */
export interface PanelProps {
  readonly data: StepData
  /** where the step is about the health spending account */
  readonly hsa: ReturnType<typeof useHsa>
  readonly answers: ClaimAnswers
  readonly submission: ReturnType<typeof useSubmitClaim>
  /** Goes to a step to change its answer, and comes back here. */
  readonly onEdit: (step: string) => void
}
