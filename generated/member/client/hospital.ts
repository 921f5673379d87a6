/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  BenefitCategory,
  BenefitCode,
  BenefitFamiliesResult,
  CoveredServiceDetails,
  ProvisionMap,
  SuppressedHospitalResult
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Families for members without maaxClaims (API-046, D-11), under data and the key 01 (CONST-31). The portal splits titles at the first opening parenthesis and puts spaces around slashes (COV-24, COV-25). A plan without hospital coverage has no families. 204 means none.
 * @summary List families of hospital benefits
 */
export const listHospitalFamilies = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<BenefitFamiliesResult | null>(
      {url: `/${encodeURIComponent(String(id))}/coverages/hospital`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listHospitalFamilies', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Products of the benefit with their provisions, and what holds for all of them (API-047). Sentences may begin with a dash and a space, which the portal removes (COV-29). 404 means that the plan has no such benefit.
 * @summary Read one hospital benefit of a family
 */
export const getHospitalFamilyDetails = (
    id: string,
    benefitCode: BenefitCode,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ProvisionMap>(
      {url: `/${encodeURIComponent(String(id))}/coverages/hospital/${encodeURIComponent(String(benefitCode))}/details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getHospitalFamilyDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Covered services by category, for members with maaxClaims (API-048, D-11). 204 means that the person has no hospital coverage, which the portal shows as such. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List hospital services of one person
 */
export const listHospitalBenefits = (
    id: string,
    participantId: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<BenefitCategory[] | null>(
      {url: `/${encodeURIComponent(String(id))}/${encodeURIComponent(String(participantId))}/benefits/hospital`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listHospitalBenefits', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * What the plan pays and asks for, where the service stands in the catalogue, and the services next to it (API-049, COV-31). 404 means that the plan has no such service. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read one hospital service of one person
 */
export const getHospitalBenefit = (
    id: string,
    participantId: string,
    code: BenefitCode,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<CoveredServiceDetails>(
      {url: `/${encodeURIComponent(String(id))}/${encodeURIComponent(String(participantId))}/benefits/hospital/${encodeURIComponent(String(code))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getHospitalBenefit', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Descriptions without amounts, for members with suppressCoverage (API-050). The portal keeps each benefit under its code and the language. A plan without hospital coverage has none.
 * @summary Read hospital coverage in words
 */
export const getSuppressedHospital = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<SuppressedHospitalResult | null>(
      {url: `/${encodeURIComponent(String(id))}/suppressed-coverages/hospital`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getSuppressedHospital', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }
