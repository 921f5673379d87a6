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
  RhipAmount
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
 * What the retirement health insurance programme (RHIP) still pays this year (API-073). Null means that the member is not enrolled - the portal hides the card of My coverage, and the page says so (D-125). Any status but 200 raises rhip-amount (ERR-12).
 * @summary Read the amount of the retirement programme
 */
export const getRhipAmount = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<RhipAmount>(
      {url: `/~/coverages/retirement-health-insurance-program-benefits/amounts`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getRhipAmount', timeout: 60000, expect: [200], authorization: 'required', errorName: 'rhip-amount',  ...options});
    }

const getGetRhipAmountQueryKey = () => {
    return [
    "getRhipAmount"
    ] as const;
    }

export const getRhipAmountQuery = <TData = Awaited<ReturnType<typeof getRhipAmount>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRhipAmount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRhipAmountQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRhipAmount>>> = ({ signal }) => getRhipAmount(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetRhipAmountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getRhipAmount>>>
export type GetRhipAmountSuspenseQueryError = ErrorType<unknown>

export function useGetRhipAmount<TData = Awaited<ReturnType<typeof getRhipAmount>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRhipAmount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRhipAmount<TData = Awaited<ReturnType<typeof getRhipAmount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRhipAmount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRhipAmount<TData = Awaited<ReturnType<typeof getRhipAmount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRhipAmount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the amount of the retirement programme
 */

export function useGetRhipAmount<TData = Awaited<ReturnType<typeof getRhipAmount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRhipAmount>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRhipAmountQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The last complete year of the programme as a PDF in the language of the call, one to three pages (API-074, D-124). The address is the literal one of the specification, benefits stands in it twice. Any status but 200 raises rhip-report (ERR-13). An empty file or a 204 counts as a failure (D-89).
 * @summary Print the annual report of the retirement programme
 */
export const downloadRhipReportPdf = (

 options?: SecondParameter<typeof memberDownload>,signal?: AbortSignal
) => {

      return memberDownload<Blob>(
      {url: `/~/coverages/retirement-health-insurance-program-benefits/benefits/reports/annual/pdf`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getRhipReportPdf', timeout: 120000, expect: [200], authorization: 'required', errorName: 'rhip-report',  ...options});
    }
