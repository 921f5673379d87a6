import type {
  GetDrugDetailsParams,
  ListDrugBenefitsParams,
  SearchDrugsParams,
} from '../../generated/member/model/index.ts'
import { findDrugs, searchDrugs, summarise, type Drug } from '../benefit-data/drugs/catalogue.ts'
import { decide, toDrugResponse, type DrugQuestion } from '../benefit-data/drugs/decide.ts'
import { nothing, ok, type Handlers, type MemberCall, type Reply } from './call.ts'
import { findPerson, hasBenefit } from './person.ts'
import { describedOnly } from './suppressed.ts'

/**
 * Describes each drug that has one of the requested identification numbers. If no drug is found, the response is 204
 * (API-067, API-068).
 */
function forEach<T>(
  { world, member, query }: MemberCall<GetDrugDetailsParams | ListDrugBenefitsParams>,
  describe: (drug: Drug, index: number, question: DrugQuestion) => T,
): Reply<T[]> {
  const person = findPerson(member, query.participant)
  const found = hasBenefit(member, 'DRUGS') ? findDrugs(query.dins) : []
  const question = { person, province: query.province, now: world.clock.now() }
  return found.length > 0 ? ok(found.map(({ drug, index }) => describe(drug, index, question))) : nothing
}

export const drugsHandlers = {
  searchDrugs: ({ member, locale, query }: MemberCall<SearchDrugsParams>) => {
    findPerson(member, query.participant)
    const found = hasBenefit(member, 'DRUGS') ? searchDrugs(query.drugName) : []
    return found.length > 0 ? ok(found.map((drug) => summarise(drug, locale))) : nothing
  },
  getDrugDetails: (call: MemberCall<GetDrugDetailsParams>) =>
    forEach(call, (drug, index, question) => toDrugResponse(drug, index, question, call.locale)),
  listDrugBenefits: (call: MemberCall<ListDrugBenefitsParams>) =>
    forEach(call, (drug, _, question) => decide(drug, question, call.locale)),
  getSuppressedDrug: describedOnly('DRUGS'),
} satisfies Handlers<'searchDrugs' | 'getDrugDetails' | 'listDrugBenefits' | 'getSuppressedDrug'>
