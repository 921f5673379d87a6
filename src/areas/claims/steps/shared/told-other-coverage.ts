import { today8 } from '~/domain/dates/date8.ts'
import { describeOtherCoverage, suggestedAnswer } from '~/domain/other-coverage.ts'
import { fullName } from '~/domain/participants.ts'
import type { StepAnswers } from '~/wizard/definition.ts'
import type { StepContext } from '../../wizard/step-definition.ts'

type Told = Pick<StepContext, 'data' | 'text'>

/**
 * The answer to the question about other insurers, taken from the insurer's file. The answer is suggested only if it is
 * the same for everyone on the plan (D-310).
 */
export function suggestOtherCoverage({ data }: Told): StepAnswers {
  const people = data.participants.map(({ participantId }) => participantId)
  const doesMemberHaveOtherCov = suggestedAnswer(data.otherCoverage, people, today8())
  return doesMemberHaveOtherCov === undefined ? {} : { doesMemberHaveOtherCov }
}

/**
 * The coverage with other insurers that is on file for the people of the claim, or for everyone on the plan until
 * somebody is chosen, as a hint for the question about it. Undefined if the file contains nothing about any of them.
 */
export function toldOtherCoverage({ data, text }: Told, chosen: readonly (string | undefined)[]): string | undefined {
  const told = data.participants.flatMap((person) => {
    const file = data.otherCoverage.find(({ participantId }) => participantId === person.participantId)
    const isAsked = chosen.includes(person.participantId) || chosen.every((each) => each === undefined)
    if (!isAsked || file?.isCovered === undefined) return []
    return text('other-coverage.of', {
      person: fullName(person, text.locale),
      coverage: describeOtherCoverage(file, text),
    })
  })
  return told.length > 0 ? text('other-coverage.on-file', { told: told.join('; ') }) : undefined
}
