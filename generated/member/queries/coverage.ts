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
  AccountBalance,
  BenefitsResult
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
 * What the plan includes, in the language of the call. Cards of My coverage, the health spending account guard and the benefit filter of history read it. Any failure counts as unknown, null, and opens nothing (API-072).
 * @summary List the benefits of the plan
 */
export const listBenefits = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<BenefitsResult>(
      {url: `/~/benefits`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listBenefits', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getListBenefitsQueryKey = () => {
    return [
    "listBenefits"
    ] as const;
    }

export const listBenefitsQuery = <TData = Awaited<ReturnType<typeof listBenefits>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBenefitsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBenefits>>> = ({ signal }) => listBenefits(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListBenefitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBenefits>>>
export type ListBenefitsSuspenseQueryError = ErrorType<unknown>

export function useListBenefits<TData = Awaited<ReturnType<typeof listBenefits>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBenefits<TData = Awaited<ReturnType<typeof listBenefits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBenefits<TData = Awaited<ReturnType<typeof listBenefits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the benefits of the plan
 */

export function useListBenefits<TData = Awaited<ReturnType<typeof listBenefits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listBenefitsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What the member can still use. 204 means no account or nothing in it, shown as zero (API-078).
 * @summary Read the health spending account balance
 */
export const getHealthSpendingAccountBalance = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<AccountBalance | null>(
      {url: `/~/benefits/health-spending-account/balance`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getHealthSpendingAccountBalance', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getGetHealthSpendingAccountBalanceQueryKey = () => {
    return [
    "getHealthSpendingAccountBalance"
    ] as const;
    }

export const getHealthSpendingAccountBalanceQuery = <TData = Awaited<ReturnType<typeof getHealthSpendingAccountBalance>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthSpendingAccountBalanceQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthSpendingAccountBalance>>> = ({ signal }) => getHealthSpendingAccountBalance(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetHealthSpendingAccountBalanceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthSpendingAccountBalance>>>
export type GetHealthSpendingAccountBalanceSuspenseQueryError = ErrorType<unknown>

export function useGetHealthSpendingAccountBalance<TData = Awaited<ReturnType<typeof getHealthSpendingAccountBalance>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthSpendingAccountBalance<TData = Awaited<ReturnType<typeof getHealthSpendingAccountBalance>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthSpendingAccountBalance<TData = Awaited<ReturnType<typeof getHealthSpendingAccountBalance>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the health spending account balance
 */

export function useGetHealthSpendingAccountBalance<TData = Awaited<ReturnType<typeof getHealthSpendingAccountBalance>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthSpendingAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHealthSpendingAccountBalanceQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What the member can still use. 204 means that there is no account (API-085).
 * @summary Read the personal wellness account balance
 */
export const getPersonalWellnessBalance = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<AccountBalance | null>(
      {url: `/~/benefits/personal-wellness-account/balance`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getPersonalWellnessBalance', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getGetPersonalWellnessBalanceQueryKey = () => {
    return [
    "getPersonalWellnessBalance"
    ] as const;
    }

export const getPersonalWellnessBalanceQuery = <TData = Awaited<ReturnType<typeof getPersonalWellnessBalance>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalWellnessBalance>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonalWellnessBalanceQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPersonalWellnessBalance>>> = ({ signal }) => getPersonalWellnessBalance(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetPersonalWellnessBalanceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPersonalWellnessBalance>>>
export type GetPersonalWellnessBalanceSuspenseQueryError = ErrorType<unknown>

export function useGetPersonalWellnessBalance<TData = Awaited<ReturnType<typeof getPersonalWellnessBalance>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalWellnessBalance>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPersonalWellnessBalance<TData = Awaited<ReturnType<typeof getPersonalWellnessBalance>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalWellnessBalance>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPersonalWellnessBalance<TData = Awaited<ReturnType<typeof getPersonalWellnessBalance>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalWellnessBalance>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the personal wellness account balance
 */

export function useGetPersonalWellnessBalance<TData = Awaited<ReturnType<typeof getPersonalWellnessBalance>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalWellnessBalance>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonalWellnessBalanceQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
