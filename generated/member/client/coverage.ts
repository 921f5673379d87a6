/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  AccountBalance,
  BenefitsResult
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * What the plan includes, in the language of the call. Cards of My coverage, the health spending account guard and the benefit filter of history read it. Any failure counts as unknown, null, and opens nothing (API-072).
 * @summary List the benefits of the plan
 */
export const listBenefits = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<BenefitsResult>(
      {url: `/${encodeURIComponent(String(id))}/benefits`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listBenefits', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * What the member can still use. 204 means no account or nothing in it, shown as zero (API-078).
 * @summary Read the health spending account balance
 */
export const getHealthSpendingAccountBalance = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<AccountBalance | null>(
      {url: `/${encodeURIComponent(String(id))}/benefits/health-spending-account/balance`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getHealthSpendingAccountBalance', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * What the member can still use. 204 means that there is no account (API-085).
 * @summary Read the personal wellness account balance
 */
export const getPersonalWellnessBalance = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<AccountBalance | null>(
      {url: `/${encodeURIComponent(String(id))}/benefits/personal-wellness-account/balance`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getPersonalWellnessBalance', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }
