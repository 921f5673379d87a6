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
  BenefitCategory,
  BenefitCode,
  BenefitFamiliesResult,
  BenefitsDescriptions,
  CoveredServiceDetails,
  ProvisionMap
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
 * Families for members without maaxClaims (API-051, D-11), in the same form as those of hospital. A plan without extended health coverage has no families. 204 means none.
 * @summary List families of extended health benefits
 */
export const listExtendedHealthFamilies = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<BenefitFamiliesResult | null>(
      {url: `/~/coverages/extended-health-benefits`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listExtendedHealthFamilies', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListExtendedHealthFamiliesQueryKey = () => {
    return [
    "listExtendedHealthFamilies"
    ] as const;
    }

export const listExtendedHealthFamiliesQuery = <TData = Awaited<ReturnType<typeof listExtendedHealthFamilies>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExtendedHealthFamilies>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExtendedHealthFamiliesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExtendedHealthFamilies>>> = ({ signal }) => listExtendedHealthFamilies(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListExtendedHealthFamiliesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listExtendedHealthFamilies>>>
export type ListExtendedHealthFamiliesSuspenseQueryError = ErrorType<unknown>

export function useListExtendedHealthFamilies<TData = Awaited<ReturnType<typeof listExtendedHealthFamilies>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExtendedHealthFamilies>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExtendedHealthFamilies<TData = Awaited<ReturnType<typeof listExtendedHealthFamilies>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExtendedHealthFamilies>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExtendedHealthFamilies<TData = Awaited<ReturnType<typeof listExtendedHealthFamilies>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExtendedHealthFamilies>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List families of extended health benefits
 */

export function useListExtendedHealthFamilies<TData = Awaited<ReturnType<typeof listExtendedHealthFamilies>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExtendedHealthFamilies>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listExtendedHealthFamiliesQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Products of the benefit with their provisions, and what holds for all of them (API-052). Sentences may begin with a dash and a space, which the portal removes (COV-36). 404 means that the plan has no such benefit.
 * @summary Read one extended health benefit of a family
 */
export const getExtendedHealthFamilyDetails = (
    code: BenefitCode,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ProvisionMap>(
      {url: `/~/coverages/extended-health-benefits/${encodeURIComponent(String(code))}/details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getExtendedHealthFamilyDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetExtendedHealthFamilyDetailsQueryKey = (code: BenefitCode,) => {
    return [
    "getExtendedHealthFamilyDetails", ...(code ? [code] : [])
    ] as const;
    }

export const getExtendedHealthFamilyDetailsQuery = <TData = Awaited<ReturnType<typeof getExtendedHealthFamilyDetails>>, TError = ErrorType<unknown>>(code: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getExtendedHealthFamilyDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetExtendedHealthFamilyDetailsQueryKey(code);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExtendedHealthFamilyDetails>>> = ({ signal }) => getExtendedHealthFamilyDetails(code, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetExtendedHealthFamilyDetailsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getExtendedHealthFamilyDetails>>>
export type GetExtendedHealthFamilyDetailsSuspenseQueryError = ErrorType<unknown>

export function useGetExtendedHealthFamilyDetails<TData = Awaited<ReturnType<typeof getExtendedHealthFamilyDetails>>, TError = ErrorType<unknown>>(
 code: BenefitCode, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getExtendedHealthFamilyDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExtendedHealthFamilyDetails<TData = Awaited<ReturnType<typeof getExtendedHealthFamilyDetails>>, TError = ErrorType<unknown>>(
 code: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getExtendedHealthFamilyDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExtendedHealthFamilyDetails<TData = Awaited<ReturnType<typeof getExtendedHealthFamilyDetails>>, TError = ErrorType<unknown>>(
 code: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getExtendedHealthFamilyDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one extended health benefit of a family
 */

export function useGetExtendedHealthFamilyDetails<TData = Awaited<ReturnType<typeof getExtendedHealthFamilyDetails>>, TError = ErrorType<unknown>>(
 code: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getExtendedHealthFamilyDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExtendedHealthFamilyDetailsQuery(code,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Covered services by category, for members with maaxClaims (API-053, D-11). The group vision opens the Vision card of My coverage (D-09). 204 means that the person has no extended health coverage, kept by the portal as an empty list. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List extended health services of one person
 */
export const listHealthBenefits = (
    participantId: string,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<BenefitCategory[] | null>(
      {url: `/~/${encodeURIComponent(String(participantId))}/benefits/health`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listHealthBenefits', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListHealthBenefitsQueryKey = (participantId: string,) => {
    return [
    "listHealthBenefits", ...(participantId ? [participantId] : [])
    ] as const;
    }

export const listHealthBenefitsQuery = <TData = Awaited<ReturnType<typeof listHealthBenefits>>, TError = ErrorType<unknown>>(participantId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHealthBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHealthBenefitsQueryKey(participantId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHealthBenefits>>> = ({ signal }) => listHealthBenefits(participantId, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListHealthBenefitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listHealthBenefits>>>
export type ListHealthBenefitsSuspenseQueryError = ErrorType<unknown>

export function useListHealthBenefits<TData = Awaited<ReturnType<typeof listHealthBenefits>>, TError = ErrorType<unknown>>(
 participantId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHealthBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHealthBenefits<TData = Awaited<ReturnType<typeof listHealthBenefits>>, TError = ErrorType<unknown>>(
 participantId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHealthBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHealthBenefits<TData = Awaited<ReturnType<typeof listHealthBenefits>>, TError = ErrorType<unknown>>(
 participantId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHealthBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List extended health services of one person
 */

export function useListHealthBenefits<TData = Awaited<ReturnType<typeof listHealthBenefits>>, TError = ErrorType<unknown>>(
 participantId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHealthBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listHealthBenefitsQuery(participantId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What the plan pays and asks for, where the service stands in the catalogue, and the services next to it (API-054, COV-39). 404 means that the plan has no such service. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read one extended health service of one person
 */
export const getHealthBenefit = (
    participantId: string,
    code: BenefitCode,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<CoveredServiceDetails>(
      {url: `/~/${encodeURIComponent(String(participantId))}/benefits/health/${encodeURIComponent(String(code))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getHealthBenefit', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetHealthBenefitQueryKey = (participantId: string,
    code: BenefitCode,) => {
    return [
    "getHealthBenefit", ...(code ? [code] : []), ...(participantId ? [participantId] : [])
    ] as const;
    }

export const getHealthBenefitQuery = <TData = Awaited<ReturnType<typeof getHealthBenefit>>, TError = ErrorType<unknown>>(participantId: string,
    code: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthBenefit>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthBenefitQueryKey(participantId,code);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthBenefit>>> = ({ signal }) => getHealthBenefit(participantId,code, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetHealthBenefitSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthBenefit>>>
export type GetHealthBenefitSuspenseQueryError = ErrorType<unknown>

export function useGetHealthBenefit<TData = Awaited<ReturnType<typeof getHealthBenefit>>, TError = ErrorType<unknown>>(
 participantId: string,
    code: BenefitCode, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthBenefit>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthBenefit<TData = Awaited<ReturnType<typeof getHealthBenefit>>, TError = ErrorType<unknown>>(
 participantId: string,
    code: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthBenefit>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthBenefit<TData = Awaited<ReturnType<typeof getHealthBenefit>>, TError = ErrorType<unknown>>(
 participantId: string,
    code: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthBenefit>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one extended health service of one person
 */

export function useGetHealthBenefit<TData = Awaited<ReturnType<typeof getHealthBenefit>>, TError = ErrorType<unknown>>(
 participantId: string,
    code: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthBenefit>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHealthBenefitQuery(participantId,code,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Descriptions without amounts, for members with suppressCoverage (API-055). A plan without extended health coverage has none.
 * @summary Read extended health coverage in words
 */
export const getSuppressedExtendedHealth = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<BenefitsDescriptions | null>(
      {url: `/~/suppressed-coverages/ehb`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getSuppressedExtendedHealth', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getGetSuppressedExtendedHealthQueryKey = () => {
    return [
    "getSuppressedExtendedHealth"
    ] as const;
    }

export const getSuppressedExtendedHealthQuery = <TData = Awaited<ReturnType<typeof getSuppressedExtendedHealth>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedExtendedHealth>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSuppressedExtendedHealthQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSuppressedExtendedHealth>>> = ({ signal }) => getSuppressedExtendedHealth(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetSuppressedExtendedHealthSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSuppressedExtendedHealth>>>
export type GetSuppressedExtendedHealthSuspenseQueryError = ErrorType<unknown>

export function useGetSuppressedExtendedHealth<TData = Awaited<ReturnType<typeof getSuppressedExtendedHealth>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedExtendedHealth>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSuppressedExtendedHealth<TData = Awaited<ReturnType<typeof getSuppressedExtendedHealth>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedExtendedHealth>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSuppressedExtendedHealth<TData = Awaited<ReturnType<typeof getSuppressedExtendedHealth>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedExtendedHealth>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read extended health coverage in words
 */

export function useGetSuppressedExtendedHealth<TData = Awaited<ReturnType<typeof getSuppressedExtendedHealth>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedExtendedHealth>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSuppressedExtendedHealthQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
