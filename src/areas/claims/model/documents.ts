import type { ClaimAnswers } from './answers.ts'
import { flowOf, isDisability } from './claim-kinds.ts'

/** A supporting document a claim may need; `id` names its words, `document.<id>`. */
export interface NeededDocument {
  readonly id: 'receipt' | 'proof' | 'other-insurer-statement'
  readonly isRequired: boolean
}

/** What should come with the claim, and what must (D-156, D-157, CLAIM-61). */
export function neededDocuments(answers: ClaimAnswers): readonly NeededDocument[] {
  const submittedFirst = answers['other-coverage']?.doesMemberHaveOtherCov === true && answers['other-coverage'].wasSubmittedToOtherFirst === true
  return [
    { id: isDisability(answers) ? 'proof' : 'receipt', isRequired: flowOf(answers)?.isDocumentRequired ?? false },
    ...(submittedFirst ? ([{ id: 'other-insurer-statement', isRequired: true }] as const) : []),
  ]
}

/** The required ones that are not there yet: nothing attached, or not ticked as attached. */
export function missingDocuments(answers: ClaimAnswers, ticked: readonly string[]): readonly NeededDocument[] {
  const hasFiles = (answers['attach-documents']?.files ?? []).length > 0
  return neededDocuments(answers).filter(({ id, isRequired }) => isRequired && (!hasFiles || !ticked.includes(id)))
}
