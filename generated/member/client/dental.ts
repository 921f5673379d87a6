/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  BenefitsDescriptions,
  DentalBenefits,
  DentalLastService,
  GetCoveragesDentalParams,
  GetDentalBenefitsParams,
  LabelsByValue
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Descriptions without amounts, for members with suppressCoverage (API-056, D-12). A plan without dental coverage has none.
 * @summary Read dental coverage in words
 */
export const getSuppressedDental = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<BenefitsDescriptions | null>(
      {url: `/${encodeURIComponent(String(id))}/suppressed-coverages/dental`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getSuppressedDental', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * One address, two questions (D-149). Without a query, what the plan covers at the dentist. With specialty, province and codes, the services of these codes with the price of the guide and what the plan pays of it; all three are needed, else 422. 200 means that every code has a service, 400 that some have errors, 204 that there is no dental coverage. For members with maaxClaims (API-058, API-059). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read dental coverage or look codes up
 */
export const getDentalBenefits = (
    id: string,
    participantId: string,
    params?: GetDentalBenefitsParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<DentalBenefits | null>(
      {url: `/${encodeURIComponent(String(id))}/${encodeURIComponent(String(participantId))}/benefits/dental`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getDentalBenefits', timeout: 60000, expect: [200, 204, 400], authorization: 'required',  ...options});
    }

/**
 * When each kind of dental service was last given, from claims of the member and of the dental office (API-060). In no particular order, the portal sorts by description (COV-18). 204 means that there has been none, or that there is no dental coverage. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List last dental services of one person
 */
export const getDentalLastServiceDetails = (
    id: string,
    participantId: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<DentalLastService[] | null>(
      {url: `/${encodeURIComponent(String(id))}/${encodeURIComponent(String(participantId))}/benefits/dental/last-service-details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getDentalLastServiceDetails', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Provinces and territories to choose from in a search, by the value to send (API-061). For members with maaxClaims. 204 means that there is no dental coverage, and leaves the list empty (COV-16).
 * @summary List dental provinces
 */
export const listDentalProvinces = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<LabelsByValue | null>(
      {url: `/${encodeURIComponent(String(id))}/benefits/dental/provinces`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listDentalProvinces', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Kinds of dental providers to choose from in a search, by the value to send (API-062). For members with maaxClaims. 204 means that there is no dental coverage, and leaves the list empty (COV-16).
 * @summary List dental specialties
 */
export const listDentalSpecialties = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<LabelsByValue | null>(
      {url: `/${encodeURIComponent(String(id))}/benefits/dental/specialties`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listDentalSpecialties', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Provinces and territories to choose from in a search, by the value to send (API-063). For members without maaxClaims (COV-20). 204 means that there is no dental coverage, and leaves the list empty (COV-16).
 * @summary List dental provinces of the alternate page
 */
export const listCoveragesDentalProvinces = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<LabelsByValue | null>(
      {url: `/${encodeURIComponent(String(id))}/coverages/dental/provinces`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listCoveragesDentalProvinces', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Kinds of dental providers to choose from in a search, by the value to send (API-064). For members without maaxClaims (COV-20). 204 means that there is no dental coverage, and leaves the list empty (COV-16).
 * @summary List dental specialties of the alternate page
 */
export const listCoveragesDentalSpecialties = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<LabelsByValue | null>(
      {url: `/${encodeURIComponent(String(id))}/coverages/dental/specialties`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listCoveragesDentalSpecialties', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * One address, two questions (D-149). Without a query, what the plan covers at the dentist. With specialty, province and codes, the services of these codes with the price of the guide and what the plan pays of it; all three are needed, else 422. 200 means that every code has a service, 400 that some have errors, 204 that there is no dental coverage. For members without maaxClaims (API-065, COV-20).
 * @summary Read dental coverage of the plan or look codes up
 */
export const getCoveragesDental = (
    id: string,
    params?: GetCoveragesDentalParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<DentalBenefits | null>(
      {url: `/${encodeURIComponent(String(id))}/coverages/dental`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getCoveragesDental', timeout: 60000, expect: [200, 204, 400], authorization: 'required',  ...options});
    }
