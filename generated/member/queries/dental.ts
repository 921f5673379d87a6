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
  DentalBenefits,
  DentalLastService,
  GetCoveragesDentalParams,
  GetDentalBenefitsParams,
  LabelsByValue
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
 * Descriptions without amounts, for members with suppressCoverage (API-056, D-12). A plan without dental coverage has none.
 * @summary Read dental coverage in words
 */
export const getSuppressedDental = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<BenefitsDescriptions | null>(
      {url: `/~/suppressed-coverages/dental`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getSuppressedDental', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getGetSuppressedDentalQueryKey = () => {
    return [
    "getSuppressedDental"
    ] as const;
    }

export const getSuppressedDentalQuery = <TData = Awaited<ReturnType<typeof getSuppressedDental>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedDental>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSuppressedDentalQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSuppressedDental>>> = ({ signal }) => getSuppressedDental(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetSuppressedDentalSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSuppressedDental>>>
export type GetSuppressedDentalSuspenseQueryError = ErrorType<unknown>

export function useGetSuppressedDental<TData = Awaited<ReturnType<typeof getSuppressedDental>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedDental>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSuppressedDental<TData = Awaited<ReturnType<typeof getSuppressedDental>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedDental>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSuppressedDental<TData = Awaited<ReturnType<typeof getSuppressedDental>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedDental>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read dental coverage in words
 */

export function useGetSuppressedDental<TData = Awaited<ReturnType<typeof getSuppressedDental>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSuppressedDental>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSuppressedDentalQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One address, two questions (D-149). Without a query, what the plan covers at the dentist. With specialty, province and codes, the services of these codes with the price of the guide and what the plan pays of it; all three are needed, else 422. 200 means that every code has a service, 400 that some have errors, 204 that there is no dental coverage. For members with maaxClaims (API-058, API-059). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read dental coverage or look codes up
 */
export const getDentalBenefits = (
    participantId: string,
    params?: GetDentalBenefitsParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<DentalBenefits | null>(
      {url: `/~/${encodeURIComponent(String(participantId))}/benefits/dental`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getDentalBenefits', timeout: 60000, expect: [200, 204, 400], authorization: 'required',  ...options});
    }

const getGetDentalBenefitsQueryKey = (participantId: string,
    params?: GetDentalBenefitsParams,) => {
    return [
    "getDentalBenefits", ...(participantId ? [participantId] : []), ...(params ? [params] : [])
    ] as const;
    }

export const getDentalBenefitsQuery = <TData = Awaited<ReturnType<typeof getDentalBenefits>>, TError = ErrorType<unknown>>(participantId: string,
    params?: GetDentalBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDentalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDentalBenefitsQueryKey(participantId,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDentalBenefits>>> = ({ signal }) => getDentalBenefits(participantId,params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetDentalBenefitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDentalBenefits>>>
export type GetDentalBenefitsSuspenseQueryError = ErrorType<unknown>

export function useGetDentalBenefits<TData = Awaited<ReturnType<typeof getDentalBenefits>>, TError = ErrorType<unknown>>(
 participantId: string,
    params: undefined |  GetDentalBenefitsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDentalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDentalBenefits<TData = Awaited<ReturnType<typeof getDentalBenefits>>, TError = ErrorType<unknown>>(
 participantId: string,
    params?: GetDentalBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDentalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDentalBenefits<TData = Awaited<ReturnType<typeof getDentalBenefits>>, TError = ErrorType<unknown>>(
 participantId: string,
    params?: GetDentalBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDentalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read dental coverage or look codes up
 */

export function useGetDentalBenefits<TData = Awaited<ReturnType<typeof getDentalBenefits>>, TError = ErrorType<unknown>>(
 participantId: string,
    params?: GetDentalBenefitsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDentalBenefits>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDentalBenefitsQuery(participantId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * When each kind of dental service was last given, from claims of the member and of the dental office (API-060). In no particular order, the portal sorts by description (COV-18). 204 means that there has been none, or that there is no dental coverage. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List last dental services of one person
 */
export const getDentalLastServiceDetails = (
    participantId: string,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<DentalLastService[] | null>(
      {url: `/~/${encodeURIComponent(String(participantId))}/benefits/dental/last-service-details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getDentalLastServiceDetails', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getGetDentalLastServiceDetailsQueryKey = (participantId: string,) => {
    return [
    "getDentalLastServiceDetails", ...(participantId ? [participantId] : [])
    ] as const;
    }

export const getDentalLastServiceDetailsQuery = <TData = Awaited<ReturnType<typeof getDentalLastServiceDetails>>, TError = ErrorType<unknown>>(participantId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDentalLastServiceDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDentalLastServiceDetailsQueryKey(participantId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDentalLastServiceDetails>>> = ({ signal }) => getDentalLastServiceDetails(participantId, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetDentalLastServiceDetailsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDentalLastServiceDetails>>>
export type GetDentalLastServiceDetailsSuspenseQueryError = ErrorType<unknown>

export function useGetDentalLastServiceDetails<TData = Awaited<ReturnType<typeof getDentalLastServiceDetails>>, TError = ErrorType<unknown>>(
 participantId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDentalLastServiceDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDentalLastServiceDetails<TData = Awaited<ReturnType<typeof getDentalLastServiceDetails>>, TError = ErrorType<unknown>>(
 participantId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDentalLastServiceDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDentalLastServiceDetails<TData = Awaited<ReturnType<typeof getDentalLastServiceDetails>>, TError = ErrorType<unknown>>(
 participantId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDentalLastServiceDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List last dental services of one person
 */

export function useGetDentalLastServiceDetails<TData = Awaited<ReturnType<typeof getDentalLastServiceDetails>>, TError = ErrorType<unknown>>(
 participantId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDentalLastServiceDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDentalLastServiceDetailsQuery(participantId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Provinces and territories to choose from in a search, by the value to send (API-061). For members with maaxClaims. 204 means that there is no dental coverage, and leaves the list empty (COV-16).
 * @summary List dental provinces
 */
export const listDentalProvinces = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<LabelsByValue | null>(
      {url: `/~/benefits/dental/provinces`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listDentalProvinces', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListDentalProvincesQueryKey = () => {
    return [
    "listDentalProvinces"
    ] as const;
    }

export const listDentalProvincesQuery = <TData = Awaited<ReturnType<typeof listDentalProvinces>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDentalProvinces>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDentalProvincesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDentalProvinces>>> = ({ signal }) => listDentalProvinces(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListDentalProvincesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDentalProvinces>>>
export type ListDentalProvincesSuspenseQueryError = ErrorType<unknown>

export function useListDentalProvinces<TData = Awaited<ReturnType<typeof listDentalProvinces>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDentalProvinces>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDentalProvinces<TData = Awaited<ReturnType<typeof listDentalProvinces>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDentalProvinces>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDentalProvinces<TData = Awaited<ReturnType<typeof listDentalProvinces>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDentalProvinces>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List dental provinces
 */

export function useListDentalProvinces<TData = Awaited<ReturnType<typeof listDentalProvinces>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDentalProvinces>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listDentalProvincesQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Kinds of dental providers to choose from in a search, by the value to send (API-062). For members with maaxClaims. 204 means that there is no dental coverage, and leaves the list empty (COV-16).
 * @summary List dental specialties
 */
export const listDentalSpecialties = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<LabelsByValue | null>(
      {url: `/~/benefits/dental/specialties`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listDentalSpecialties', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListDentalSpecialtiesQueryKey = () => {
    return [
    "listDentalSpecialties"
    ] as const;
    }

export const listDentalSpecialtiesQuery = <TData = Awaited<ReturnType<typeof listDentalSpecialties>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDentalSpecialties>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDentalSpecialtiesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDentalSpecialties>>> = ({ signal }) => listDentalSpecialties(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListDentalSpecialtiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDentalSpecialties>>>
export type ListDentalSpecialtiesSuspenseQueryError = ErrorType<unknown>

export function useListDentalSpecialties<TData = Awaited<ReturnType<typeof listDentalSpecialties>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDentalSpecialties>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDentalSpecialties<TData = Awaited<ReturnType<typeof listDentalSpecialties>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDentalSpecialties>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDentalSpecialties<TData = Awaited<ReturnType<typeof listDentalSpecialties>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDentalSpecialties>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List dental specialties
 */

export function useListDentalSpecialties<TData = Awaited<ReturnType<typeof listDentalSpecialties>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDentalSpecialties>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listDentalSpecialtiesQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Provinces and territories to choose from in a search, by the value to send (API-063). For members without maaxClaims (COV-20). 204 means that there is no dental coverage, and leaves the list empty (COV-16).
 * @summary List dental provinces of the alternate page
 */
export const listCoveragesDentalProvinces = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<LabelsByValue | null>(
      {url: `/~/coverages/dental/provinces`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listCoveragesDentalProvinces', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListCoveragesDentalProvincesQueryKey = () => {
    return [
    "listCoveragesDentalProvinces"
    ] as const;
    }

export const listCoveragesDentalProvincesQuery = <TData = Awaited<ReturnType<typeof listCoveragesDentalProvinces>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoveragesDentalProvinces>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoveragesDentalProvincesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoveragesDentalProvinces>>> = ({ signal }) => listCoveragesDentalProvinces(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListCoveragesDentalProvincesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCoveragesDentalProvinces>>>
export type ListCoveragesDentalProvincesSuspenseQueryError = ErrorType<unknown>

export function useListCoveragesDentalProvinces<TData = Awaited<ReturnType<typeof listCoveragesDentalProvinces>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoveragesDentalProvinces>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoveragesDentalProvinces<TData = Awaited<ReturnType<typeof listCoveragesDentalProvinces>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoveragesDentalProvinces>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoveragesDentalProvinces<TData = Awaited<ReturnType<typeof listCoveragesDentalProvinces>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoveragesDentalProvinces>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List dental provinces of the alternate page
 */

export function useListCoveragesDentalProvinces<TData = Awaited<ReturnType<typeof listCoveragesDentalProvinces>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoveragesDentalProvinces>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listCoveragesDentalProvincesQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Kinds of dental providers to choose from in a search, by the value to send (API-064). For members without maaxClaims (COV-20). 204 means that there is no dental coverage, and leaves the list empty (COV-16).
 * @summary List dental specialties of the alternate page
 */
export const listCoveragesDentalSpecialties = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<LabelsByValue | null>(
      {url: `/~/coverages/dental/specialties`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listCoveragesDentalSpecialties', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListCoveragesDentalSpecialtiesQueryKey = () => {
    return [
    "listCoveragesDentalSpecialties"
    ] as const;
    }

export const listCoveragesDentalSpecialtiesQuery = <TData = Awaited<ReturnType<typeof listCoveragesDentalSpecialties>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoveragesDentalSpecialties>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoveragesDentalSpecialtiesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoveragesDentalSpecialties>>> = ({ signal }) => listCoveragesDentalSpecialties(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListCoveragesDentalSpecialtiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCoveragesDentalSpecialties>>>
export type ListCoveragesDentalSpecialtiesSuspenseQueryError = ErrorType<unknown>

export function useListCoveragesDentalSpecialties<TData = Awaited<ReturnType<typeof listCoveragesDentalSpecialties>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoveragesDentalSpecialties>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoveragesDentalSpecialties<TData = Awaited<ReturnType<typeof listCoveragesDentalSpecialties>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoveragesDentalSpecialties>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoveragesDentalSpecialties<TData = Awaited<ReturnType<typeof listCoveragesDentalSpecialties>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoveragesDentalSpecialties>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List dental specialties of the alternate page
 */

export function useListCoveragesDentalSpecialties<TData = Awaited<ReturnType<typeof listCoveragesDentalSpecialties>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoveragesDentalSpecialties>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listCoveragesDentalSpecialtiesQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One address, two questions (D-149). Without a query, what the plan covers at the dentist. With specialty, province and codes, the services of these codes with the price of the guide and what the plan pays of it; all three are needed, else 422. 200 means that every code has a service, 400 that some have errors, 204 that there is no dental coverage. For members without maaxClaims (API-065, COV-20).
 * @summary Read dental coverage of the plan or look codes up
 */
export const getCoveragesDental = (
    params?: GetCoveragesDentalParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<DentalBenefits | null>(
      {url: `/~/coverages/dental`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getCoveragesDental', timeout: 60000, expect: [200, 204, 400], authorization: 'required',  ...options});
    }

const getGetCoveragesDentalQueryKey = (params?: GetCoveragesDentalParams,) => {
    return [
    "getCoveragesDental", ...(params ? [params] : [])
    ] as const;
    }

export const getCoveragesDentalQuery = <TData = Awaited<ReturnType<typeof getCoveragesDental>>, TError = ErrorType<unknown>>(params?: GetCoveragesDentalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoveragesDental>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCoveragesDentalQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCoveragesDental>>> = ({ signal }) => getCoveragesDental(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetCoveragesDentalSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCoveragesDental>>>
export type GetCoveragesDentalSuspenseQueryError = ErrorType<unknown>

export function useGetCoveragesDental<TData = Awaited<ReturnType<typeof getCoveragesDental>>, TError = ErrorType<unknown>>(
 params: undefined |  GetCoveragesDentalParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoveragesDental>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoveragesDental<TData = Awaited<ReturnType<typeof getCoveragesDental>>, TError = ErrorType<unknown>>(
 params?: GetCoveragesDentalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoveragesDental>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoveragesDental<TData = Awaited<ReturnType<typeof getCoveragesDental>>, TError = ErrorType<unknown>>(
 params?: GetCoveragesDentalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoveragesDental>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read dental coverage of the plan or look codes up
 */

export function useGetCoveragesDental<TData = Awaited<ReturnType<typeof getCoveragesDental>>, TError = ErrorType<unknown>>(
 params?: GetCoveragesDentalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCoveragesDental>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCoveragesDentalQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
