/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  LifeBenefits,
  OnlineDoctors
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * What the plan pays on death, accident, critical illness and disability, with beneficiaries (API-069). Any status but 200 is an error (COV-54). A plan without the benefit has an empty list.
 * @summary Read life and disability benefits
 */
export const getLifeDisabilityBenefits = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<LifeBenefits>(
      {url: `/${encodeURIComponent(String(id))}/coverages/life-disability-benefits`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getLifeDisabilityBenefits', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * What the member has chosen and pays for in addition, in the same form as life and disability (API-070). Any status but 200 is an error (COV-58). Nothing chosen is an empty list.
 * @summary Read optional benefits
 */
export const getOptionalBenefits = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<LifeBenefits>(
      {url: `/${encodeURIComponent(String(id))}/coverages/optional-benefits`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getOptionalBenefits', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * What the plan covers of online doctors, and how to get in (API-071). The text is shown as it is, prices included (CONST-29). Any status but 200 is an error (COV-59).
 * @summary Read online doctors
 */
export const getOnlineDoctors = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<OnlineDoctors>(
      {url: `/${encodeURIComponent(String(id))}/coverages/online-doctors`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getOnlineDoctors', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }
