import type { ClaimAnswers } from './answers.ts'
import { flowOf, isDisability } from './claim-types.ts'

/** A supporting document a claim may need; `id` names its words, `document.<id>`. */
interface NeededDocument {
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

/** What is surely attached, or not, without anybody ticking it; undefined where somebody must say. */
export function impliedDocuments(answers: ClaimAnswers): readonly string[] | undefined {
  const [only, another] = neededDocuments(answers)
  const hasFiles = (answers['attach-documents']?.files ?? []).length > 0
  if (!only || another || (only.isRequired && !hasFiles)) return undefined
  return hasFiles ? [only.id] : []
}
