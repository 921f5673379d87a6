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
  LifeBenefits,
  OnlineDoctors
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
 * What the plan pays on death, accident, critical illness and disability, with beneficiaries (API-069). Any status but 200 is an error (COV-54). A plan without the benefit has an empty list.
 * @summary Read life and disability benefits
 */
export const getLifeDisabilityBenefits = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<LifeBenefits>(
      {url: `/~/coverages/life-disability-benefits`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getLifeDisabilityBenefits', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetLifeDisabilityBenefitsQueryKey = () => {
    return [
    "getLifeDisabilityBenefits"
    ] as const;
    }

export const getLifeDisabilityBenefitsQuery = <TData = Awaited<ReturnType<typeof getLifeDisabilityBenefits>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLifeDisabilityBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLifeDisabilityBenefitsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLifeDisabilityBenefits>>> = ({ signal }) => getLifeDisabilityBenefits(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetLifeDisabilityBenefitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLifeDisabilityBenefits>>>
export type GetLifeDisabilityBenefitsSuspenseQueryError = ErrorType<unknown>

export function useGetLifeDisabilityBenefits<TData = Awaited<ReturnType<typeof getLifeDisabilityBenefits>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLifeDisabilityBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLifeDisabilityBenefits<TData = Awaited<ReturnType<typeof getLifeDisabilityBenefits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLifeDisabilityBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLifeDisabilityBenefits<TData = Awaited<ReturnType<typeof getLifeDisabilityBenefits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLifeDisabilityBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read life and disability benefits
 */

export function useGetLifeDisabilityBenefits<TData = Awaited<ReturnType<typeof getLifeDisabilityBenefits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLifeDisabilityBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLifeDisabilityBenefitsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What the member has chosen and pays for in addition, in the same form as life and disability (API-070). Any status but 200 is an error (COV-58). Nothing chosen is an empty list.
 * @summary Read optional benefits
 */
export const getOptionalBenefits = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<LifeBenefits>(
      {url: `/~/coverages/optional-benefits`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getOptionalBenefits', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetOptionalBenefitsQueryKey = () => {
    return [
    "getOptionalBenefits"
    ] as const;
    }

export const getOptionalBenefitsQuery = <TData = Awaited<ReturnType<typeof getOptionalBenefits>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOptionalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOptionalBenefitsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOptionalBenefits>>> = ({ signal }) => getOptionalBenefits(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetOptionalBenefitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOptionalBenefits>>>
export type GetOptionalBenefitsSuspenseQueryError = ErrorType<unknown>

export function useGetOptionalBenefits<TData = Awaited<ReturnType<typeof getOptionalBenefits>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOptionalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionalBenefits<TData = Awaited<ReturnType<typeof getOptionalBenefits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOptionalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionalBenefits<TData = Awaited<ReturnType<typeof getOptionalBenefits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOptionalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read optional benefits
 */

export function useGetOptionalBenefits<TData = Awaited<ReturnType<typeof getOptionalBenefits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOptionalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOptionalBenefitsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What the plan covers of online doctors, and how to get in (API-071). The text is shown as it is, prices included (CONST-29). Any status but 200 is an error (COV-59).
 * @summary Read online doctors
 */
export const getOnlineDoctors = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<OnlineDoctors>(
      {url: `/~/coverages/online-doctors`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getOnlineDoctors', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetOnlineDoctorsQueryKey = () => {
    return [
    "getOnlineDoctors"
    ] as const;
    }

export const getOnlineDoctorsQuery = <TData = Awaited<ReturnType<typeof getOnlineDoctors>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOnlineDoctors>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOnlineDoctorsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOnlineDoctors>>> = ({ signal }) => getOnlineDoctors(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetOnlineDoctorsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOnlineDoctors>>>
export type GetOnlineDoctorsSuspenseQueryError = ErrorType<unknown>

export function useGetOnlineDoctors<TData = Awaited<ReturnType<typeof getOnlineDoctors>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOnlineDoctors>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOnlineDoctors<TData = Awaited<ReturnType<typeof getOnlineDoctors>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOnlineDoctors>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOnlineDoctors<TData = Awaited<ReturnType<typeof getOnlineDoctors>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOnlineDoctors>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read online doctors
 */

export function useGetOnlineDoctors<TData = Awaited<ReturnType<typeof getOnlineDoctors>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOnlineDoctors>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOnlineDoctorsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
