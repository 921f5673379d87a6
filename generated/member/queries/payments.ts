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
  GetPaymentDetailsParams,
  GetPaymentDetailsPdfParams,
  GetPaymentStatementsPdfParams,
  PaymentHistory,
  PaymentStatement,
  SearchPaymentHistoriesParams
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
 * Payments issued in a range of dates, newest first, with their total (API-106). Both dates are needed (CONST-18). 204 means none, kept by the portal as an empty list.
 * @summary Search payments
 */
export const searchPaymentHistories = (
    params: SearchPaymentHistoriesParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<PaymentHistory | null>(
      {url: `/~/payment-histories`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'searchPaymentHistories', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getSearchPaymentHistoriesQueryKey = (params?: SearchPaymentHistoriesParams,) => {
    return [
    "searchPaymentHistories", ...(params ? [params] : [])
    ] as const;
    }

export const searchPaymentHistoriesQuery = <TData = Awaited<ReturnType<typeof searchPaymentHistories>>, TError = ErrorType<unknown>>(params: SearchPaymentHistoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPaymentHistories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPaymentHistoriesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPaymentHistories>>> = ({ signal }) => searchPaymentHistories(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type SearchPaymentHistoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchPaymentHistories>>>
export type SearchPaymentHistoriesSuspenseQueryError = ErrorType<unknown>

export function useSearchPaymentHistories<TData = Awaited<ReturnType<typeof searchPaymentHistories>>, TError = ErrorType<unknown>>(
 params: SearchPaymentHistoriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPaymentHistories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPaymentHistories<TData = Awaited<ReturnType<typeof searchPaymentHistories>>, TError = ErrorType<unknown>>(
 params: SearchPaymentHistoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPaymentHistories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPaymentHistories<TData = Awaited<ReturnType<typeof searchPaymentHistories>>, TError = ErrorType<unknown>>(
 params: SearchPaymentHistoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPaymentHistories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search payments
 */

export function useSearchPaymentHistories<TData = Awaited<ReturnType<typeof searchPaymentHistories>>, TError = ErrorType<unknown>>(
 params: SearchPaymentHistoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchPaymentHistories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = searchPaymentHistoriesQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A statement of the payments of a range of dates as a PDF in the language of the call (API-107). 204 means that there are none - the portal says in place that no statement is available for this period, and shows no dialog (D-89).
 * @summary Print payments
 */
export const downloadPaymentStatementsPdf = (
    params: GetPaymentStatementsPdfParams,
 options?: SecondParameter<typeof memberDownload>,signal?: AbortSignal
) => {

      return memberDownload<Blob | null>(
      {url: `/~/payment-histories/statements`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getPaymentStatementsPdf', timeout: 120000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * The statement of one payment - to whom, how much, and how the amounts of its claim lines were worked out (API-108). All three parameters are needed (CONST-18). The dates are those of the search the member came from; a payment outside of them is answered all the same, because recent claims link to payments of any age. The number of a payment stands in payment histories, recent claims and claim payment details.
 * @summary Explain one payment
 */
export const getPaymentDetails = (
    params: GetPaymentDetailsParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<PaymentStatement>(
      {url: `/~/payment-details`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getPaymentDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetPaymentDetailsQueryKey = (params?: GetPaymentDetailsParams,) => {
    return [
    "getPaymentDetails", ...(params ? [params] : [])
    ] as const;
    }

export const getPaymentDetailsQuery = <TData = Awaited<ReturnType<typeof getPaymentDetails>>, TError = ErrorType<unknown>>(params: GetPaymentDetailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentDetailsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentDetails>>> = ({ signal }) => getPaymentDetails(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetPaymentDetailsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentDetails>>>
export type GetPaymentDetailsSuspenseQueryError = ErrorType<unknown>

export function useGetPaymentDetails<TData = Awaited<ReturnType<typeof getPaymentDetails>>, TError = ErrorType<unknown>>(
 params: GetPaymentDetailsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentDetails<TData = Awaited<ReturnType<typeof getPaymentDetails>>, TError = ErrorType<unknown>>(
 params: GetPaymentDetailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentDetails<TData = Awaited<ReturnType<typeof getPaymentDetails>>, TError = ErrorType<unknown>>(
 params: GetPaymentDetailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Explain one payment
 */

export function useGetPaymentDetails<TData = Awaited<ReturnType<typeof getPaymentDetails>>, TError = ErrorType<unknown>>(
 params: GetPaymentDetailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPaymentDetailsQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The same statement as a PDF in the language of the call (API-109). An empty file or a 204 counts as a failure (D-89).
 * @summary Print one payment
 */
export const downloadPaymentDetailsPdf = (
    params: GetPaymentDetailsPdfParams,
 options?: SecondParameter<typeof memberDownload>,signal?: AbortSignal
) => {

      return memberDownload<Blob>(
      {url: `/~/payment-details-pdf`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getPaymentDetailsPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }
