import type { OtherCoverage } from '~generated/member/model/index.ts'
import { getOtherCoverageQuery } from '~generated/member/queries/coordination.ts'
import { env } from '~/platform/config/environment.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { nullOn404 } from '~/platform/query/query-client.ts'
import { mapQuery, query, type Query } from '~/platform/query/query.ts'
import { type Date8, today8 } from './dates/date8.ts'

const fileQuery = () => mapQuery(getOtherCoverageQuery(), (answer) => nullOn404(answer.then((all) => all ?? [])))

/**
 * The coverage with other insurers that is on file, by person. Null if the member service does not store such
 * information: the configuration says so, or the service responds with 404 (D-310).
 */
export const otherCoverageQuery = (): Query<readonly OtherCoverage[] | null> =>
  env().keepsOtherCoverage === true ? fileQuery() : query(['no other coverage'], () => Promise.resolve(null))

/** True if another insurer covers the person on this day. Coverage that ended before this day does not count. */
export const isCoveredOn = ({ isCovered, endedOn }: OtherCoverage, day: Date8): boolean =>
  isCovered === true && !(endedOn && endedOn < day)

/**
 * The answer to the question whether other plans also cover these people: true if all of them are covered, false if
 * none is. Undefined if it is unknown for one of them, or if only some are covered.
 */
export function suggestedAnswer(
  file: readonly OtherCoverage[],
  people: readonly string[],
  day: Date8,
): boolean | undefined {
  const known = people.map((id) => file.find(({ participantId }) => participantId === id))
  const covered = known.filter((each) => each && isCoveredOn(each, day)).length
  if (people.length === 0 || known.some((each) => each?.isCovered === undefined)) return undefined
  if (covered === 0) return false
  return covered === people.length ? true : undefined
}

/** The other insurer of a person in a few words, such as `Northstar Assurance, since January 1, 2019` (D-310). */
export function describeOtherCoverage(file: OtherCoverage | undefined, text: Text): string {
  if (file?.isCovered === undefined) return text('other-coverage.unknown')
  if (!file.isCovered) return text('other-coverage.none')
  const insurer = file.carrierName ?? text('other-coverage.another')
  if (!isCoveredOn(file, today8()))
    return text('other-coverage.ended', { insurer, date: text.date(file.endedOn ?? '') })
  return file.effectiveDate ? text('other-coverage.active', { insurer, date: text.date(file.effectiveDate) }) : insurer
}
