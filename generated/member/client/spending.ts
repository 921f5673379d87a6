/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  GetHealthSpendingProductBalancesParams,
  HsaClaimGroups,
  HsaEligibleService,
  ListPersonalWellnessServicesParams,
  SpendingAccount,
  SpendingProductBalances,
  WellnessBenefits,
  WellnessCategories
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * The account with its periods, for members with maaxClaims (API-077, D-11). Only 200 is an answer. There is no 204 on purpose - for this call it would be an error (D-88), so a member without an account gets 404.
 * @summary Read the health spending account
 */
export const getHealthSpendingAccount = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<SpendingAccount>(
      {url: `/${encodeURIComponent(String(id))}/benefits/health-spending-account`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getHealthSpendingAccount', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * The accounts of one kind with their current period, for members without maaxClaims (API-079, D-11). The specification shows type=hsa; type=pwa asks for the personal wellness account. A member without such an account gets an empty list and 0.00.
 * @summary Read the balances of spending products
 */
export const getHealthSpendingProductBalances = (
    id: string,
    params: GetHealthSpendingProductBalancesParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<SpendingProductBalances>(
      {url: `/${encodeURIComponent(String(id))}/coverages/health-spending-products/balances`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getHealthSpendingProductBalances', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * The same services as searchHsaEligibleClaims, in groups by claim, for members without maaxClaims (API-080, D-116). 204 means that there are none, the portal raises no-claims-found and says so on the page (D-88, ERR-14). A failure other than 422 is a plain error.
 * @summary List claims the health spending account can pay, in groups
 */
export const listHsaEligibleClaims = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<HsaClaimGroups | null>(
      {url: `/${encodeURIComponent(String(id))}/hsa-eligible-claims`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listHsaEligibleClaims', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * What processed claims have left unpaid, one entry for each line, newest first, for members with maaxClaims (API-081, D-116). A line is offered once - not while a request to pay it from the account is open, and then only what is left of it. To pay some, the member sends them as hsaServices of an XX-HSA claim. 204 means that there are none, the portal raises no-claims-found and says so on the page (D-88, ERR-14). A failure other than 422 is a plain error.
 * @summary List services the health spending account can pay
 */
export const searchHsaEligibleClaims = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<HsaEligibleService[] | null>(
      {url: `/${encodeURIComponent(String(id))}/claims/hsa-eligible`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'searchHsaEligibleClaims', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * The account with its periods (API-082). Any status but 200 is an error; a member without an account gets 404.
 * @summary Read the personal wellness account
 */
export const getPersonalWellnessAccount = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<SpendingAccount>(
      {url: `/${encodeURIComponent(String(id))}/benefits/personal-wellness-account`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getPersonalWellnessAccount', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Eligible expenses in the language of the call, in categories (API-083). With categorized=false a flat list of the same expenses, for the service list of an XX-PSA claim (API-084); any failure of that is null for the portal and gives an empty list, so the caller handles failures (D-86).
 * @summary List what the personal wellness account pays
 */
export const listPersonalWellnessServices = (
    id: string,
    params?: ListPersonalWellnessServicesParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<WellnessCategories | WellnessBenefits | null>(
      {url: `/${encodeURIComponent(String(id))}/benefits/personal-wellness-account/services`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listPersonalWellnessServices', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }
