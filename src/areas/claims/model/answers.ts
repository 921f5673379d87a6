import type { ClaimDetails } from '~generated/forms/claim/claim-details.ts'
import type { OtherCoverage } from '~generated/forms/claim/other-coverage.ts'
import { type ClaimAnswers, definition } from '~generated/forms/claim/wizard.ts'
import type { ClaimExtraInfo } from '~generated/member/model/index.ts'
import type { Answers, WizardDefinition } from '~/wizard/definition.ts'

export type { ClaimAnswers }
export type StepName = keyof typeof definition.steps

/** The wizard stores plain data; this is the one place that says what shape the forms gave it: each checked its answers before they were stored. */
export const asClaimAnswers = (answers: Answers): ClaimAnswers => answers

export type ClaimLine = ClaimDetails['lines'][number]
export type CoverageLine = NonNullable<OtherCoverage['lines']>[number]

/** Whether the member says what the other plan is: nothing is on file, or not what is right. */
export const isNewCoverage = ({ doesMemberHaveOtherCov, hasInfoOnFile, infoOnFileValid }: OtherCoverage): boolean =>
  doesMemberHaveOtherCov && (!hasInfoOnFile || infoOnFileValid === false)

const steps: WizardDefinition['steps'] = definition.steps

/** Answers whose questions have the names of the request travel as they are: a type of claim that asks only such needs no code. A gate sees to it that the request has these fields. */
export const fieldsAsTyped = (answers: ClaimAnswers): Partial<ClaimExtraInfo> =>
  Object.assign({}, ...Object.entries(answers as Answers).flatMap(([step, data]) => (steps[step]?.isSentAsTyped ? [data] : [])))

/** The name by which the messages of a step's form begin: `ambulance-trip` asks `form.ambulanceTrip.…`. */
export const formIdOf = (step: string): string => (steps[step]?.form ?? step).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
