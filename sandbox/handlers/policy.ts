import { ok, Refused, type Handlers, type MemberCall } from './call.ts'

const DOWN = {
  en: 'Oops, something went wrong. Please try again later.',
  fr: "Oups, une erreur s'est produite. Veuillez réessayer plus tard.",
}

export const policyHandlers = {
  getSecurityPolicy: ({ member: { persona } }: MemberCall) => {
    if (persona.trouble === 'policy-down') throw new Refused(500, DOWN, 'SERVER_ERROR')
    return ok(persona.policy)
  },
} satisfies Handlers<'getSecurityPolicy'>
