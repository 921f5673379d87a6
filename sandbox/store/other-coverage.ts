import type { DatabaseSync } from 'node:sqlite'
import type {
  CoordinationOfBenefits,
  CoveredKind,
  ExternalCoverage,
  OtherCoverage,
  OtherCoverageRequest,
} from '../../generated/member/model/index.ts'
import { ageOn } from '../benefit-data/age.ts'
import type { Clock } from '../clock.ts'
import { toDate8 } from '../dates.ts'
import type { Member } from './members.ts'

type Details = Omit<OtherCoverageRequest, 'basedOn'>

/**
 * Stores each person's coverage with another insurer. Until the member changes it, it is the coverage of the persona
 * (D-310).
 */
export interface OtherCoverages {
  find: (member: Member, participantId: string) => OtherCoverage
  /**
   * Stores what the member says about one person. If the request is based on another version than the stored one,
   * nothing is changed and the result is undefined.
   */
  save: (member: Member, participantId: string, request: OtherCoverageRequest) => OtherCoverage | undefined
  /** Stores the coverage that a claim reports for its first person, if it differs from the coverage on file. */
  saveFromClaim: (member: Member, participantId: string, said: CoordinationOfBenefits) => void
  /** The coverage in the format of the lookup response that claims use; undefined if there is none. */
  toExternal: (member: Member, participantId: string) => ExternalCoverage | undefined
}

interface Row {
  readonly version: number
  readonly confirmed: number
  readonly details: string
}

/** The version of the persona's coverage, before the member has changed it. */
const ON_FILE = 'on-file'

const KINDS: readonly (readonly [CoveredKind, keyof CoordinationOfBenefits])[] = [
  ['health', 'cobNewInfoHasHealth'],
  ['dental', 'cobNewInfoHasDental'],
  ['drugs', 'cobNewInfoHasDrugs'],
  ['vision', 'cobNewInfoHasVision'],
  ['hospital', 'cobNewInfoHasHospital'],
  ['travel', 'cobNewInfoHasTravel'],
]

export function createOtherCoverages(database: DatabaseSync, clock: Clock): OtherCoverages {
  const read = ({ login }: Member, participantId: string) =>
    database
      .prepare('select version, confirmed, details from other_coverage where login = ? and participant_id = ?')
      .get(login, participantId) as Row | undefined
  const write = (member: Member, participantId: string, details: Details) =>
    void database
      .prepare(
        'insert or replace into other_coverage (login, participant_id, version, confirmed, details) values (?, ?, ?, ?, ?)',
      )
      .run(
        member.login,
        participantId,
        (read(member, participantId)?.version ?? 0) + 1,
        clock.now(),
        JSON.stringify(details),
      )
  const find: OtherCoverages['find'] = (member, participantId) => {
    const row = read(member, participantId)
    if (!row) return { participantId, version: ON_FILE, ...fromFile(member.persona.otherCoverage?.[participantId]) }
    return {
      participantId,
      version: `said-${row.version}`,
      confirmedOn: toDate8(row.confirmed),
      ...(JSON.parse(row.details) as Details),
    }
  }
  return {
    find,
    save: (member, participantId, { basedOn, ...details }) => {
      if (find(member, participantId).version !== basedOn) return undefined
      write(member, participantId, details)
      return find(member, participantId)
    },
    saveFromClaim: (member, participantId, said) => {
      const before = find(member, participantId)
      if (said.doesMemberHaveOtherCov && said.cobNewInfoEffDate)
        write(member, participantId, {
          isCovered: true,
          memberName: said.cobNewInfoMemberName ?? '',
          policyId: said.cobNewInfoPolicyId ?? '',
          idNumber: said.cobNewInfoIdNumber ?? '',
          effectiveDate: said.cobNewInfoEffDate,
          isIndividual: said.cobNewInfoIsIndividual === true,
          covers: KINDS.filter(([, flag]) => said[flag] === true).map(([kind]) => kind),
        })
      else if (said.anyPastCovThatEnded && said.cobPrevInfoTermDate) {
        const { participantId: _, version: __, confirmedOn: ___, ...details } = before
        write(member, participantId, { ...details, isCovered: true, endedOn: said.cobPrevInfoTermDate })
      }
    },
    toExternal: (member, participantId) => {
      const known = member.persona.otherCoverage?.[participantId]
      if (!read(member, participantId)) return known
      const { isCovered, carrierName, endedOn, ...details } = find(member, participantId)
      if (!isCovered) return undefined
      return {
        ...copyOf(details),
        ...(carrierName && { carrierName }),
        ...(endedOn && { extCovTermDate: endedOn }),
        extCovCarrierCode: known && known.carrierName === carrierName ? known.extCovCarrierCode : 'OTHER',
        ...(known?.extCovPrimaryInd === undefined
          ? otherPaysFirst(member, participantId, details, clock.now())
          : { extCovPrimaryInd: known.extCovPrimaryInd }),
      }
    },
  }
}

const ADULT = 21
/** Month and day of a date of birth, as `MMdd`. */
const birthday = ({ dateOfBirth }: { readonly dateOfBirth?: string }): string | undefined => dateOfBirth?.slice(4)

/**
 * Whether the other plan pays first. Everybody's own plan pays first; for a child it is the plan of the parent whose
 * birthday comes first in the year. Nothing is said if the birthday of the other plan's member is unknown.
 */
function otherPaysFirst(
  { persona: { cardholder, participants } }: Member,
  participantId: string,
  { memberName }: Pick<Details, 'memberName'>,
  now: number,
): Pick<ExternalCoverage, 'extCovPrimaryInd'> {
  if (participantId === cardholder.participantId) return { extCovPrimaryInd: false }
  const person = participants.find((each) => each.participantId === participantId)
  if (ageOn(person?.dateOfBirth, now) >= ADULT) return { extCovPrimaryInd: true }
  const own = participants.find((each) => each.participantId === cardholder.participantId)
  const other = participants.find(({ firstName, lastName }) => `${firstName} ${lastName}` === memberName)
  const [ownBirthday, otherBirthday] = [own && birthday(own), other && birthday(other)]
  return ownBirthday && otherBirthday ? { extCovPrimaryInd: otherBirthday < ownBirthday } : {}
}

/** The details with the same names in the lookup response and in the coverage on file. */
const copyOf = ({
  memberName,
  policyId,
  effectiveDate,
}: Pick<ExternalCoverage, 'memberName' | 'policyId' | 'effectiveDate'>) => ({
  ...(memberName && { memberName }),
  ...(policyId && { policyId }),
  ...(effectiveDate && { effectiveDate }),
})

const fromFile = (file: ExternalCoverage | undefined): Partial<OtherCoverage> =>
  file
    ? {
        isCovered: true,
        ...copyOf(file),
        ...(file.carrierName && { carrierName: file.carrierName }),
        ...(file.extCovTermDate && { endedOn: file.extCovTermDate }),
      }
    : {}
