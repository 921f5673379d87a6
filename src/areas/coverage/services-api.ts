import type { QueryKey } from '@tanstack/react-query'
import {
  getExtendedHealthFamilyDetails,
  getGetExtendedHealthFamilyDetailsQueryKey,
  getGetHealthBenefitQueryKey,
  getGetSuppressedExtendedHealthQueryKey,
  getHealthBenefit,
  getListExtendedHealthFamiliesQueryKey,
  getSuppressedExtendedHealth,
  listExtendedHealthFamilies,
} from '~generated/member/client/health.ts'
import {
  getGetHospitalBenefitQueryKey,
  getGetHospitalFamilyDetailsQueryKey,
  getGetSuppressedHospitalQueryKey,
  getHospitalBenefit,
  getHospitalFamilyDetails,
  getListHospitalBenefitsQueryKey,
  getListHospitalFamiliesQueryKey,
  getSuppressedHospital,
  listHospitalBenefits,
  listHospitalFamilies,
} from '~generated/member/client/hospital.ts'
import type { BenefitCategory, BenefitFamiliesResult, CoveredServiceDetails, ProvisionMap } from '~generated/member/model/index.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { query } from '~/platform/query/query.ts'
import { coverage } from './api.ts'
import { placed, type PlacedService } from './model/service-groups.ts'

/** The two benefits that are catalogues of services, and are asked about in the same way. */
export type Branch = 'hospital' | 'health'
const ask = <Data>(key: QueryKey, fetch: (signal: AbortSignal) => Promise<Data>) => query<Data, QueryKey>(key, fetch)
export type Asked<Data> = ReturnType<typeof ask<Data>>

interface Questions {
  /** services of one person by category; null, a 204, is none (COV-30, COV-37) */
  readonly list: (id: string, participantId: string) => Asked<BenefitCategory[] | null>
  /** one service of one person; null is a code that the plan does not have (COV-31, COV-39) */
  readonly service: (id: string, participantId: string, code: string) => Asked<PlacedService | null>
  /** families of benefits, for members without maaxClaims (COV-23, COV-34) */
  readonly families: (id: string) => Asked<BenefitFamiliesResult>
  /** one benefit of a family; null is a code that the plan does not have (COV-27, COV-35) */
  readonly family: (id: string, code: string) => Asked<ProvisionMap | null>
}

export const services: Readonly<Record<Branch, Questions>> = {
  hospital: {
    list: (id, person) => ask(getListHospitalBenefitsQueryKey(id, person), (signal) => listHospitalBenefits(id, person, undefined, signal)),
    service: (id, person, code) =>
      ask(getGetHospitalBenefitQueryKey(id, person, code), async (signal) =>
        inPlace('hospital', id, person, await orUnknown(getHospitalBenefit(id, person, code, undefined, signal))),
      ),
    families: (id) => ask(getListHospitalFamiliesQueryKey(id), (signal) => listHospitalFamilies(id, undefined, signal)),
    family: (id, code) => ask(getGetHospitalFamilyDetailsQueryKey(id, code), (signal) => orUnknown(getHospitalFamilyDetails(id, code, undefined, signal))),
  },
  health: {
    list: coverage.health,
    service: (id, person, code) =>
      ask(getGetHealthBenefitQueryKey(id, person, code), async (signal) =>
        inPlace('health', id, person, await orUnknown(getHealthBenefit(id, person, code, undefined, signal))),
      ),
    families: (id) => ask(getListExtendedHealthFamiliesQueryKey(id), (signal) => listExtendedHealthFamilies(id, undefined, signal)),
    family: (id, code) =>
      ask(getGetExtendedHealthFamilyDetailsQueryKey(id, code), (signal) => orUnknown(getExtendedHealthFamilyDetails(id, code, undefined, signal))),
  },
}

/** A service with its place, from the list of services where the service does not send it (COV-31, COV-32, COV-39, D-176). */
async function inPlace(branch: Branch, id: string, person: string, details: CoveredServiceDetails | null): Promise<PlacedService | null> {
  if (!details) return null
  const isPlaced = details.benefit !== undefined && details.relatedServices !== undefined
  return placed(details, isPlaced ? [] : ((await queryClient.ensureQueryData(services[branch].list(id, person))) ?? []))
}

/** Coverage in words, for members with suppressCoverage. One answer holds every hospital benefit, so its details are kept with it (COV-33, COV-40). */
export const inWords = {
  hospital: (id: string) => query(getGetSuppressedHospitalQueryKey(id), (signal) => getSuppressedHospital(id, undefined, signal)),
  health: (id: string) => query(getGetSuppressedExtendedHealthQueryKey(id), (signal) => getSuppressedExtendedHealth(id, undefined, signal)),
}

/** A code comes from the address and may be anybody's: that the plan does not have it is an answer, which the page tells, and no failure. */
const orUnknown = <Data>(answer: Promise<Data>): Promise<Data | null> =>
  answer.catch((error: unknown) => {
    if (isPortalError(error) && error.kind === 'not-found') return null
    throw error
  })
