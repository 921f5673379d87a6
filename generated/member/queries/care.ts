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
  ConnectedCareContent,
  ConnectedCareToken
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
 * Categories and services of connected care, in the language of the call, with everything that their three pages show (API-115, CARE-01). A category names its services by number. An empty catalogue is 200 with two empty lists. Members of the brand SBC and those whose policy lacks storeFront have no connected care and get 403; the portal does not offer it to them (CARE-17).
 * @summary Read the connected care catalogue
 */
export const getConnectedCareContent = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ConnectedCareContent | null>(
      {url: `/~/connected-care-content`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getConnectedCareContent', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getGetConnectedCareContentQueryKey = () => {
    return [
    "getConnectedCareContent"
    ] as const;
    }

export const getConnectedCareContentQuery = <TData = Awaited<ReturnType<typeof getConnectedCareContent>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConnectedCareContent>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConnectedCareContentQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConnectedCareContent>>> = ({ signal }) => getConnectedCareContent(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetConnectedCareContentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getConnectedCareContent>>>
export type GetConnectedCareContentSuspenseQueryError = ErrorType<unknown>

export function useGetConnectedCareContent<TData = Awaited<ReturnType<typeof getConnectedCareContent>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConnectedCareContent>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConnectedCareContent<TData = Awaited<ReturnType<typeof getConnectedCareContent>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConnectedCareContent>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConnectedCareContent<TData = Awaited<ReturnType<typeof getConnectedCareContent>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConnectedCareContent>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the connected care catalogue
 */

export function useGetConnectedCareContent<TData = Awaited<ReturnType<typeof getConnectedCareContent>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConnectedCareContent>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getConnectedCareContentQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A short-lived signed token that tells a partner who comes from the portal, and in which language (API-116). The portal asks when a service is first opened, keeps one token for each language for the rest of the session, and hands it on in addresses that ask for it (D-135). It opens nothing at the services of the portal, and says no more of the member than the partner needs. 403 as in getConnectedCareContent.
 * @summary Get a token for partners
 */
export const getConnectedCareToken = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ConnectedCareToken>(
      {url: `/~/connected-care-tokens`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getConnectedCareToken', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetConnectedCareTokenQueryKey = () => {
    return [
    "getConnectedCareToken"
    ] as const;
    }

export const getConnectedCareTokenQuery = <TData = Awaited<ReturnType<typeof getConnectedCareToken>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConnectedCareToken>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConnectedCareTokenQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConnectedCareToken>>> = ({ signal }) => getConnectedCareToken(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetConnectedCareTokenSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getConnectedCareToken>>>
export type GetConnectedCareTokenSuspenseQueryError = ErrorType<unknown>

export function useGetConnectedCareToken<TData = Awaited<ReturnType<typeof getConnectedCareToken>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConnectedCareToken>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConnectedCareToken<TData = Awaited<ReturnType<typeof getConnectedCareToken>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConnectedCareToken>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConnectedCareToken<TData = Awaited<ReturnType<typeof getConnectedCareToken>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConnectedCareToken>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a token for partners
 */

export function useGetConnectedCareToken<TData = Awaited<ReturnType<typeof getConnectedCareToken>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConnectedCareToken>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getConnectedCareTokenQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
