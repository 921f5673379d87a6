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
  BenefitsDescriptions,
  DrugBenefit,
  DrugDetails,
  DrugSummary,
  GetDrugDetailsParams,
  ListDrugBenefitsParams,
  SearchDrugsParams
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
 * Descriptions without amounts, for members with suppressCoverage (API-057, D-12). A plan without drug coverage has none.
 * @summary Read drug coverage in words
 */
export const getSuppressedDrug = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<BenefitsDescriptions | null>(
      {url: `/~/suppressed-coverages/drug`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getSuppressedDrug', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getGetSuppressedDrugQueryKey = () => {
    return [
    "getSuppressedDrug"
    ] as const;
    }

export const getSuppressedDrugQuery = <TData = Awaited<ReturnType<typeof getSuppressedDrug>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedDrug>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSuppressedDrugQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSuppressedDrug>>> = ({ signal }) => getSuppressedDrug(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetSuppressedDrugSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSuppressedDrug>>>
export type GetSuppressedDrugSuspenseQueryError = ErrorType<unknown>

export function useGetSuppressedDrug<TData = Awaited<ReturnType<typeof getSuppressedDrug>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedDrug>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSuppressedDrug<TData = Awaited<ReturnType<typeof getSuppressedDrug>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedDrug>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSuppressedDrug<TData = Awaited<ReturnType<typeof getSuppressedDrug>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedDrug>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read drug coverage in words
 */

export function useGetSuppressedDrug<TData = Awaited<ReturnType<typeof getSuppressedDrug>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedDrug>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSuppressedDrugQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Drugs by part of a name or ingredient, or by a drug identification number of eight digits, which must match exactly (API-066, D-130). Capitals and accents do not matter; names come first that begin with what was asked. 204 means that nothing was found. A failure goes to the page that asked (COV-44). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Search drugs
 */
export const searchDrugs = (
    params: SearchDrugsParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<DrugSummary[] | null>(
      {url: `/~/coverages/drugs`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'searchDrugs', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

const getSearchDrugsQueryKey = (params?: SearchDrugsParams,) => {
    return [
    "searchDrugs", ...(params ? [params] : [])
    ] as const;
    }

export const searchDrugsQuery = <TData = Awaited<ReturnType<typeof searchDrugs>>, TError = ErrorType<unknown>>(params: SearchDrugsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchDrugs>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchDrugsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchDrugs>>> = ({ signal }) => searchDrugs(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type SearchDrugsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchDrugs>>>
export type SearchDrugsSuspenseQueryError = ErrorType<unknown>

export function useSearchDrugs<TData = Awaited<ReturnType<typeof searchDrugs>>, TError = ErrorType<unknown>>(
 params: SearchDrugsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchDrugs>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchDrugs<TData = Awaited<ReturnType<typeof searchDrugs>>, TError = ErrorType<unknown>>(
 params: SearchDrugsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchDrugs>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchDrugs<TData = Awaited<ReturnType<typeof searchDrugs>>, TError = ErrorType<unknown>>(
 params: SearchDrugsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchDrugs>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search drugs
 */

export function useSearchDrugs<TData = Awaited<ReturnType<typeof searchDrugs>>, TError = ErrorType<unknown>>(
 params: SearchDrugsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchDrugs>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = searchDrugsQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Each drug asked for, for one person and province, with drugs to compare and generics of the same ingredient (API-067). The answer depends on person and province, so the portal keeps it under them as well (D-168). Unknown numbers are left out; 204 means that none is known. A failure goes to the page that asked (COV-46). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read drugs in detail
 */
export const getDrugDetails = (
    params: GetDrugDetailsParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<DrugDetails[] | null>(
      {url: `/~/coverages/drug-details`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getDrugDetails', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

const getGetDrugDetailsQueryKey = (params?: GetDrugDetailsParams,) => {
    return [
    "getDrugDetails", ...(params ? [params] : [])
    ] as const;
    }

export const getDrugDetailsQuery = <TData = Awaited<ReturnType<typeof getDrugDetails>>, TError = ErrorType<unknown>>(params: GetDrugDetailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDrugDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDrugDetailsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDrugDetails>>> = ({ signal }) => getDrugDetails(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetDrugDetailsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDrugDetails>>>
export type GetDrugDetailsSuspenseQueryError = ErrorType<unknown>

export function useGetDrugDetails<TData = Awaited<ReturnType<typeof getDrugDetails>>, TError = ErrorType<unknown>>(
 params: GetDrugDetailsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDrugDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDrugDetails<TData = Awaited<ReturnType<typeof getDrugDetails>>, TError = ErrorType<unknown>>(
 params: GetDrugDetailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDrugDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDrugDetails<TData = Awaited<ReturnType<typeof getDrugDetails>>, TError = ErrorType<unknown>>(
 params: GetDrugDetailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDrugDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read drugs in detail
 */

export function useGetDrugDetails<TData = Awaited<ReturnType<typeof getDrugDetails>>, TError = ErrorType<unknown>>(
 params: GetDrugDetailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDrugDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDrugDetailsQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Whether each drug is a benefit for one person in one province, in the order asked for (API-068). Says what getDrugDetails says. Unknown numbers are left out; 204 means that none is known. A failure goes to the page that asked (D-86). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List what the plan says about drugs
 */
export const listDrugBenefits = (
    params: ListDrugBenefitsParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<DrugBenefit[] | null>(
      {url: `/~/coverages/drug-benefits`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listDrugBenefits', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

const getListDrugBenefitsQueryKey = (params?: ListDrugBenefitsParams,) => {
    return [
    "listDrugBenefits", ...(params ? [params] : [])
    ] as const;
    }

export const listDrugBenefitsQuery = <TData = Awaited<ReturnType<typeof listDrugBenefits>>, TError = ErrorType<unknown>>(params: ListDrugBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDrugBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDrugBenefitsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDrugBenefits>>> = ({ signal }) => listDrugBenefits(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListDrugBenefitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDrugBenefits>>>
export type ListDrugBenefitsSuspenseQueryError = ErrorType<unknown>

export function useListDrugBenefits<TData = Awaited<ReturnType<typeof listDrugBenefits>>, TError = ErrorType<unknown>>(
 params: ListDrugBenefitsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDrugBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrugBenefits<TData = Awaited<ReturnType<typeof listDrugBenefits>>, TError = ErrorType<unknown>>(
 params: ListDrugBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDrugBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrugBenefits<TData = Awaited<ReturnType<typeof listDrugBenefits>>, TError = ErrorType<unknown>>(
 params: ListDrugBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDrugBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what the plan says about drugs
 */

export function useListDrugBenefits<TData = Awaited<ReturnType<typeof listDrugBenefits>>, TError = ErrorType<unknown>>(
 params: ListDrugBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDrugBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listDrugBenefitsQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
