import type { ExternalCoverage, GetCobParams, ListCobReasonsParams, ListExternalCoveragesParams } from '../../generated/member/model/index.ts'
import { cobReasons } from '../plan/cob-reasons.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../words.ts'
import { nothing, ok, type Handlers, type MemberCall } from './call.ts'
import { findPerson } from './person.ts'

const FRENCH_CARRIERS: Readonly<Record<string, string>> = { NORTHSTAR: 'Assurance Northstar' }

function findCoverage(member: Member, asked: string | undefined, locale: Locale): ExternalCoverage | undefined {
  const { participantId } = findPerson(member, asked)
  const coverage = member.persona.otherCoverage?.[participantId]
  const french = coverage && locale === 'fr' ? FRENCH_CARRIERS[coverage.extCovCarrierCode] : undefined
  return coverage && french ? { ...coverage, carrierName: french } : coverage
}

export const coordinationHandlers = {
  listExternalCoverages: ({ member, query, locale }: MemberCall<ListExternalCoveragesParams>) => {
    const coverage = findCoverage(member, query.participantId, locale)
    return coverage ? ok([coverage]) : nothing
  },
  getCob: ({ member, path, locale }: MemberCall<GetCobParams>) => {
    const coverage = findCoverage(member, path['participantId'], locale)
    return coverage ? ok(coverage) : nothing
  },
  listCobReasons: ({ locale }: MemberCall<ListCobReasonsParams>) => ok(cobReasons(locale)),
} satisfies Handlers<'listExternalCoverages' | 'getCob' | 'listCobReasons'>
