import { careContent } from '../benefit-data/care/describe.ts'
import { issueCareToken } from '../store/care-tokens.ts'
import type { Member } from '../store/members.ts'
import { ok, Refused, type Handlers, type MemberCall } from './call.ts'

const NO_CONNECTED_CARE = {
  en: 'Your plan does not include connected care.',
  fr: 'Votre régime ne comprend pas les soins connectés.',
}

/** Refuses connected care to members of the brand SBC, and to members whose policy lacks storeFront (CARE-17). */
function requireConnectedCare({ persona: { policy } }: Member): void {
  if (!policy.storeFront || policy.brand === 'SBC') throw new Refused(403, NO_CONNECTED_CARE, 'FORBIDDEN')
}

export const careHandlers = {
  getConnectedCareContent: ({ member, locale, origin }: MemberCall) => {
    requireConnectedCare(member)
    return ok(careContent(member.persona.cardholder.provinceOfAdjudication, locale, `${origin}/__sandbox/pictures`))
  },
  getConnectedCareToken: ({ world, member, locale }: MemberCall) => {
    requireConnectedCare(member)
    return ok({ jwt: issueCareToken(member.persona.cardholder.msId, locale, Math.floor(world.clock.now() / 1000)) })
  },
} satisfies Handlers<'getConnectedCareContent' | 'getConnectedCareToken'>
