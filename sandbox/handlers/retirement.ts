import { toDate8 } from '../dates.ts'
import { retirementReport } from '../documents/retirement-report.ts'
import { ok, PDF, Refused, type Handlers, type MemberCall } from './call.ts'

const NOT_ENROLLED = {
  en: 'You are not enrolled in the retirement health insurance program, so there is no report.',
  fr: 'Vous ne participez pas au régime d’assurance maladie des retraités; il n’y a donc pas de rapport.',
}

export const retirementHandlers = {
  getRhipAmount: ({ member: { login, persona } }: MemberCall) =>
    ok({ id: login, amount: persona.retirement === undefined ? null : persona.retirement / 100 }),
  getRhipReportPdf: async ({ world, member, locale }: MemberCall) => {
    if (member.persona.retirement === undefined) throw new Refused(404, NOT_ENROLLED, 'NOT_ENROLLED')
    return ok(await retirementReport(member, member.persona.retirement, locale, toDate8(world.clock.now())), PDF)
  },
} satisfies Handlers<'getRhipAmount' | 'getRhipReportPdf'>
