import type { DentalLastService, Participant } from '../../../generated/member/model/index.ts'
import { addMonths, daysBefore, toDate8 } from '../../dates.ts'
import type { ClaimLine } from '../../store/claim-line.ts'
import type { Locale } from '../../bilingual.ts'
import { ageOn } from '../age.ts'
import { findProcedure, type DentalProcedure } from './codes.ts'

/** Dental codes that the dental office reported for adults, each with the number of days since the service. */
const OFFICE: readonly (readonly [string, number])[] = [
  ['11112', 201],
  ['01202', 201],
  ['02142', 388],
  ['11101', 201],
  ['23311', 640],
  ['01103', 930],
]
/** The dental code for each service that members claim in the portal. */
const CODE_OF_CLAIM: Record<string, string> = { DENT01: '01202', DENT02: '11111', DENT03: '23311' }
const ADULT = 18

/**
 * The last date of each dental service of a person, from the dental office (adults only) and from all claims of that
 * person (API-060).
 */
export function lastServices(
  person: Participant,
  claims: readonly ClaimLine[],
  now: number,
  locale: Locale,
): DentalLastService[] {
  const fromOffice =
    ageOn(person.dateOfBirth, now) >= ADULT
      ? OFFICE.map(([code, days]) => [code, toDate8(daysBefore(now, days))] as const)
      : []
  const fromClaims = claims.flatMap(({ serviceCode, serviceDate, status }) => {
    const code = CODE_OF_CLAIM[serviceCode]
    return code && status !== 'REJECTED' ? [[code, serviceDate] as const] : []
  })
  const latest = new Map<string, string>()
  for (const [code, date] of [...fromOffice, ...fromClaims]) if (date > (latest.get(code) ?? '')) latest.set(code, date)
  return [...latest].flatMap(([code, date]) => {
    const procedure = findProcedure(code)
    return procedure ? [describe(procedure, date, locale)] : []
  })
}

const describe = ({ code, name, everyMonths }: DentalProcedure, date: string, locale: Locale): DentalLastService => ({
  description: name[locale],
  code,
  lastServiceDate: date,
  ...(everyMonths !== undefined && { nextServiceDate: addMonths(date, everyMonths) }),
})
