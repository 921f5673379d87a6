import { HOSPITAL } from '../benefit-data/catalogue/catalogues.ts'
import { suppressedHospital } from '../benefit-data/catalogue/suppressed.ts'
import { ok, type Handlers, type MemberCall } from './call.ts'
import { answersFrom } from './catalogue.ts'
import { hasBenefit } from './person.ts'

const hospital = answersFrom(HOSPITAL, 'HOSPITAL')

export const hospitalHandlers = {
  listHospitalFamilies: (call: MemberCall) => hospital.families(call),
  getHospitalFamilyDetails: (call: MemberCall) => hospital.family(call, call.path['benefitCode']),
  listHospitalBenefits: (call: MemberCall) => hospital.categories(call),
  getHospitalBenefit: (call: MemberCall) => hospital.service(call),
  getSuppressedHospital: ({ member, locale }: MemberCall) =>
    ok({ benefits: hasBenefit(member, 'HOSPITAL') ? suppressedHospital(locale) : [] }),
} satisfies Handlers<
  | 'listHospitalFamilies'
  | 'getHospitalFamilyDetails'
  | 'listHospitalBenefits'
  | 'getHospitalBenefit'
  | 'getSuppressedHospital'
>
