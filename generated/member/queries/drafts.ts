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
  ClaimDraft,
  ClaimDraftRequest,
  DeleteClaimDraftParams
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
 * The one claim that this member has begun and not sent, without its files. 204 means that there is none, or that it has expired. Asked only where the configuration says that the service keeps claims (keepsClaimDrafts); the portal offers to go on with it, or to delete it, and says nothing where it cannot be read.
 * @summary Read the claim that was begun
 */
export const getClaimDraft = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ClaimDraft | null>(
      {url: `/~/claim-draft`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getClaimDraft', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

const getGetClaimDraftQueryKey = () => {
    return [
    "getClaimDraft"
    ] as const;
    }

export const getClaimDraftQuery = <TData = Awaited<ReturnType<typeof getClaimDraft>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getClaimDraft>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetClaimDraftQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getClaimDraft>>> = ({ signal }) => getClaimDraft(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetClaimDraftSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getClaimDraft>>>
export type GetClaimDraftSuspenseQueryError = ErrorType<unknown>

export function useGetClaimDraft<TData = Awaited<ReturnType<typeof getClaimDraft>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getClaimDraft>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClaimDraft<TData = Awaited<ReturnType<typeof getClaimDraft>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getClaimDraft>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClaimDraft<TData = Awaited<ReturnType<typeof getClaimDraft>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getClaimDraft>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the claim that was begun
 */

export function useGetClaimDraft<TData = Awaited<ReturnType<typeof getClaimDraft>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getClaimDraft>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getClaimDraftQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Keeps the answers of a claim after a step, in the place of those before, for 30 days from then. basedOn is the version that the member went on from, and is missing for a claim that is new. 409 means that another version is kept, or another claim - from another tab or device - and nothing was changed; the portal says so and asks which one to keep. No failure holds the member up. The service deletes the claim when it expires, and in the moment in which it records a claim sent under submissionKey. sentOn is the day of a try whose fate the portal does not know yet.
 * @summary Keep a claim that was begun
 */
export const saveClaimDraft = (
    claimDraftRequest: BodyType<ClaimDraftRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ClaimDraft>(
      {url: `/~/claim-draft`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: claimDraftRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'saveClaimDraft', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getSaveClaimDraftMutationKey = () => ['saveClaimDraft'] as const;

export const saveClaimDraftMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveClaimDraft>>, TError,SaveClaimDraftMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof saveClaimDraft>>, TError,SaveClaimDraftMutationVariables, TContext> => {

const mutationKey = getSaveClaimDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveClaimDraft>>, SaveClaimDraftMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveClaimDraft(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SaveClaimDraftMutationResult = NonNullable<Awaited<ReturnType<typeof saveClaimDraft>>>
    export type SaveClaimDraftMutationBody = BodyType<ClaimDraftRequest>
    export type SaveClaimDraftMutationError = ErrorType<unknown>
    export type SaveClaimDraftMutationVariables = {data: BodyType<ClaimDraftRequest>}

    /**
 * @summary Keep a claim that was begun
 */
export const useSaveClaimDraft = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveClaimDraft>>, TError,SaveClaimDraftMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveClaimDraft>>,
        TError,
        SaveClaimDraftMutationVariables,
        TContext
      > => {
      return useMutation(saveClaimDraftMutation(options), queryClient);
    }
    /**
 * Deletes the claim in the version that is named, when it was sent or the member gave it up. 200 and 204 mean that it is gone, also where there was none; a claim kept since in another version stays, and the answer is the same. A failure is told to nobody, because the claim expires by itself.
 * @summary Forget a claim that was begun
 */
export const deleteClaimDraft = (
    params: DeleteClaimDraftParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<null>(
      {url: `/~/claim-draft`, method: 'DELETE',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'deleteClaimDraft', timeout: 60000, expect: [200, 204], authorization: 'required', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

const getDeleteClaimDraftMutationKey = () => ['deleteClaimDraft'] as const;

export const deleteClaimDraftMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteClaimDraft>>, TError,DeleteClaimDraftMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteClaimDraft>>, TError,DeleteClaimDraftMutationVariables, TContext> => {

const mutationKey = getDeleteClaimDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteClaimDraft>>, DeleteClaimDraftMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  deleteClaimDraft(params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteClaimDraftMutationResult = NonNullable<Awaited<ReturnType<typeof deleteClaimDraft>>>

    export type DeleteClaimDraftMutationError = ErrorType<unknown>
    export type DeleteClaimDraftMutationVariables = {params: DeleteClaimDraftParams}

    /**
 * @summary Forget a claim that was begun
 */
export const useDeleteClaimDraft = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteClaimDraft>>, TError,DeleteClaimDraftMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteClaimDraft>>,
        TError,
        DeleteClaimDraftMutationVariables,
        TContext
      > => {
      return useMutation(deleteClaimDraftMutation(options), queryClient);
    }
