import type {
  ExternalCoverage,
  GetCobParams,
  ListCobReasonsParams,
  ListExternalCoveragesParams,
} from '../../generated/member/model/index.ts'
import { isLookedUp } from '../benefit-data/claim-types.ts'
import { cobReasons } from '../benefit-data/cob-reasons.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { nothing, ok, type Handlers, type MemberCall } from './call.ts'
import { findPerson } from './person.ts'

const FRENCH_CARRIERS: Readonly<Record<string, string>> = { NORTHSTAR: 'Assurance Northstar' }

/** Finds other coverage that was on file on a given day (Date8), even if it has ended since. */
function findCoverage(
  member: Member,
  asked: string | undefined,
  day: string,
  locale: Locale,
): ExternalCoverage | undefined {
  const { participantId } = findPerson(member, asked)
  const coverage = member.persona.otherCoverage?.[participantId]
  if (coverage?.effectiveDate && coverage.effectiveDate > day) return undefined
  const french = coverage && locale === 'fr' ? FRENCH_CARRIERS[coverage.extCovCarrierCode] : undefined
  return coverage && french ? { ...coverage, carrierName: french } : coverage
}

export const coordinationHandlers = {
  listExternalCoverages: ({ member, query, locale }: MemberCall<ListExternalCoveragesParams>) => {
    const coverage = findCoverage(member, query.participantId, query.claimDate, locale)
    return coverage && isLookedUp(query.lob) ? ok([coverage]) : nothing
  },
  getCob: ({ member, path, query, locale }: MemberCall<GetCobParams>) => {
    const coverage = findCoverage(member, path['participantId'], query.claimDate.replaceAll('-', ''), locale)
    return coverage && isLookedUp(query.lob, query.benefit) ? ok(coverage) : nothing
  },
  listCobReasons: ({ locale }: MemberCall<ListCobReasonsParams>) => ok(cobReasons(locale)),
} satisfies Handlers<'listExternalCoverages' | 'getCob' | 'listCobReasons'>
