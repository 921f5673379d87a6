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
  CobReason,
  ExternalCoverage,
  GetCobParams,
  ListCobReasonsParams,
  ListExternalCoveragesParams,
  OtherCoverage,
  OtherCoverageRequest
} from '../model';

import { memberCall } from '../../../src/platform/query/member-call.ts';
import type { ErrorType , BodyType } from '../../../src/platform/query/member-call.ts';

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
 * Used for members without maaxClaims (D-115). Only the first entry counts (CLAIM-43). 204 means that nothing is on file. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List coverage on file with other insurers
 */
export const listExternalCoverages = (
    params: ListExternalCoveragesParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ExternalCoverage[] | null>(
      {url: `/~/external-coverages`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listExternalCoverages', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListExternalCoveragesQueryKey = (params?: ListExternalCoveragesParams,) => {
    return [
    "listExternalCoverages", ...(params ? [params] : [])
    ] as const;
    }

export const listExternalCoveragesQuery = <TData = Awaited<ReturnType<typeof listExternalCoverages>>, TError = ErrorType<unknown>>(params: ListExternalCoveragesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExternalCoverages>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExternalCoveragesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExternalCoverages>>> = ({ signal }) => listExternalCoverages(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListExternalCoveragesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listExternalCoverages>>>
export type ListExternalCoveragesSuspenseQueryError = ErrorType<unknown>

export function useListExternalCoverages<TData = Awaited<ReturnType<typeof listExternalCoverages>>, TError = ErrorType<unknown>>(
 params: ListExternalCoveragesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExternalCoverages>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExternalCoverages<TData = Awaited<ReturnType<typeof listExternalCoverages>>, TError = ErrorType<unknown>>(
 params: ListExternalCoveragesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExternalCoverages>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExternalCoverages<TData = Awaited<ReturnType<typeof listExternalCoverages>>, TError = ErrorType<unknown>>(
 params: ListExternalCoveragesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExternalCoverages>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List coverage on file with other insurers
 */

export function useListExternalCoverages<TData = Awaited<ReturnType<typeof listExternalCoverages>>, TError = ErrorType<unknown>>(
 params: ListExternalCoveragesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExternalCoverages>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listExternalCoveragesQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Used for members with maaxClaims (D-115). Mind the date, it has dashes here and nowhere else (CLAIM-42). 204 means that nothing is on file. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read coverage on file of one person
 */
export const getCob = (
    participantId: string,
    params: GetCobParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ExternalCoverage | null>(
      {url: `/~/${encodeURIComponent(String(participantId))}/cob`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getCob', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getGetCobQueryKey = (participantId: string,
    params?: GetCobParams,) => {
    return [
    "getCob", ...(params ? [params] : []), ...(participantId ? [participantId] : [])
    ] as const;
    }

export const getCobQuery = <TData = Awaited<ReturnType<typeof getCob>>, TError = ErrorType<unknown>>(participantId: string,
    params: GetCobParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCob>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCobQueryKey(participantId,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCob>>> = ({ signal }) => getCob(participantId,params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetCobSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCob>>>
export type GetCobSuspenseQueryError = ErrorType<unknown>

export function useGetCob<TData = Awaited<ReturnType<typeof getCob>>, TError = ErrorType<unknown>>(
 participantId: string,
    params: GetCobParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCob>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCob<TData = Awaited<ReturnType<typeof getCob>>, TError = ErrorType<unknown>>(
 participantId: string,
    params: GetCobParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCob>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCob<TData = Awaited<ReturnType<typeof getCob>>, TError = ErrorType<unknown>>(
 participantId: string,
    params: GetCobParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCob>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read coverage on file of one person
 */

export function useGetCob<TData = Awaited<ReturnType<typeof getCob>>, TError = ErrorType<unknown>>(
 participantId: string,
    params: GetCobParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCob>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCobQuery(participantId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Six reasons in the language of the call. 4 and 5 end the claim with their message, 6 needs a note (CLAIM-55 to CLAIM-57).
 * @summary List why the other insurer did not pay everything
 */
export const listCobReasons = (
    params: ListCobReasonsParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<CobReason[] | null>(
      {url: `/~/cob-reasons`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listCobReasons', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListCobReasonsQueryKey = (params?: ListCobReasonsParams,) => {
    return [
    "listCobReasons", ...(params ? [params] : [])
    ] as const;
    }

export const listCobReasonsQuery = <TData = Awaited<ReturnType<typeof listCobReasons>>, TError = ErrorType<unknown>>(params: ListCobReasonsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCobReasons>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCobReasonsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCobReasons>>> = ({ signal }) => listCobReasons(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListCobReasonsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCobReasons>>>
export type ListCobReasonsSuspenseQueryError = ErrorType<unknown>

export function useListCobReasons<TData = Awaited<ReturnType<typeof listCobReasons>>, TError = ErrorType<unknown>>(
 params: ListCobReasonsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCobReasons>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCobReasons<TData = Awaited<ReturnType<typeof listCobReasons>>, TError = ErrorType<unknown>>(
 params: ListCobReasonsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCobReasons>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCobReasons<TData = Awaited<ReturnType<typeof listCobReasons>>, TError = ErrorType<unknown>>(
 params: ListCobReasonsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCobReasons>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List why the other insurer did not pay everything
 */

export function useListCobReasons<TData = Awaited<ReturnType<typeof listCobReasons>>, TError = ErrorType<unknown>>(
 params: ListCobReasonsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCobReasons>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listCobReasonsQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One entry for each person on the plan whose information the member may see (D-310), also for those of whom nothing is known yet; coverage that has ended stays with its last day. 204 means the same as an entry without isCovered for each. Asked only where the configuration says that the service has it (keepsOtherCoverage); 404 means that it has none after all, and the portal asks in each claim as before.
 * @summary Read what is on file about everyone's coverage with another insurer
 */
export const getOtherCoverage = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<OtherCoverage[] | null>(
      {url: `/~/other-coverage`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getOtherCoverage', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

const getGetOtherCoverageQueryKey = () => {
    return [
    "getOtherCoverage"
    ] as const;
    }

export const getOtherCoverageQuery = <TData = Awaited<ReturnType<typeof getOtherCoverage>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOtherCoverage>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOtherCoverageQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOtherCoverage>>> = ({ signal }) => getOtherCoverage(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetOtherCoverageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOtherCoverage>>>
export type GetOtherCoverageSuspenseQueryError = ErrorType<unknown>

export function useGetOtherCoverage<TData = Awaited<ReturnType<typeof getOtherCoverage>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOtherCoverage>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOtherCoverage<TData = Awaited<ReturnType<typeof getOtherCoverage>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOtherCoverage>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOtherCoverage<TData = Awaited<ReturnType<typeof getOtherCoverage>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOtherCoverage>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what is on file about everyone's coverage with another insurer
 */

export function useGetOtherCoverage<TData = Awaited<ReturnType<typeof getOtherCoverage>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOtherCoverage>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOtherCoverageQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Stores the whole of it in the place of what was on file, and answers it with its new version and today as the day on which it was said. basedOn is the version that the member saw. 409 means that another one is on file meanwhile, from another tab, device or claim, and nothing was changed (D-311); the portal then reads again and shows it. 422 means that the dates or the details are refused, with words that say which. On any failure nothing changes. From then on listExternalCoverages and getCob say the same.
 * @summary Say what coverage one person has with another insurer
 */
export const updateOtherCoverage = (
    participantId: string,
    otherCoverageRequest: BodyType<OtherCoverageRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<OtherCoverage>(
      {url: `/~/other-coverage/${encodeURIComponent(String(participantId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: otherCoverageRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'updateOtherCoverage', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getUpdateOtherCoverageMutationKey = () => ['updateOtherCoverage'] as const;

export const updateOtherCoverageMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOtherCoverage>>, TError,UpdateOtherCoverageMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOtherCoverage>>, TError,UpdateOtherCoverageMutationVariables, TContext> => {

const mutationKey = getUpdateOtherCoverageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOtherCoverage>>, UpdateOtherCoverageMutationVariables> = (props) => {
          const {participantId,data} = props ?? {};

          return  updateOtherCoverage(participantId,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateOtherCoverageMutationResult = NonNullable<Awaited<ReturnType<typeof updateOtherCoverage>>>
    export type UpdateOtherCoverageMutationBody = BodyType<OtherCoverageRequest>
    export type UpdateOtherCoverageMutationError = ErrorType<unknown>
    export type UpdateOtherCoverageMutationVariables = {participantId: string;data: BodyType<OtherCoverageRequest>}

    /**
 * @summary Say what coverage one person has with another insurer
 */
export const useUpdateOtherCoverage = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOtherCoverage>>, TError,UpdateOtherCoverageMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOtherCoverage>>,
        TError,
        UpdateOtherCoverageMutationVariables,
        TContext
      > => {
      return useMutation(updateOtherCoverageMutation(options), queryClient);
    }
