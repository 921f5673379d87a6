import { definition } from '~generated/forms/claim/wizard.ts'
import type { ClaimExtraInfo } from '~generated/member/model/index.ts'
import type { FormData, WizardDefinition } from '~/wizard/definition.ts'
import type { ClaimAnswers } from './answers.ts'

const steps: WizardDefinition['steps'] = definition.steps

/** Answers whose questions have the names of the request: a type of claim that asks only such needs no code. */
export const answersAsTyped = (answers: ClaimAnswers): readonly (readonly [step: string, data: FormData])[] =>
  Object.entries(answers as Readonly<Record<string, FormData>>).filter(([step]) => steps[step]?.isSentAsTyped)

/** What they add to the request. A gate sees to it that the request has these fields. */
export const fieldsAsTyped = (answers: ClaimAnswers): Partial<ClaimExtraInfo> => Object.assign({}, ...answersAsTyped(answers).map(([, data]) => data))

/** The name by which the messages of a step's form begin: `ambulance-trip` asks `form.ambulanceTrip.…`. */
export const formIdOf = (step: string): string => (steps[step]?.form ?? step).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
