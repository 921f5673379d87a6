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
  CreatePredeterminationRequest,
  Predetermination,
  PredeterminationId
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
 * Every predetermination of the people on the plan whose information the member may see (D-280), the newest first, those that are over too. 204 means that there is none yet. Asked only where the configuration says that the service has them (offersPredeterminations); 404 means that it has none after all, and the page says so.
 * @summary List what the member has asked before treatments
 */
export const listPredeterminations = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<Predetermination[] | null>(
      {url: `/~/predeterminations`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listPredeterminations', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListPredeterminationsQueryKey = () => {
    return [
    "listPredeterminations"
    ] as const;
    }

export const listPredeterminationsQuery = <TData = Awaited<ReturnType<typeof listPredeterminations>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPredeterminations>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPredeterminationsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPredeterminations>>> = ({ signal }) => listPredeterminations(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListPredeterminationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPredeterminations>>>
export type ListPredeterminationsSuspenseQueryError = ErrorType<unknown>

export function useListPredeterminations<TData = Awaited<ReturnType<typeof listPredeterminations>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPredeterminations>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPredeterminations<TData = Awaited<ReturnType<typeof listPredeterminations>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPredeterminations>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPredeterminations<TData = Awaited<ReturnType<typeof listPredeterminations>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPredeterminations>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what the member has asked before treatments
 */

export function useListPredeterminations<TData = Awaited<ReturnType<typeof listPredeterminations>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPredeterminations>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listPredeterminationsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Asks before the treatment begins (D-280); nothing is claimed or paid by it. It must never be recorded twice - the same Idempotency-Key gives the same answer and records nothing, for at least a day. 404 means that the service has no predeterminations after all, 409 that the same treatment of the same person waits for its decision already, 422 that a code, a price or the person is refused; nothing was recorded then, and the text says why. After 500, 503 or a lost connection nobody knows; the portal repeats the same key when the member tries again.
 * @summary Ask what the plan pays for a treatment
 */
export const createPredetermination = (
    createPredeterminationRequest: BodyType<CreatePredeterminationRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<Predetermination>(
      {url: `/~/predeterminations`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createPredeterminationRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'createPredetermination', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getCreatePredeterminationMutationKey = () => ['createPredetermination'] as const;

export const createPredeterminationMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPredetermination>>, TError,CreatePredeterminationMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof createPredetermination>>, TError,CreatePredeterminationMutationVariables, TContext> => {

const mutationKey = getCreatePredeterminationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPredetermination>>, CreatePredeterminationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPredetermination(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreatePredeterminationMutationResult = NonNullable<Awaited<ReturnType<typeof createPredetermination>>>
    export type CreatePredeterminationMutationBody = BodyType<CreatePredeterminationRequest>
    export type CreatePredeterminationMutationError = ErrorType<unknown>
    export type CreatePredeterminationMutationVariables = {data: BodyType<CreatePredeterminationRequest>}

    /**
 * @summary Ask what the plan pays for a treatment
 */
export const useCreatePredetermination = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPredetermination>>, TError,CreatePredeterminationMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPredetermination>>,
        TError,
        CreatePredeterminationMutationVariables,
        TContext
      > => {
      return useMutation(createPredeterminationMutation(options), queryClient);
    }
    /**
 * One predetermination (D-280), with what was decided. 404 means that there is none of this id for this member, or that the service has none at all; the page says so and leads to the others. After validUntil the portal says that it is over and offers to ask again.
 * @summary Read what the plan pays for a treatment
 */
export const getPredetermination = (
    predeterminationId: PredeterminationId,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<Predetermination>(
      {url: `/~/predeterminations/${encodeURIComponent(String(predeterminationId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getPredetermination', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetPredeterminationQueryKey = (predeterminationId: PredeterminationId,) => {
    return [
    "getPredetermination", ...(predeterminationId ? [predeterminationId] : [])
    ] as const;
    }

export const getPredeterminationQuery = <TData = Awaited<ReturnType<typeof getPredetermination>>, TError = ErrorType<unknown>>(predeterminationId: PredeterminationId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPredetermination>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPredeterminationQueryKey(predeterminationId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPredetermination>>> = ({ signal }) => getPredetermination(predeterminationId, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetPredeterminationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPredetermination>>>
export type GetPredeterminationSuspenseQueryError = ErrorType<unknown>

export function useGetPredetermination<TData = Awaited<ReturnType<typeof getPredetermination>>, TError = ErrorType<unknown>>(
 predeterminationId: PredeterminationId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPredetermination>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPredetermination<TData = Awaited<ReturnType<typeof getPredetermination>>, TError = ErrorType<unknown>>(
 predeterminationId: PredeterminationId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPredetermination>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPredetermination<TData = Awaited<ReturnType<typeof getPredetermination>>, TError = ErrorType<unknown>>(
 predeterminationId: PredeterminationId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPredetermination>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what the plan pays for a treatment
 */

export function useGetPredetermination<TData = Awaited<ReturnType<typeof getPredetermination>>, TError = ErrorType<unknown>>(
 predeterminationId: PredeterminationId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPredetermination>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPredeterminationQuery(predeterminationId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
