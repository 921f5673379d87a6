import { EXTENDED_HEALTH } from '../benefit-data/catalogue/catalogues.ts'
import type { Handlers, MemberCall } from './call.ts'
import { answersFrom } from './catalogue.ts'
import { describedOnly } from './suppressed.ts'

const health = answersFrom(EXTENDED_HEALTH, 'EHB')

export const healthHandlers = {
  listExtendedHealthFamilies: (call: MemberCall) => health.families(call),
  getExtendedHealthFamilyDetails: (call: MemberCall) => health.family(call, call.path['code']),
  listHealthBenefits: (call: MemberCall) => health.categories(call),
  getHealthBenefit: (call: MemberCall) => health.service(call),
  getSuppressedExtendedHealth: describedOnly('EHB'),
} satisfies Handlers<
  | 'listExtendedHealthFamilies'
  | 'getExtendedHealthFamilyDetails'
  | 'listHealthBenefits'
  | 'getHealthBenefit'
  | 'getSuppressedExtendedHealth'
>
