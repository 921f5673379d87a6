import { GENERIC_PROBLEM } from '../http/problems.ts'
import { ok, Refused, type Handlers, type MemberCall } from './call.ts'

export const policyHandlers = {
  getSecurityPolicy: ({ member: { persona } }: MemberCall) => {
    if (persona.trouble === 'policy-down') throw new Refused(500, GENERIC_PROBLEM, 'SERVER_ERROR')
    return ok(persona.policy)
  },
} satisfies Handlers<'getSecurityPolicy'>
