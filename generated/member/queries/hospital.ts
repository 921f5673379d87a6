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
  CoveredServiceDetails,
  ProvisionMap,
  SuppressedHospitalResult
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
 * Families for members without maaxClaims (API-046, D-11), under data and the key 01 (CONST-31). The portal splits titles at the first opening parenthesis and puts spaces around slashes (COV-24, COV-25). A plan without hospital coverage has no families. 204 means none.
 * @summary List families of hospital benefits
 */
export const listHospitalFamilies = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<BenefitFamiliesResult | null>(
      {url: `/~/coverages/hospital`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listHospitalFamilies', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListHospitalFamiliesQueryKey = () => {
    return [
    "listHospitalFamilies"
    ] as const;
    }

export const listHospitalFamiliesQuery = <TData = Awaited<ReturnType<typeof listHospitalFamilies>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHospitalFamilies>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHospitalFamiliesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHospitalFamilies>>> = ({ signal }) => listHospitalFamilies(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListHospitalFamiliesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listHospitalFamilies>>>
export type ListHospitalFamiliesSuspenseQueryError = ErrorType<unknown>

export function useListHospitalFamilies<TData = Awaited<ReturnType<typeof listHospitalFamilies>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHospitalFamilies>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHospitalFamilies<TData = Awaited<ReturnType<typeof listHospitalFamilies>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHospitalFamilies>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHospitalFamilies<TData = Awaited<ReturnType<typeof listHospitalFamilies>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHospitalFamilies>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List families of hospital benefits
 */

export function useListHospitalFamilies<TData = Awaited<ReturnType<typeof listHospitalFamilies>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHospitalFamilies>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listHospitalFamiliesQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Products of the benefit with their provisions, and what holds for all of them (API-047). Sentences may begin with a dash and a space, which the portal removes (COV-29). 404 means that the plan has no such benefit.
 * @summary Read one hospital benefit of a family
 */
export const getHospitalFamilyDetails = (
    benefitCode: BenefitCode,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ProvisionMap>(
      {url: `/~/coverages/hospital/${encodeURIComponent(String(benefitCode))}/details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getHospitalFamilyDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetHospitalFamilyDetailsQueryKey = (benefitCode: BenefitCode,) => {
    return [
    "getHospitalFamilyDetails", ...(benefitCode ? [benefitCode] : [])
    ] as const;
    }

export const getHospitalFamilyDetailsQuery = <TData = Awaited<ReturnType<typeof getHospitalFamilyDetails>>, TError = ErrorType<unknown>>(benefitCode: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHospitalFamilyDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHospitalFamilyDetailsQueryKey(benefitCode);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHospitalFamilyDetails>>> = ({ signal }) => getHospitalFamilyDetails(benefitCode, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetHospitalFamilyDetailsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getHospitalFamilyDetails>>>
export type GetHospitalFamilyDetailsSuspenseQueryError = ErrorType<unknown>

export function useGetHospitalFamilyDetails<TData = Awaited<ReturnType<typeof getHospitalFamilyDetails>>, TError = ErrorType<unknown>>(
 benefitCode: BenefitCode, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHospitalFamilyDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHospitalFamilyDetails<TData = Awaited<ReturnType<typeof getHospitalFamilyDetails>>, TError = ErrorType<unknown>>(
 benefitCode: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHospitalFamilyDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHospitalFamilyDetails<TData = Awaited<ReturnType<typeof getHospitalFamilyDetails>>, TError = ErrorType<unknown>>(
 benefitCode: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHospitalFamilyDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one hospital benefit of a family
 */

export function useGetHospitalFamilyDetails<TData = Awaited<ReturnType<typeof getHospitalFamilyDetails>>, TError = ErrorType<unknown>>(
 benefitCode: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHospitalFamilyDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHospitalFamilyDetailsQuery(benefitCode,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Covered services by category, for members with maaxClaims (API-048, D-11). 204 means that the person has no hospital coverage, which the portal shows as such. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List hospital services of one person
 */
export const listHospitalBenefits = (
    participantId: string,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<BenefitCategory[] | null>(
      {url: `/~/${encodeURIComponent(String(participantId))}/benefits/hospital`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listHospitalBenefits', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListHospitalBenefitsQueryKey = (participantId: string,) => {
    return [
    "listHospitalBenefits", ...(participantId ? [participantId] : [])
    ] as const;
    }

export const listHospitalBenefitsQuery = <TData = Awaited<ReturnType<typeof listHospitalBenefits>>, TError = ErrorType<unknown>>(participantId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHospitalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHospitalBenefitsQueryKey(participantId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHospitalBenefits>>> = ({ signal }) => listHospitalBenefits(participantId, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListHospitalBenefitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listHospitalBenefits>>>
export type ListHospitalBenefitsSuspenseQueryError = ErrorType<unknown>

export function useListHospitalBenefits<TData = Awaited<ReturnType<typeof listHospitalBenefits>>, TError = ErrorType<unknown>>(
 participantId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHospitalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHospitalBenefits<TData = Awaited<ReturnType<typeof listHospitalBenefits>>, TError = ErrorType<unknown>>(
 participantId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHospitalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHospitalBenefits<TData = Awaited<ReturnType<typeof listHospitalBenefits>>, TError = ErrorType<unknown>>(
 participantId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHospitalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List hospital services of one person
 */

export function useListHospitalBenefits<TData = Awaited<ReturnType<typeof listHospitalBenefits>>, TError = ErrorType<unknown>>(
 participantId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHospitalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listHospitalBenefitsQuery(participantId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What the plan pays and asks for, where the service stands in the catalogue, and the services next to it (API-049, COV-31). 404 means that the plan has no such service. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read one hospital service of one person
 */
export const getHospitalBenefit = (
    participantId: string,
    code: BenefitCode,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<CoveredServiceDetails>(
      {url: `/~/${encodeURIComponent(String(participantId))}/benefits/hospital/${encodeURIComponent(String(code))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getHospitalBenefit', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetHospitalBenefitQueryKey = (participantId: string,
    code: BenefitCode,) => {
    return [
    "getHospitalBenefit", ...(code ? [code] : []), ...(participantId ? [participantId] : [])
    ] as const;
    }

export const getHospitalBenefitQuery = <TData = Awaited<ReturnType<typeof getHospitalBenefit>>, TError = ErrorType<unknown>>(participantId: string,
    code: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHospitalBenefit>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHospitalBenefitQueryKey(participantId,code);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHospitalBenefit>>> = ({ signal }) => getHospitalBenefit(participantId,code, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetHospitalBenefitSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getHospitalBenefit>>>
export type GetHospitalBenefitSuspenseQueryError = ErrorType<unknown>

export function useGetHospitalBenefit<TData = Awaited<ReturnType<typeof getHospitalBenefit>>, TError = ErrorType<unknown>>(
 participantId: string,
    code: BenefitCode, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHospitalBenefit>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHospitalBenefit<TData = Awaited<ReturnType<typeof getHospitalBenefit>>, TError = ErrorType<unknown>>(
 participantId: string,
    code: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHospitalBenefit>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHospitalBenefit<TData = Awaited<ReturnType<typeof getHospitalBenefit>>, TError = ErrorType<unknown>>(
 participantId: string,
    code: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHospitalBenefit>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one hospital service of one person
 */

export function useGetHospitalBenefit<TData = Awaited<ReturnType<typeof getHospitalBenefit>>, TError = ErrorType<unknown>>(
 participantId: string,
    code: BenefitCode, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHospitalBenefit>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHospitalBenefitQuery(participantId,code,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Descriptions without amounts, for members with suppressCoverage (API-050). The portal keeps each benefit under its code and the language. A plan without hospital coverage has none.
 * @summary Read hospital coverage in words
 */
export const getSuppressedHospital = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<SuppressedHospitalResult | null>(
      {url: `/~/suppressed-coverages/hospital`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getSuppressedHospital', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getGetSuppressedHospitalQueryKey = () => {
    return [
    "getSuppressedHospital"
    ] as const;
    }

export const getSuppressedHospitalQuery = <TData = Awaited<ReturnType<typeof getSuppressedHospital>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedHospital>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSuppressedHospitalQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSuppressedHospital>>> = ({ signal }) => getSuppressedHospital(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetSuppressedHospitalSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSuppressedHospital>>>
export type GetSuppressedHospitalSuspenseQueryError = ErrorType<unknown>

export function useGetSuppressedHospital<TData = Awaited<ReturnType<typeof getSuppressedHospital>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedHospital>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSuppressedHospital<TData = Awaited<ReturnType<typeof getSuppressedHospital>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedHospital>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSuppressedHospital<TData = Awaited<ReturnType<typeof getSuppressedHospital>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedHospital>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read hospital coverage in words
 */

export function useGetSuppressedHospital<TData = Awaited<ReturnType<typeof getSuppressedHospital>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedHospital>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSuppressedHospitalQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
