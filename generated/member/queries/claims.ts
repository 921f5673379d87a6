/**
 * Generated from the contract "Member service". Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  ClaimType,
  Labels,
  ListRecentClaimServicesParams,
  ListServiceTypesParams,
  ListSubcategoriesParams,
  PendingClaimService,
  RecentClaimService,
  ServiceType,
  SubmitMultiClaimsRequest,
  SubmitMultiClaimsResult,
  VisionSubcategory
} from '../model';

import { memberCall } from '../../../src/platform/query/member-call.ts';
import type { ErrorType , BodyType } from '../../../src/platform/query/member-call.ts';
import { toFormData } from '../../../src/platform/http/form-data.ts';

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
 * Name of each line of business code, for summaries and history (CLAIM-88). A code without a name is shown as it is.
 * @summary Name the lines of business
 */
export const getLabels = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<Labels>(
      {url: `/~/labels`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getLabels', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetLabelsQueryKey = () => {
    return [
    "getLabels"
    ] as const;
    }

export const getLabelsQuery = <TData = Awaited<ReturnType<typeof getLabels>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLabels>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLabelsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLabels>>> = ({ signal }) => getLabels(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetLabelsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLabels>>>
export type GetLabelsSuspenseQueryError = ErrorType<unknown>

export function useGetLabels<TData = Awaited<ReturnType<typeof getLabels>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLabels>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLabels<TData = Awaited<ReturnType<typeof getLabels>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLabels>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLabels<TData = Awaited<ReturnType<typeof getLabels>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLabels>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Name the lines of business
 */

export function useGetLabels<TData = Awaited<ReturnType<typeof getLabels>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLabels>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLabelsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Kinds of claims of this member, in the order to show them. 204 means that nothing can be claimed online, the page says so (CLAIM-02).
 * @summary List what can be claimed
 */
export const listClaimTypes = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ClaimType[] | null>(
      {url: `/~/claim-types`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listClaimTypes', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListClaimTypesQueryKey = () => {
    return [
    "listClaimTypes"
    ] as const;
    }

export const listClaimTypesQuery = <TData = Awaited<ReturnType<typeof listClaimTypes>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listClaimTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListClaimTypesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listClaimTypes>>> = ({ signal }) => listClaimTypes(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListClaimTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listClaimTypes>>>
export type ListClaimTypesSuspenseQueryError = ErrorType<unknown>

export function useListClaimTypes<TData = Awaited<ReturnType<typeof listClaimTypes>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listClaimTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListClaimTypes<TData = Awaited<ReturnType<typeof listClaimTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listClaimTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListClaimTypes<TData = Awaited<ReturnType<typeof listClaimTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listClaimTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what can be claimed
 */

export function useListClaimTypes<TData = Awaited<ReturnType<typeof listClaimTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listClaimTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listClaimTypesQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Services that can be claimed on a date for one or more specialties, in the language of the call (CLAIM-29). The list always ends with the other entry. An empty list means that the plan knows none. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List the services of a specialty
 */
export const listServiceTypes = (
    params: ListServiceTypesParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ServiceType[] | null>(
      {url: `/~/service-types`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listServiceTypes', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListServiceTypesQueryKey = (params?: ListServiceTypesParams,) => {
    return [
    "listServiceTypes", ...(params ? [params] : [])
    ] as const;
    }

export const listServiceTypesQuery = <TData = Awaited<ReturnType<typeof listServiceTypes>>, TError = ErrorType<unknown>>(params: ListServiceTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listServiceTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListServiceTypesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listServiceTypes>>> = ({ signal }) => listServiceTypes(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListServiceTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listServiceTypes>>>
export type ListServiceTypesSuspenseQueryError = ErrorType<unknown>

export function useListServiceTypes<TData = Awaited<ReturnType<typeof listServiceTypes>>, TError = ErrorType<unknown>>(
 params: ListServiceTypesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listServiceTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListServiceTypes<TData = Awaited<ReturnType<typeof listServiceTypes>>, TError = ErrorType<unknown>>(
 params: ListServiceTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listServiceTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListServiceTypes<TData = Awaited<ReturnType<typeof listServiceTypes>>, TError = ErrorType<unknown>>(
 params: ListServiceTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listServiceTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the services of a specialty
 */

export function useListServiceTypes<TData = Awaited<ReturnType<typeof listServiceTypes>>, TError = ErrorType<unknown>>(
 params: ListServiceTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listServiceTypes>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listServiceTypesQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What a vision claim can be for, in the language of the call (API-089). The number chosen is sent to listServiceTypes as subcategory; an entry with isServiceTypeOther leads to a page where the member describes the service (CLAIM-28). 204 means that the person has no vision coverage. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List kinds of vision services
 */
export const listSubcategories = (
    params: ListSubcategoriesParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<VisionSubcategory[] | null>(
      {url: `/~/subcategories`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listSubcategories', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListSubcategoriesQueryKey = (params?: ListSubcategoriesParams,) => {
    return [
    "listSubcategories", ...(params ? [params] : [])
    ] as const;
    }

export const listSubcategoriesQuery = <TData = Awaited<ReturnType<typeof listSubcategories>>, TError = ErrorType<unknown>>(params: ListSubcategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubcategories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubcategoriesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubcategories>>> = ({ signal }) => listSubcategories(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListSubcategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSubcategories>>>
export type ListSubcategoriesSuspenseQueryError = ErrorType<unknown>

export function useListSubcategories<TData = Awaited<ReturnType<typeof listSubcategories>>, TError = ErrorType<unknown>>(
 params: ListSubcategoriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubcategories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubcategories<TData = Awaited<ReturnType<typeof listSubcategories>>, TError = ErrorType<unknown>>(
 params: ListSubcategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubcategories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubcategories<TData = Awaited<ReturnType<typeof listSubcategories>>, TError = ErrorType<unknown>>(
 params: ListSubcategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubcategories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List kinds of vision services
 */

export function useListSubcategories<TData = Awaited<ReturnType<typeof listSubcategories>>, TError = ErrorType<unknown>>(
 params: ListSubcategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSubcategories>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listSubcategoriesQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One claim with all its lines, people and documents (API-093). Form field claimExtraInfo is JSON as text, without a file name; documents follow as parts named files. A claim must never be recorded twice - the same Idempotency-Key gives the same answer and no second claim, for at least a day. 200 is the receipt. 400 and 422 mean that nothing was recorded, the text says why; 413 that documents are too large. After 500, 503 or a lost connection nobody knows; when the member tries again, in whatever tab or on whatever device, the portal repeats the same key. The draft with that key (saveClaimDraft) ends with the claim.
 * @summary Submit a claim
 */
export const submitMultiClaims = (
    submitMultiClaimsRequest: BodyType<SubmitMultiClaimsRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      const formData = toFormData(submitMultiClaimsRequest)
      return memberCall<SubmitMultiClaimsResult | null>(
      {url: `/~/multi-claims`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, ...(signal ? { signal }: {})
    },
      { operationId: 'submitMultiClaims', timeout: 120000, expect: [200], authorization: 'required', optionalBodies: [200],  ...options});
    }

const getSubmitMultiClaimsMutationKey = () => ['submitMultiClaims'] as const;

export const submitMultiClaimsMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitMultiClaims>>, TError,SubmitMultiClaimsMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof submitMultiClaims>>, TError,SubmitMultiClaimsMutationVariables, TContext> => {

const mutationKey = getSubmitMultiClaimsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitMultiClaims>>, SubmitMultiClaimsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitMultiClaims(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SubmitMultiClaimsMutationResult = NonNullable<Awaited<ReturnType<typeof submitMultiClaims>>>
    export type SubmitMultiClaimsMutationBody = BodyType<SubmitMultiClaimsRequest>
    export type SubmitMultiClaimsMutationError = ErrorType<unknown>
    export type SubmitMultiClaimsMutationVariables = {data: BodyType<SubmitMultiClaimsRequest>}

    /**
 * @summary Submit a claim
 */
export const useSubmitMultiClaims = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitMultiClaims>>, TError,SubmitMultiClaimsMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitMultiClaims>>,
        TError,
        SubmitMultiClaimsMutationVariables,
        TContext
      > => {
      return useMutation(submitMultiClaimsMutation(options), queryClient);
    }
    /**
 * Lines that are received and not yet decided, for the notice on the dashboard and on claim type (D-97). 204 means none.
 * @summary List claim lines in progress
 */
export const listPendingClaimServices = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<PendingClaimService[] | null>(
      {url: `/~/pending-claim-services`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listPendingClaimServices', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListPendingClaimServicesQueryKey = () => {
    return [
    "listPendingClaimServices"
    ] as const;
    }

export const listPendingClaimServicesQuery = <TData = Awaited<ReturnType<typeof listPendingClaimServices>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingClaimServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPendingClaimServicesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPendingClaimServices>>> = ({ signal }) => listPendingClaimServices(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListPendingClaimServicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPendingClaimServices>>>
export type ListPendingClaimServicesSuspenseQueryError = ErrorType<unknown>

export function useListPendingClaimServices<TData = Awaited<ReturnType<typeof listPendingClaimServices>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingClaimServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingClaimServices<TData = Awaited<ReturnType<typeof listPendingClaimServices>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingClaimServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingClaimServices<TData = Awaited<ReturnType<typeof listPendingClaimServices>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingClaimServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List claim lines in progress
 */

export function useListPendingClaimServices<TData = Awaited<ReturnType<typeof listPendingClaimServices>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingClaimServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listPendingClaimServicesQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The services the member claims most recently, newest first, to claim again (CLAIM-33). 204 means none.
 * @summary List services claimed lately
 */
export const listRecentClaimServices = (
    params?: ListRecentClaimServicesParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<RecentClaimService[] | null>(
      {url: `/~/recent-claim-services`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listRecentClaimServices', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListRecentClaimServicesQueryKey = (params?: ListRecentClaimServicesParams,) => {
    return [
    "listRecentClaimServices", ...(params ? [params] : [])
    ] as const;
    }

export const listRecentClaimServicesQuery = <TData = Awaited<ReturnType<typeof listRecentClaimServices>>, TError = ErrorType<unknown>>(params?: ListRecentClaimServicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentClaimServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecentClaimServicesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecentClaimServices>>> = ({ signal }) => listRecentClaimServices(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListRecentClaimServicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRecentClaimServices>>>
export type ListRecentClaimServicesSuspenseQueryError = ErrorType<unknown>

export function useListRecentClaimServices<TData = Awaited<ReturnType<typeof listRecentClaimServices>>, TError = ErrorType<unknown>>(
 params: undefined |  ListRecentClaimServicesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentClaimServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentClaimServices<TData = Awaited<ReturnType<typeof listRecentClaimServices>>, TError = ErrorType<unknown>>(
 params?: ListRecentClaimServicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentClaimServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentClaimServices<TData = Awaited<ReturnType<typeof listRecentClaimServices>>, TError = ErrorType<unknown>>(
 params?: ListRecentClaimServicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentClaimServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List services claimed lately
 */

export function useListRecentClaimServices<TData = Awaited<ReturnType<typeof listRecentClaimServices>>, TError = ErrorType<unknown>>(
 params?: ListRecentClaimServicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecentClaimServices>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listRecentClaimServicesQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
