/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  BenefitCategory,
  BenefitCode,
  BenefitFamiliesResult,
  BenefitsDescriptions,
  CoveredServiceDetails,
  ProvisionMap
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Families for members without maaxClaims (API-051, D-11), in the same form as those of hospital. A plan without extended health coverage has no families. 204 means none.
 * @summary List families of extended health benefits
 */
export const listExtendedHealthFamilies = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<BenefitFamiliesResult | null>(
      {url: `/${encodeURIComponent(String(id))}/coverages/extended-health-benefits`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listExtendedHealthFamilies', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Products of the benefit with their provisions, and what holds for all of them (API-052). Sentences may begin with a dash and a space, which the portal removes (COV-36). 404 means that the plan has no such benefit.
 * @summary Read one extended health benefit of a family
 */
export const getExtendedHealthFamilyDetails = (
    id: string,
    code: BenefitCode,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ProvisionMap>(
      {url: `/${encodeURIComponent(String(id))}/coverages/extended-health-benefits/${encodeURIComponent(String(code))}/details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getExtendedHealthFamilyDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Covered services by category, for members with maaxClaims (API-053, D-11). The group vision opens the Vision card of My coverage (D-09). 204 means that the person has no extended health coverage, kept by the portal as an empty list. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List extended health services of one person
 */
export const listHealthBenefits = (
    id: string,
    participantId: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<BenefitCategory[] | null>(
      {url: `/${encodeURIComponent(String(id))}/${encodeURIComponent(String(participantId))}/benefits/health`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listHealthBenefits', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * What the plan pays and asks for, where the service stands in the catalogue, and the services next to it (API-054, COV-39). 404 means that the plan has no such service. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read one extended health service of one person
 */
export const getHealthBenefit = (
    id: string,
    participantId: string,
    code: BenefitCode,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<CoveredServiceDetails>(
      {url: `/${encodeURIComponent(String(id))}/${encodeURIComponent(String(participantId))}/benefits/health/${encodeURIComponent(String(code))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getHealthBenefit', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Descriptions without amounts, for members with suppressCoverage (API-055). A plan without extended health coverage has none.
 * @summary Read extended health coverage in words
 */
export const getSuppressedExtendedHealth = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<BenefitsDescriptions | null>(
      {url: `/${encodeURIComponent(String(id))}/suppressed-coverages/ehb`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getSuppressedExtendedHealth', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }
