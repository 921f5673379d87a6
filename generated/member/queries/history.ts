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
  ClaimHistory,
  ClaimPaymentDetails,
  ClaimSearchResult,
  GetClaimHistoryStatementPdfParams,
  GetClaimsPdfParams,
  RecentClaim,
  SearchClaimHistoriesParams,
  SearchClaimsParams
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
 * Decided claim lines of some people, for some kinds of claims, by date of service, newest first (API-097). One result for each person who has lines, in the order of the question. All four parameters are needed (CONST-18); all people or all kinds means the whole list, joined with commas (D-159). A practitioner claim belongs to the kind its specialty is claimed under. 204 means none. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Search claim histories
 */
export const searchClaimHistories = (
    params: SearchClaimHistoriesParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ClaimHistory[] | null>(
      {url: `/~/claim-histories`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'searchClaimHistories', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getSearchClaimHistoriesQueryKey = (params?: SearchClaimHistoriesParams,) => {
    return [
    "searchClaimHistories", ...(params ? [params] : [])
    ] as const;
    }

export const searchClaimHistoriesQuery = <TData = Awaited<ReturnType<typeof searchClaimHistories>>, TError = ErrorType<unknown>>(params: SearchClaimHistoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchClaimHistories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchClaimHistoriesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchClaimHistories>>> = ({ signal }) => searchClaimHistories(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type SearchClaimHistoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchClaimHistories>>>
export type SearchClaimHistoriesSuspenseQueryError = ErrorType<unknown>

export function useSearchClaimHistories<TData = Awaited<ReturnType<typeof searchClaimHistories>>, TError = ErrorType<unknown>>(
 params: SearchClaimHistoriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchClaimHistories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchClaimHistories<TData = Awaited<ReturnType<typeof searchClaimHistories>>, TError = ErrorType<unknown>>(
 params: SearchClaimHistoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchClaimHistories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchClaimHistories<TData = Awaited<ReturnType<typeof searchClaimHistories>>, TError = ErrorType<unknown>>(
 params: SearchClaimHistoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchClaimHistories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search claim histories
 */

export function useSearchClaimHistories<TData = Awaited<ReturnType<typeof searchClaimHistories>>, TError = ErrorType<unknown>>(
 params: SearchClaimHistoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchClaimHistories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = searchClaimHistoriesQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The same search as a PDF in the language of the call (API-098). A search that finds nothing gives a document that says so. An empty file or a 204 counts as a failure (D-89).
 * @summary Print claim histories
 */
export const downloadClaimHistoryStatementPdf = (
    params: GetClaimHistoryStatementPdfParams,
 options?: SecondParameter<typeof memberDownload>,signal?: AbortSignal
) => {

      return memberDownload<Blob>(
      {url: `/~/claim-histories/statement`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getClaimHistoryStatementPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Claim lines of a range of dates, newest first, at most maxLimit (API-099). Without dates, the last twelve months of service. 204 means none. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Search claims
 */
export const searchClaims = (
    params?: SearchClaimsParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ClaimSearchResult | null>(
      {url: `/~/claims`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'searchClaims', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getSearchClaimsQueryKey = (params?: SearchClaimsParams,) => {
    return [
    "searchClaims", ...(params ? [params] : [])
    ] as const;
    }

export const searchClaimsQuery = <TData = Awaited<ReturnType<typeof searchClaims>>, TError = ErrorType<unknown>>(params?: SearchClaimsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchClaimsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchClaims>>> = ({ signal }) => searchClaims(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type SearchClaimsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchClaims>>>
export type SearchClaimsSuspenseQueryError = ErrorType<unknown>

export function useSearchClaims<TData = Awaited<ReturnType<typeof searchClaims>>, TError = ErrorType<unknown>>(
 params: undefined |  SearchClaimsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchClaims<TData = Awaited<ReturnType<typeof searchClaims>>, TError = ErrorType<unknown>>(
 params?: SearchClaimsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchClaims<TData = Awaited<ReturnType<typeof searchClaims>>, TError = ErrorType<unknown>>(
 params?: SearchClaimsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search claims
 */

export function useSearchClaims<TData = Awaited<ReturnType<typeof searchClaims>>, TError = ErrorType<unknown>>(
 params?: SearchClaimsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = searchClaimsQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The same search as a PDF in the language of the call (API-100). An empty file or a 204 counts as a failure (D-89). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Print claims
 */
export const downloadClaimsPdf = (
    params?: GetClaimsPdfParams,
 options?: SecondParameter<typeof memberDownload>,signal?: AbortSignal
) => {

      return memberDownload<Blob>(
      {url: `/~/claims/pdf`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getClaimsPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * How the amount of a line was worked out and paid (API-101). Lines whose hasPaymentDetails is false answer 404.
 * @summary Explain one claim line
 */
export const getClaimPaymentDetails = (
    claimId: string,
    line: number,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ClaimPaymentDetails>(
      {url: `/~/claims/${encodeURIComponent(String(claimId))}/payment-details/${encodeURIComponent(String(line))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getClaimPaymentDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetClaimPaymentDetailsQueryKey = (claimId: string,
    line: number,) => {
    return [
    "getClaimPaymentDetails", ...(line ? [line] : []), ...(claimId ? [claimId] : [])
    ] as const;
    }

export const getClaimPaymentDetailsQuery = <TData = Awaited<ReturnType<typeof getClaimPaymentDetails>>, TError = ErrorType<unknown>>(claimId: string,
    line: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getClaimPaymentDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetClaimPaymentDetailsQueryKey(claimId,line);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getClaimPaymentDetails>>> = ({ signal }) => getClaimPaymentDetails(claimId,line, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetClaimPaymentDetailsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getClaimPaymentDetails>>>
export type GetClaimPaymentDetailsSuspenseQueryError = ErrorType<unknown>

export function useGetClaimPaymentDetails<TData = Awaited<ReturnType<typeof getClaimPaymentDetails>>, TError = ErrorType<unknown>>(
 claimId: string,
    line: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getClaimPaymentDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClaimPaymentDetails<TData = Awaited<ReturnType<typeof getClaimPaymentDetails>>, TError = ErrorType<unknown>>(
 claimId: string,
    line: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getClaimPaymentDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClaimPaymentDetails<TData = Awaited<ReturnType<typeof getClaimPaymentDetails>>, TError = ErrorType<unknown>>(
 claimId: string,
    line: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getClaimPaymentDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Explain one claim line
 */

export function useGetClaimPaymentDetails<TData = Awaited<ReturnType<typeof getClaimPaymentDetails>>, TError = ErrorType<unknown>>(
 claimId: string,
    line: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getClaimPaymentDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getClaimPaymentDetailsQuery(claimId,line,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The same explanation as a PDF in the language of the call (API-102). An empty file or a 204 counts as a failure (D-89).
 * @summary Print one claim line
 */
export const downloadClaimPaymentDetailsPdf = (
    claimId: string,
    line: number,
 options?: SecondParameter<typeof memberDownload>,signal?: AbortSignal
) => {

      return memberDownload<Blob>(
      {url: `/~/claims/${encodeURIComponent(String(claimId))}/payment-details/${encodeURIComponent(String(line))}/pdf`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getClaimPaymentDetailsPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * The newest claim lines for the dashboard, newest first (API-103). Answers within 60 seconds (CONST-08). An empty list means none. A failure is shown in place, the dashboard stays usable.
 * @summary List claims of late
 */
export const listRecentClaims = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<RecentClaim[] | null>(
      {url: `/~/recent-claims`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listRecentClaims', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

const getListRecentClaimsQueryKey = () => {
    return [
    "listRecentClaims"
    ] as const;
    }

export const listRecentClaimsQuery = <TData = Awaited<ReturnType<typeof listRecentClaims>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecentClaimsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecentClaims>>> = ({ signal }) => listRecentClaims(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListRecentClaimsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRecentClaims>>>
export type ListRecentClaimsSuspenseQueryError = ErrorType<unknown>

export function useListRecentClaims<TData = Awaited<ReturnType<typeof listRecentClaims>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentClaims<TData = Awaited<ReturnType<typeof listRecentClaims>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentClaims<TData = Awaited<ReturnType<typeof listRecentClaims>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List claims of late
 */

export function useListRecentClaims<TData = Awaited<ReturnType<typeof listRecentClaims>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentClaims>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listRecentClaimsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
