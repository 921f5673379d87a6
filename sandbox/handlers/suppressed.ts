import type { BenefitsDescriptions } from '../../generated/member/model/index.ts'
import { SUPPRESSED } from '../benefit-data/catalogue/suppressed.ts'
import { ok, type MemberCall, type Reply } from './call.ts'
import { hasBenefit } from './person.ts'

/**
 * Creates a handler that returns coverage as sentences without amounts. The list is empty if the plan lacks the benefit
 * (D-12).
 */
export const describedOnly =
  (key: keyof typeof SUPPRESSED) =>
  ({ member, locale }: MemberCall): Reply<BenefitsDescriptions> =>
    ok({ benefitsDescriptions: hasBenefit(member, key) ? SUPPRESSED[key].map((text) => text[locale]) : [] })
