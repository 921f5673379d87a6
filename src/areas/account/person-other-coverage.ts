import type { OtherCoverage, OtherCoverageRequest } from '~generated/member/model/index.ts'
import type { PersonOtherCoverage } from '~generated/forms/account/person-other-coverage.ts'

/** The answers with which the form opens: what is on file about the person. */
export function toAnswers(file: OtherCoverage): Partial<PersonOtherCoverage> {
  const { participantId: _, version: __, confirmedOn: ___, ...details } = file
  return { ...details, ...(details.isCovered && { hasEnded: details.endedOn !== undefined }) }
}

/** The request for these answers. Details are sent only if the member says that the person is covered (D-310). */
export function toRequest(answers: PersonOtherCoverage, basedOn: string): OtherCoverageRequest {
  const { isCovered, hasEnded, endedOn, ...details } = answers
  if (!isCovered) return { basedOn, isCovered }
  return { basedOn, isCovered, ...details, ...(hasEnded && endedOn && { endedOn }) }
}
