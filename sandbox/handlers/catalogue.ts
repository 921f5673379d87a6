import type {
  BenefitCategory,
  BenefitFamiliesResult,
  CoveredServiceDetails,
  ProvisionMap,
} from '../../generated/member/model/index.ts'
import { toDate8 } from '../dates.ts'
import {
  toBenefitResponse,
  toCategoriesResponse,
  toCoveredResponse,
  toFamiliesResponse,
} from '../benefit-data/catalogue/describe.ts'
import type { Catalogue } from '../benefit-data/catalogue/catalogues.ts'
import { maximumFor } from './services.ts'
import { nothing, ok, Refused, type MemberCall, type Reply } from './call.ts'
import { findPerson, hasBenefit } from './person.ts'

export const NOT_COVERED = {
  en: 'Your plan does not include this service. Choose another one.',
  fr: 'Votre régime ne comprend pas ce service. Choisissez-en un autre.',
}

/** Creates the handlers of the four operations that hospital and extended health coverage have in common. */
export function answersFrom(catalogue: Catalogue, key: string) {
  const known = <T>(found: T | undefined): Reply<T> => {
    if (!found) throw new Refused(404, NOT_COVERED, 'NOT_FOUND')
    return ok(found)
  }
  const covered = (call: MemberCall): Catalogue =>
    hasBenefit(call.member, key) ? catalogue : { groups: [], overall: [] }
  return {
    families: (call: MemberCall): Reply<BenefitFamiliesResult> => ok(toFamiliesResponse(covered(call), call.locale)),
    family: (call: MemberCall, benefitCode: string | undefined): Reply<ProvisionMap> =>
      known(toBenefitResponse(covered(call), benefitCode ?? '', call.locale)),
    categories: (call: MemberCall): Reply<BenefitCategory[]> => {
      findPerson(call.member, call.path['participantId'])
      return hasBenefit(call.member, key) ? ok(toCategoriesResponse(catalogue, call.locale)) : nothing
    },
    service: (call: MemberCall): Reply<CoveredServiceDetails> => {
      const { participantId } = findPerson(call.member, call.path['participantId'])
      call.world.claims.bringUpToDate(call.member)
      const maximumOf = maximumFor(call, participantId, toDate8(call.world.clock.now()).slice(0, 4))
      return known(toCoveredResponse(covered(call), call.path['code'] ?? '', { locale: call.locale, maximumOf }))
    },
  }
}
