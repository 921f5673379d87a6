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
import { query, mapQuery, type Query, withoutDialog } from '~/platform/query/query.ts'
import { type CodeResult, type Coverage, parseCoverage, parseSearch } from './dental-results.ts'

/**
 * The query for dental coverage. Plans with maaxClaims have coverage for each person; for other plans, the query asks
 * for the general coverage (D-11, COV-20).
 */
const asked = (person: string | undefined, params?: GetDentalBenefitsParams) =>
  person === undefined ? getCoveragesDentalQuery(params) : getDentalBenefitsQuery(person, params)

/** Dental coverage; null (status 204) if there is none (COV-05). */
export const dentalCoverageQuery = (person: string | undefined): Query<Coverage | null> =>
  mapQuery(asked(person), async (answer) => parseCoverage(await answer))

/** The results for the codes; null (status 204) if there are none (COV-10..14). */
export const dentalSearchQuery = (
  person: string | undefined,
  params: GetDentalBenefitsParams,
): Query<CodeResult | null> => mapQuery(asked(person, params), async (answer) => parseSearch(await answer))

/** The specialties; null (status 204) leaves the list empty (COV-16). */
export const specialtiesQuery = (isPersonal: boolean): Query<Record<string, string> | null> =>
  isPersonal ? listDentalSpecialtiesQuery() : listCoveragesDentalSpecialtiesQuery()
export const provincesQuery = (isPersonal: boolean): Query<Record<string, string> | null> =>
  isPersonal ? listDentalProvincesQuery() : listCoveragesDentalProvincesQuery()

/**
 * The last date of each dental service for a person; null on failure, because the search works without it. Without a
 * person the dates are unknown.
 */
export const lastServicesQuery = (person: string | undefined): Query<DentalLastService[] | null> =>
  person === undefined
    ? query(['no last services'], () => Promise.resolve(null))
    : nullOnError(getDentalLastServiceDetailsQuery(person, withoutDialog))
