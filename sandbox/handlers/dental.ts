import type {
  DentalBenefits,
  GetCoveragesDentalParams,
  GetDentalBenefitsParams,
  LabelsByValue,
} from '../../generated/member/model/index.ts'
import { toRulesResponse } from '../benefit-data/catalogue/describe.ts'
import { DENTAL_COVERAGES, DENTAL_RULES } from '../benefit-data/dental/coverages.ts'
import { DENTAL_SPECIALTIES, GUIDE_PROVINCES } from '../benefit-data/dental/guide.ts'
import { lastServices } from '../benefit-data/dental/last-services.ts'
import { toCoverageResponse, searchDental } from '../benefit-data/dental/search.ts'
import type { Locale, Bilingual } from '../bilingual.ts'
import { nothing, ok, Refused, type Handlers, type MemberCall, type Reply } from './call.ts'
import { findPerson, hasBenefit } from './person.ts'
import { describedOnly } from './suppressed.ts'

const INCOMPLETE = {
  en: 'Choose a specialty and a province, and enter at least one code.',
  fr: 'Choisissez une spécialité et une province, et entrez au moins un code.',
}
const OTHER_SPECIALTY = { en: 'Choose a specialty from the list.', fr: 'Choisissez une spécialité dans la liste.' }
const MANY = 100_000

/**
 * Handles two operations that share one path (D-149). With query parameters, the response has dental codes; without
 * them, it has the coverage groups.
 */
function answer({
  member,
  locale,
  query,
}: MemberCall<GetDentalBenefitsParams | GetCoveragesDentalParams>): Reply<DentalBenefits> {
  if (!hasBenefit(member, 'DENTAL')) return nothing
  const { specialty, province, codes } = query
  if (!specialty && !province && !codes)
    return ok({
      coverages: DENTAL_COVERAGES.map((each) => toCoverageResponse(each, locale)),
      overallProvisions: toRulesResponse(DENTAL_RULES, locale),
    })
  if (!specialty || !province || !codes) throw new Refused(422, INCOMPLETE, 'INCOMPLETE')
  if (!DENTAL_SPECIALTIES[specialty]) throw new Refused(422, OTHER_SPECIALTY, 'UNKNOWN_SPECIALTY')
  const { result, complete } = searchDental({ specialty, province, codes: codes.split(',') }, locale)
  return { status: complete ? 200 : 400, body: result }
}

const choices =
  (table: Record<string, { readonly name: Bilingual }>) =>
  ({ member, locale }: MemberCall): Reply<LabelsByValue> =>
    hasBenefit(member, 'DENTAL') ? ok(labelsOf(table, locale)) : nothing

const labelsOf = (table: Record<string, { readonly name: Bilingual }>, locale: Locale): LabelsByValue =>
  Object.fromEntries(Object.entries(table).map(([value, { name }]) => [value, name[locale]]))

export const dentalHandlers = {
  getDentalBenefits: (call: MemberCall<GetDentalBenefitsParams>) => {
    findPerson(call.member, call.path['participantId'])
    return answer(call)
  },
  getDentalLastServiceDetails: ({ world, member, locale, path }: MemberCall) => {
    const person = findPerson(member, path['participantId'])
    if (!hasBenefit(member, 'DENTAL')) return nothing
    const claims = world.claims.search(member, {
      participantId: person.participantId,
      benefitCode: 'DNTL',
      limit: MANY,
    })
    const services = lastServices(person, claims, world.clock.now(), locale)
    return services.length > 0 ? ok(services) : nothing
  },
  listDentalProvinces: choices(GUIDE_PROVINCES),
  listDentalSpecialties: choices(DENTAL_SPECIALTIES),
  listCoveragesDentalProvinces: choices(GUIDE_PROVINCES),
  listCoveragesDentalSpecialties: choices(DENTAL_SPECIALTIES),
  getCoveragesDental: (call: MemberCall<GetCoveragesDentalParams>) => answer(call),
  getSuppressedDental: describedOnly('DENTAL'),
} satisfies Handlers<
  | 'getDentalBenefits'
  | 'getDentalLastServiceDetails'
  | 'listDentalProvinces'
  | 'listDentalSpecialties'
  | 'listCoveragesDentalProvinces'
  | 'listCoveragesDentalSpecialties'
  | 'getCoveragesDental'
  | 'getSuppressedDental'
>
