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
  HealthProfessional,
  ProviderType,
  SearchHealthProfessionalsParams
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
 * Providers of one type in a city and province, optionally by name or telephone. Capitals and accents do not matter. The portal sends city and province in lower case and the telephone as digits, only when given (CLAIM-19 to CLAIM-21). Nothing found is an empty list.
 * @summary Search the directory of providers
 */
export const searchHealthProfessionals = (
    params: SearchHealthProfessionalsParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<HealthProfessional[] | null>(
      {url: `/~/health-professionals`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'searchHealthProfessionals', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getSearchHealthProfessionalsQueryKey = (params?: SearchHealthProfessionalsParams,) => {
    return [
    "searchHealthProfessionals", ...(params ? [params] : [])
    ] as const;
    }

export const searchHealthProfessionalsQuery = <TData = Awaited<ReturnType<typeof searchHealthProfessionals>>, TError = ErrorType<unknown>>(params: SearchHealthProfessionalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchHealthProfessionals>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchHealthProfessionalsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchHealthProfessionals>>> = ({ signal }) => searchHealthProfessionals(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type SearchHealthProfessionalsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchHealthProfessionals>>>
export type SearchHealthProfessionalsSuspenseQueryError = ErrorType<unknown>

export function useSearchHealthProfessionals<TData = Awaited<ReturnType<typeof searchHealthProfessionals>>, TError = ErrorType<unknown>>(
 params: SearchHealthProfessionalsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchHealthProfessionals>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchHealthProfessionals<TData = Awaited<ReturnType<typeof searchHealthProfessionals>>, TError = ErrorType<unknown>>(
 params: SearchHealthProfessionalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchHealthProfessionals>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchHealthProfessionals<TData = Awaited<ReturnType<typeof searchHealthProfessionals>>, TError = ErrorType<unknown>>(
 params: SearchHealthProfessionalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchHealthProfessionals>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the directory of providers
 */

export function useSearchHealthProfessionals<TData = Awaited<ReturnType<typeof searchHealthProfessionals>>, TError = ErrorType<unknown>>(
 params: SearchHealthProfessionalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchHealthProfessionals>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = searchHealthProfessionalsQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Kinds of providers to choose from, in the language of the call (CLAIM-14).
 * @summary List kinds of providers
 */
export const listProviderTypes = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ProviderType[] | null>(
      {url: `/~/provider-types`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listProviderTypes', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListProviderTypesQueryKey = () => {
    return [
    "listProviderTypes"
    ] as const;
    }

export const listProviderTypesQuery = <TData = Awaited<ReturnType<typeof listProviderTypes>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProviderTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProviderTypesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProviderTypes>>> = ({ signal }) => listProviderTypes(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListProviderTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProviderTypes>>>
export type ListProviderTypesSuspenseQueryError = ErrorType<unknown>

export function useListProviderTypes<TData = Awaited<ReturnType<typeof listProviderTypes>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProviderTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviderTypes<TData = Awaited<ReturnType<typeof listProviderTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProviderTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviderTypes<TData = Awaited<ReturnType<typeof listProviderTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProviderTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List kinds of providers
 */

export function useListProviderTypes<TData = Awaited<ReturnType<typeof listProviderTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProviderTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listProviderTypesQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Providers of recent claims, newest first, each once. Their types are the recent provider types (DATA-25). 204 means none.
 * @summary List providers seen lately
 */
export const listRecentProviders = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<HealthProfessional[] | null>(
      {url: `/~/recent-providers`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listRecentProviders', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListRecentProvidersQueryKey = () => {
    return [
    "listRecentProviders"
    ] as const;
    }

export const listRecentProvidersQuery = <TData = Awaited<ReturnType<typeof listRecentProviders>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentProviders>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecentProvidersQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecentProviders>>> = ({ signal }) => listRecentProviders(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListRecentProvidersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRecentProviders>>>
export type ListRecentProvidersSuspenseQueryError = ErrorType<unknown>

export function useListRecentProviders<TData = Awaited<ReturnType<typeof listRecentProviders>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentProviders>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentProviders<TData = Awaited<ReturnType<typeof listRecentProviders>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentProviders>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentProviders<TData = Awaited<ReturnType<typeof listRecentProviders>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentProviders>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List providers seen lately
 */

export function useListRecentProviders<TData = Awaited<ReturnType<typeof listRecentProviders>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentProviders>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listRecentProvidersQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
