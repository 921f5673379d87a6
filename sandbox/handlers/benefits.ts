import type { LifeBenefit } from '../../generated/member/model/index.ts'
import { LIFE, OPTIONAL, type Insurance } from '../benefit-data/insurance/benefits.ts'
import { toInsuranceResponse } from '../benefit-data/insurance/describe.ts'
import { onlineDoctors } from '../benefit-data/insurance/online-doctors.ts'
import { ok, Refused, type Handlers, type MemberCall, type Reply } from './call.ts'
import { hasBenefit } from './person.ts'

const NO_DOCTORS = {
  en: 'Your plan does not include online doctors.',
  fr: 'Votre régime ne comprend pas les médecins en ligne.',
}

const insurance =
  (key: string, benefits: readonly Insurance[]) =>
  ({ world, member, locale }: MemberCall): Reply<LifeBenefit[]> =>
    ok(hasBenefit(member, key) ? toInsuranceResponse(benefits, member.persona, world.clock.now(), locale) : [])

export const benefitsHandlers = {
  getLifeDisabilityBenefits: insurance('LIFEDIS', LIFE),
  getOptionalBenefits: insurance('OPTBEN', OPTIONAL),
  getOnlineDoctors: ({ member, locale }: MemberCall) => {
    if (!hasBenefit(member, 'ONLINEDOCTOR')) throw new Refused(404, NO_DOCTORS, 'NOT_FOUND')
    return ok(onlineDoctors(member.persona.cardholder.provinceOfAdjudication, locale))
  },
} satisfies Handlers<'getLifeDisabilityBenefits' | 'getOptionalBenefits' | 'getOnlineDoctors'>
