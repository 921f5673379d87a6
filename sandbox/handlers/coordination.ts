import type { GetCobParams, ListCobReasonsParams, ListExternalCoveragesParams } from '../../generated/member/model/index.ts'
import { cobReasons } from '../plan/cob-reasons.ts'
import { nothing, ok, type Handlers, type MemberCall } from './call.ts'

export const coordinationHandlers = {
  listExternalCoverages: ({ member, query }: MemberCall<ListExternalCoveragesParams>) => {
    const coverage = member.persona.otherCoverage?.[query.participantId]
    return coverage ? ok([coverage]) : nothing
  },
  getCob: ({ member, path }: MemberCall<GetCobParams>) => {
    const coverage = member.persona.otherCoverage?.[path['participantId'] ?? '']
    return coverage ? ok(coverage) : nothing
  },
  listCobReasons: ({ locale }: MemberCall<ListCobReasonsParams>) => ok(cobReasons(locale)),
} satisfies Handlers<'listExternalCoverages' | 'getCob' | 'listCobReasons'>
