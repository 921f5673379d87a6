import type { ClaimAnswers } from './answers.ts'
import { flowOf, isDisability } from './claim-types.ts'

/** A supporting document of a claim; its label is the message `document.<id>`. */
interface NeededDocument {
  readonly id: 'receipt' | 'proof' | 'other-insurer-statement'
  readonly isRequired: boolean
}

/** The recommended and the required documents of the claim (D-157, CLAIM-61). */
export function neededDocuments(answers: ClaimAnswers): readonly NeededDocument[] {
  const submittedFirst =
    answers['other-coverage']?.doesMemberHaveOtherCov === true &&
    answers['other-coverage'].wasSubmittedToOtherFirst === true
  return [
    { id: isDisability(answers) ? 'proof' : 'receipt', isRequired: flowOf(answers)?.isDocumentRequired ?? false },
    ...(submittedFirst ? ([{ id: 'other-insurer-statement', isRequired: true }] as const) : []),
  ]
}

/** The required documents that are missing: no file is attached, or the member did not tick them. */
export function missingDocuments(answers: ClaimAnswers, ticked: readonly string[]): readonly NeededDocument[] {
  const hasFiles = (answers['attach-documents']?.files ?? []).length > 0
  return neededDocuments(answers).filter(({ id, isRequired }) => isRequired && (!hasFiles || !ticked.includes(id)))
}

/**
 * The documents that must be among the attached files, so the member need not tick them. Undefined if it is unclear
 * which documents are attached.
 */
export function impliedDocuments(answers: ClaimAnswers): readonly string[] | undefined {
  const [only, another] = neededDocuments(answers)
  const hasFiles = (answers['attach-documents']?.files ?? []).length > 0
  if (!only || another || (only.isRequired && !hasFiles)) return undefined
  return hasFiles ? [only.id] : []
}
