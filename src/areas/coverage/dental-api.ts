import {
  getCoveragesDental,
  getDentalBenefits,
  getDentalLastServiceDetails,
  getGetCoveragesDentalQueryKey,
  getGetDentalBenefitsQueryKey,
  getGetDentalLastServiceDetailsQueryKey,
  getGetSuppressedDentalQueryKey,
  getListCoveragesDentalProvincesQueryKey,
  getListCoveragesDentalSpecialtiesQueryKey,
  getListDentalProvincesQueryKey,
  getListDentalSpecialtiesQueryKey,
  getSuppressedDental,
  listCoveragesDentalProvinces,
  listCoveragesDentalSpecialties,
  listDentalProvinces,
  listDentalSpecialties,
} from '~generated/member/client/dental.ts'
import type { DentalCoverage, DentalSearchResult, GetDentalBenefitsParams } from '~generated/member/model/index.ts'
import type { QueryKey } from '@tanstack/react-query'
import { query } from '~/platform/query/query.ts'
import { readCoverage, readSearch } from './dental/dental-answers.ts'

/** One question for both kinds of plan: with maaxClaims about a person, else about the plan (D-11, COV-20). */
type Asked = readonly [key: QueryKey, ask: (signal: AbortSignal) => Promise<Parameters<typeof readCoverage>[0]>]
const asked = (id: string, person: string | undefined, params?: GetDentalBenefitsParams): Asked =>
  person === undefined
    ? [getGetCoveragesDentalQueryKey(id, params), (signal) => getCoveragesDental(id, params, undefined, signal)]
    : [getGetDentalBenefitsQueryKey(id, person, params), (signal) => getDentalBenefits(id, person, params, undefined, signal)]

export const dental = {
  /** what is covered at the dentist; null, a 204, for no dental coverage (COV-05) */
  coverage: (id: string, person: string | undefined) => {
    const [key, ask] = asked(id, person)
    return query<DentalCoverage | null, QueryKey>(key, async (signal) => readCoverage(await ask(signal)))
  },
  /** what became of the codes; null, a 204, for none (COV-10..14) */
  search: (id: string, person: string | undefined, params: GetDentalBenefitsParams) => {
    const [key, ask] = asked(id, person, params)
    return query<DentalSearchResult | null, QueryKey>(key, async (signal) => readSearch(await ask(signal)))
  },
  /** null, a 204, leaves the list empty (COV-16) */
  specialties: (id: string, isPersonal: boolean) =>
    isPersonal
      ? query<Record<string, string> | null, QueryKey>(getListDentalSpecialtiesQueryKey(id), (signal) => listDentalSpecialties(id, undefined, signal))
      : query<Record<string, string> | null, QueryKey>(getListCoveragesDentalSpecialtiesQueryKey(id), (signal) =>
          listCoveragesDentalSpecialties(id, undefined, signal),
        ),
  provinces: (id: string, isPersonal: boolean) =>
    isPersonal
      ? query<Record<string, string> | null, QueryKey>(getListDentalProvincesQueryKey(id), (signal) => listDentalProvinces(id, undefined, signal))
      : query<Record<string, string> | null, QueryKey>(getListCoveragesDentalProvincesQueryKey(id), (signal) =>
          listCoveragesDentalProvinces(id, undefined, signal),
        ),
  /** the last time each kind of service was given; null, a 204, for none (COV-17, COV-19) */
  lastServices: (id: string, person: string) =>
    query(getGetDentalLastServiceDetailsQueryKey(id, person), (signal) => getDentalLastServiceDetails(id, person, undefined, signal)),
  /** the coverage told in words, for members with suppressCoverage (COV-21, D-12) */
  words: (id: string) => query(getGetSuppressedDentalQueryKey(id), (signal) => getSuppressedDental(id, undefined, signal)),
}
