import type { DentalLastService, GetDentalBenefitsParams } from '~generated/member/model/index.ts'
import {
  getCoveragesDentalQuery,
  getDentalBenefitsQuery,
  getDentalLastServiceDetailsQuery,
  listCoveragesDentalProvincesQuery,
  listCoveragesDentalSpecialtiesQuery,
  listDentalProvincesQuery,
  listDentalSpecialtiesQuery,
} from '~generated/member/queries/dental.ts'
import { nullOnError } from '~/platform/query/query-client.ts'
import { query, mapQuery, type Query } from '~/platform/query/query.ts'
import { type CodeResult, type Coverage, parseCoverage, parseSearch } from './dental-results.ts'

/** One question for both kinds of plan: with maaxClaims about a person, else about the plan (D-11, COV-20). */
const asked = (person: string | undefined, params?: GetDentalBenefitsParams) =>
  person === undefined ? getCoveragesDentalQuery(params) : getDentalBenefitsQuery(person, params)

/** What is covered at the dentist; null, a 204, for no dental coverage (COV-05). */
export const dentalCoverageQuery = (person: string | undefined): Query<Coverage | null> =>
  mapQuery(asked(person), async (answer) => parseCoverage(await answer))

/** What became of the codes; null, a 204, for none (COV-10..14). */
export const dentalSearchQuery = (person: string | undefined, params: GetDentalBenefitsParams): Query<CodeResult | null> =>
  mapQuery(asked(person, params), async (answer) => parseSearch(await answer))

/** Null, a 204, leaves the list empty (COV-16). */
export const specialtiesQuery = (isPersonal: boolean): Query<Record<string, string> | null> =>
  isPersonal ? listDentalSpecialtiesQuery() : listCoveragesDentalSpecialtiesQuery()
export const provincesQuery = (isPersonal: boolean): Query<Record<string, string> | null> =>
  isPersonal ? listDentalProvincesQuery() : listCoveragesDentalProvincesQuery()

/** When each service was last given to a person; null where that cannot be had: what is looked up stands without it. Of the plan nobody knows. */
export const lastServicesQuery = (person: string | undefined): Query<DentalLastService[] | null> =>
  person === undefined
    ? query(['no last services'], () => Promise.resolve(null))
    : nullOnError(getDentalLastServiceDetailsQuery(person, { errorName: 'caller' }))
