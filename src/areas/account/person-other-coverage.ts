import type { OtherCoverage, OtherCoverageRequest } from '~generated/member/model/index.ts'
import type { PersonOtherCoverage } from '~generated/forms/account/person-other-coverage.ts'

type Details = Omit<OtherCoverageRequest, 'basedOn' | 'isCovered'>

/**
 * The details of the other plan that have the same names in the form, on file and in the request. Unknown details are
 * left out.
 */
const detailsOf = ({
  carrierName,
  memberName,
  policyId,
  idNumber,
  effectiveDate,
  isIndividual,
  covers,
}: Details): Details => ({
  ...(carrierName && { carrierName }),
  ...(memberName && { memberName }),
  ...(policyId && { policyId }),
  ...(idNumber && { idNumber }),
  ...(effectiveDate && { effectiveDate }),
  ...(isIndividual !== undefined && { isIndividual }),
  ...(covers && { covers }),
})

/** The answers with which the form opens: what is on file about the person. */
export function toAnswers(file: OtherCoverage): Partial<PersonOtherCoverage> {
  const { isCovered, endedOn } = file
  if (isCovered === undefined) return {}
  if (!isCovered) return { isCovered }
  return { isCovered, ...detailsOf(file), hasEnded: endedOn !== undefined, ...(endedOn && { endedOn }) }
}

/** The request for these answers. Details are sent only if the member says that the person is covered (D-310). */
export function toRequest(answers: PersonOtherCoverage, basedOn: string): OtherCoverageRequest {
  const { isCovered, hasEnded, endedOn } = answers
  if (!isCovered) return { basedOn, isCovered }
  return { basedOn, isCovered, ...detailsOf(answers), ...(hasEnded && endedOn && { endedOn }) }
}

type Stored = Details & Pick<OtherCoverageRequest, 'isCovered' | 'endedOn'>
const contentOf = (stored: Partial<Stored>): string =>
  JSON.stringify([stored.isCovered, stored.isCovered ? [detailsOf(stored), stored.endedOn] : []])

/** True if these answers are what is on file about the person. */
export const isOnFile = (answers: PersonOtherCoverage, file: OtherCoverage): boolean =>
  contentOf(toRequest(answers, file.version)) === contentOf(file)
