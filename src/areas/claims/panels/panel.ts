import type { ClaimAnswers } from '../model/answers.ts'
import type { StepData } from '../step-data.ts'

/** What a step hands to what it shows beside its form. */
export interface PanelProps {
  readonly data: StepData
  readonly answers: ClaimAnswers
  /** Goes to a step to change its answer, and comes back here. */
  readonly onEdit: (step: string) => void
  /** Starts the step anew from what the draft says now. */
  readonly onRestart: () => void
}
