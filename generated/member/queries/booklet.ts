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
  BookletId,
  GetBookletPdfParams
} from '../model';

import { memberCall } from '../../../src/platform/query/member-call.ts';
import type { ErrorType } from '../../../src/platform/query/member-call.ts';
import { memberDownload } from '../../../src/platform/query/member-call.ts';

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
 * Number of the booklet that describes the plan (API-075). Null means that the plan has none. Any failure counts as null for the portal, without a dialog - the link is not shown (ERR-31, D-126).
 * @summary Find the booklet of the plan
 */
export const getBookletId = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<BookletId>(
      {url: `/~/coverages/booklets`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getBookletId', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getGetBookletIdQueryKey = () => {
    return [
    "getBookletId"
    ] as const;
    }

export const getBookletIdQuery = <TData = Awaited<ReturnType<typeof getBookletId>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookletId>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookletIdQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookletId>>> = ({ signal }) => getBookletId(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetBookletIdSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBookletId>>>
export type GetBookletIdSuspenseQueryError = ErrorType<unknown>

export function useGetBookletId<TData = Awaited<ReturnType<typeof getBookletId>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookletId>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBookletId<TData = Awaited<ReturnType<typeof getBookletId>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookletId>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBookletId<TData = Awaited<ReturnType<typeof getBookletId>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookletId>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find the booklet of the plan
 */

export function useGetBookletId<TData = Awaited<ReturnType<typeof getBookletId>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookletId>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBookletIdQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The booklet as a PDF in the language of the call (API-076). The id of the query is the bookletId, the id of the path is the member. Any failure is false for the portal - My coverage says that the booklet is not available right now, no dialog is shown (ERR-31, D-126). An empty file or a 204 counts as a failure (D-89).
 * @summary Download the booklet of the plan
 */
export const downloadBookletPdf = (
    params: GetBookletPdfParams,
 options?: SecondParameter<typeof memberDownload>,signal?: AbortSignal
) => {

      return memberDownload<Blob>(
      {url: `/~/coverages/booklet`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getBookletPdf', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }
