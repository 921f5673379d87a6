/**
 * Generated from the contract "Member service". Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

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

import { memberCall } from '../../../src/platform/query/member-call.ts';
import type { ErrorType } from '../../../src/platform/query/member-call.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * The account with its periods, for members with maaxClaims (API-077, D-11). Only 200 is an answer. There is no 204 on purpose - for this call it would be an error (D-88), so a member without an account gets 404.
 * @summary Read the health spending account
 */
export const getHealthSpendingAccount = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<SpendingAccount>(
      {url: `/~/benefits/health-spending-account`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getHealthSpendingAccount', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetHealthSpendingAccountQueryKey = () => {
    return [
    "getHealthSpendingAccount"
    ] as const;
    }

export const getHealthSpendingAccountQuery = <TData = Awaited<ReturnType<typeof getHealthSpendingAccount>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingAccount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthSpendingAccountQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthSpendingAccount>>> = ({ signal }) => getHealthSpendingAccount(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetHealthSpendingAccountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthSpendingAccount>>>
export type GetHealthSpendingAccountSuspenseQueryError = ErrorType<unknown>

export function useGetHealthSpendingAccount<TData = Awaited<ReturnType<typeof getHealthSpendingAccount>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingAccount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthSpendingAccount<TData = Awaited<ReturnType<typeof getHealthSpendingAccount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingAccount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthSpendingAccount<TData = Awaited<ReturnType<typeof getHealthSpendingAccount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingAccount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the health spending account
 */

export function useGetHealthSpendingAccount<TData = Awaited<ReturnType<typeof getHealthSpendingAccount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingAccount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHealthSpendingAccountQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The accounts of one kind with their current period, for members without maaxClaims (API-079, D-11). The specification shows type=hsa; type=pwa asks for the personal wellness account. A member without such an account gets an empty list and 0.00.
 * @summary Read the balances of spending products
 */
export const getHealthSpendingProductBalances = (
    params: GetHealthSpendingProductBalancesParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<SpendingProductBalances>(
      {url: `/~/coverages/health-spending-products/balances`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getHealthSpendingProductBalances', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetHealthSpendingProductBalancesQueryKey = (params?: GetHealthSpendingProductBalancesParams,) => {
    return [
    "getHealthSpendingProductBalances", ...(params ? [params] : [])
    ] as const;
    }

export const getHealthSpendingProductBalancesQuery = <TData = Awaited<ReturnType<typeof getHealthSpendingProductBalances>>, TError = ErrorType<unknown>>(params: GetHealthSpendingProductBalancesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingProductBalances>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthSpendingProductBalancesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthSpendingProductBalances>>> = ({ signal }) => getHealthSpendingProductBalances(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetHealthSpendingProductBalancesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthSpendingProductBalances>>>
export type GetHealthSpendingProductBalancesSuspenseQueryError = ErrorType<unknown>

export function useGetHealthSpendingProductBalances<TData = Awaited<ReturnType<typeof getHealthSpendingProductBalances>>, TError = ErrorType<unknown>>(
 params: GetHealthSpendingProductBalancesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingProductBalances>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthSpendingProductBalances<TData = Awaited<ReturnType<typeof getHealthSpendingProductBalances>>, TError = ErrorType<unknown>>(
 params: GetHealthSpendingProductBalancesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingProductBalances>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthSpendingProductBalances<TData = Awaited<ReturnType<typeof getHealthSpendingProductBalances>>, TError = ErrorType<unknown>>(
 params: GetHealthSpendingProductBalancesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingProductBalances>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the balances of spending products
 */

export function useGetHealthSpendingProductBalances<TData = Awaited<ReturnType<typeof getHealthSpendingProductBalances>>, TError = ErrorType<unknown>>(
 params: GetHealthSpendingProductBalancesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingProductBalances>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHealthSpendingProductBalancesQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The same services as searchHsaEligibleClaims, in groups by claim, for members without maaxClaims (API-080, D-116). 204 means that there are none, the portal raises no-claims-found and says so on the page (D-88, ERR-14). A failure other than 422 is a plain error.
 * @summary List claims the health spending account can pay, in groups
 */
export const listHsaEligibleClaims = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<HsaClaimGroups | null>(
      {url: `/~/hsa-eligible-claims`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listHsaEligibleClaims', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListHsaEligibleClaimsQueryKey = () => {
    return [
    "listHsaEligibleClaims"
    ] as const;
    }

export const listHsaEligibleClaimsQuery = <TData = Awaited<ReturnType<typeof listHsaEligibleClaims>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHsaEligibleClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHsaEligibleClaimsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHsaEligibleClaims>>> = ({ signal }) => listHsaEligibleClaims(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListHsaEligibleClaimsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listHsaEligibleClaims>>>
export type ListHsaEligibleClaimsSuspenseQueryError = ErrorType<unknown>

export function useListHsaEligibleClaims<TData = Awaited<ReturnType<typeof listHsaEligibleClaims>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHsaEligibleClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHsaEligibleClaims<TData = Awaited<ReturnType<typeof listHsaEligibleClaims>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHsaEligibleClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHsaEligibleClaims<TData = Awaited<ReturnType<typeof listHsaEligibleClaims>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHsaEligibleClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List claims the health spending account can pay, in groups
 */

export function useListHsaEligibleClaims<TData = Awaited<ReturnType<typeof listHsaEligibleClaims>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHsaEligibleClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listHsaEligibleClaimsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What processed claims have left unpaid, one entry for each line, newest first, for members with maaxClaims (API-081, D-116). A line is offered once - not while a request to pay it from the account is open, and then only what is left of it. To pay some, the member sends them as hsaServices of an XX-HSA claim. 204 means that there are none, the portal raises no-claims-found and says so on the page (D-88, ERR-14). A failure other than 422 is a plain error.
 * @summary List services the health spending account can pay
 */
export const searchHsaEligibleClaims = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<HsaEligibleService[] | null>(
      {url: `/~/claims/hsa-eligible`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'searchHsaEligibleClaims', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getSearchHsaEligibleClaimsQueryKey = () => {
    return [
    "searchHsaEligibleClaims"
    ] as const;
    }

export const searchHsaEligibleClaimsQuery = <TData = Awaited<ReturnType<typeof searchHsaEligibleClaims>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchHsaEligibleClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchHsaEligibleClaimsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchHsaEligibleClaims>>> = ({ signal }) => searchHsaEligibleClaims(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type SearchHsaEligibleClaimsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchHsaEligibleClaims>>>
export type SearchHsaEligibleClaimsSuspenseQueryError = ErrorType<unknown>

export function useSearchHsaEligibleClaims<TData = Awaited<ReturnType<typeof searchHsaEligibleClaims>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchHsaEligibleClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchHsaEligibleClaims<TData = Awaited<ReturnType<typeof searchHsaEligibleClaims>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchHsaEligibleClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchHsaEligibleClaims<TData = Awaited<ReturnType<typeof searchHsaEligibleClaims>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchHsaEligibleClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List services the health spending account can pay
 */

export function useSearchHsaEligibleClaims<TData = Awaited<ReturnType<typeof searchHsaEligibleClaims>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchHsaEligibleClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = searchHsaEligibleClaimsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The account with its periods (API-082). Any status but 200 is an error; a member without an account gets 404.
 * @summary Read the personal wellness account
 */
export const getPersonalWellnessAccount = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<SpendingAccount>(
      {url: `/~/benefits/personal-wellness-account`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getPersonalWellnessAccount', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetPersonalWellnessAccountQueryKey = () => {
    return [
    "getPersonalWellnessAccount"
    ] as const;
    }

export const getPersonalWellnessAccountQuery = <TData = Awaited<ReturnType<typeof getPersonalWellnessAccount>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalWellnessAccount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonalWellnessAccountQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPersonalWellnessAccount>>> = ({ signal }) => getPersonalWellnessAccount(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetPersonalWellnessAccountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPersonalWellnessAccount>>>
export type GetPersonalWellnessAccountSuspenseQueryError = ErrorType<unknown>

export function useGetPersonalWellnessAccount<TData = Awaited<ReturnType<typeof getPersonalWellnessAccount>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalWellnessAccount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPersonalWellnessAccount<TData = Awaited<ReturnType<typeof getPersonalWellnessAccount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalWellnessAccount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPersonalWellnessAccount<TData = Awaited<ReturnType<typeof getPersonalWellnessAccount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalWellnessAccount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the personal wellness account
 */

export function useGetPersonalWellnessAccount<TData = Awaited<ReturnType<typeof getPersonalWellnessAccount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalWellnessAccount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonalWellnessAccountQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Eligible expenses in the language of the call, in categories (API-083). With categorized=false a flat list of the same expenses, for the service list of an XX-PSA claim (API-084); any failure of that is null for the portal and gives an empty list, so the caller handles failures (D-86).
 * @summary List what the personal wellness account pays
 */
export const listPersonalWellnessServices = (
    params?: ListPersonalWellnessServicesParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<WellnessCategories | WellnessBenefits | null>(
      {url: `/~/benefits/personal-wellness-account/services`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listPersonalWellnessServices', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

const getListPersonalWellnessServicesQueryKey = (params?: ListPersonalWellnessServicesParams,) => {
    return [
    "listPersonalWellnessServices", ...(params ? [params] : [])
    ] as const;
    }

export const listPersonalWellnessServicesQuery = <TData = Awaited<ReturnType<typeof listPersonalWellnessServices>>, TError = ErrorType<unknown>>(params?: ListPersonalWellnessServicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonalWellnessServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonalWellnessServicesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonalWellnessServices>>> = ({ signal }) => listPersonalWellnessServices(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListPersonalWellnessServicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPersonalWellnessServices>>>
export type ListPersonalWellnessServicesSuspenseQueryError = ErrorType<unknown>

export function useListPersonalWellnessServices<TData = Awaited<ReturnType<typeof listPersonalWellnessServices>>, TError = ErrorType<unknown>>(
 params: undefined |  ListPersonalWellnessServicesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonalWellnessServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPersonalWellnessServices<TData = Awaited<ReturnType<typeof listPersonalWellnessServices>>, TError = ErrorType<unknown>>(
 params?: ListPersonalWellnessServicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonalWellnessServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPersonalWellnessServices<TData = Awaited<ReturnType<typeof listPersonalWellnessServices>>, TError = ErrorType<unknown>>(
 params?: ListPersonalWellnessServicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonalWellnessServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what the personal wellness account pays
 */

export function useListPersonalWellnessServices<TData = Awaited<ReturnType<typeof listPersonalWellnessServices>>, TError = ErrorType<unknown>>(
 params?: ListPersonalWellnessServicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonalWellnessServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listPersonalWellnessServicesQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
