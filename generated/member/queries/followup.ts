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
  AddClaimDocumentsRequest,
  AddedDocuments,
  AppealClaimLineRequest,
  ClaimDocumentRequest,
  ClaimWithdrawal,
  LineAppeal
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
 * The open requests for documents about this claim (D-240), the most urgent first. 204 means that nothing is asked for, or no longer. 404 means that there is no such claim; the portal then says that nothing can be added here. Asked only for a claim whose actionNeeded says DOCUMENTS, and on the page to which it leads.
 * @summary List the documents that a claim waits for
 */
export const listClaimDocumentRequests = (
    claimId: string,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ClaimDocumentRequest[] | null>(
      {url: `/~/claims/${encodeURIComponent(String(claimId))}/document-requests`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listClaimDocumentRequests', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListClaimDocumentRequestsQueryKey = (claimId: string,) => {
    return [
    "listClaimDocumentRequests", ...(claimId ? [claimId] : [])
    ] as const;
    }

export const listClaimDocumentRequestsQuery = <TData = Awaited<ReturnType<typeof listClaimDocumentRequests>>, TError = ErrorType<unknown>>(claimId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listClaimDocumentRequests>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListClaimDocumentRequestsQueryKey(claimId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listClaimDocumentRequests>>> = ({ signal }) => listClaimDocumentRequests(claimId, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListClaimDocumentRequestsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listClaimDocumentRequests>>>
export type ListClaimDocumentRequestsSuspenseQueryError = ErrorType<unknown>

export function useListClaimDocumentRequests<TData = Awaited<ReturnType<typeof listClaimDocumentRequests>>, TError = ErrorType<unknown>>(
 claimId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listClaimDocumentRequests>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListClaimDocumentRequests<TData = Awaited<ReturnType<typeof listClaimDocumentRequests>>, TError = ErrorType<unknown>>(
 claimId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listClaimDocumentRequests>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListClaimDocumentRequests<TData = Awaited<ReturnType<typeof listClaimDocumentRequests>>, TError = ErrorType<unknown>>(
 claimId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listClaimDocumentRequests>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the documents that a claim waits for
 */

export function useListClaimDocumentRequests<TData = Awaited<ReturnType<typeof listClaimDocumentRequests>>, TError = ErrorType<unknown>>(
 claimId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listClaimDocumentRequests>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listClaimDocumentRequestsQuery(claimId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Documents that the insurer asked for (D-240), in one multipart request. Form field documentDetails is JSON as text, without a file name; documents follow as parts named files. Documents must never be recorded twice - the same Idempotency-Key gives the same answer and adds nothing, for at least a day. 200 means that they were received and that the claim is looked at again. 404 means that there is no such claim, 409 that a request named is not open any more, 413 that documents are too large, 422 that a document is refused; nothing was recorded then, and the text says why. After 500, 503 or a lost connection nobody knows; the portal repeats the same key when the member tries again.
 * @summary Add documents to a claim
 */
export const addClaimDocuments = (
    claimId: string,
    addClaimDocumentsRequest: BodyType<AddClaimDocumentsRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      const formData = toFormData(addClaimDocumentsRequest)
      return memberCall<AddedDocuments>(
      {url: `/~/claims/${encodeURIComponent(String(claimId))}/documents`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, ...(signal ? { signal }: {})
    },
      { operationId: 'addClaimDocuments', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getAddClaimDocumentsMutationKey = () => ['addClaimDocuments'] as const;

export const addClaimDocumentsMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addClaimDocuments>>, TError,AddClaimDocumentsMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof addClaimDocuments>>, TError,AddClaimDocumentsMutationVariables, TContext> => {

const mutationKey = getAddClaimDocumentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addClaimDocuments>>, AddClaimDocumentsMutationVariables> = (props) => {
          const {claimId,data} = props ?? {};

          return  addClaimDocuments(claimId,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AddClaimDocumentsMutationResult = NonNullable<Awaited<ReturnType<typeof addClaimDocuments>>>
    export type AddClaimDocumentsMutationBody = BodyType<AddClaimDocumentsRequest>
    export type AddClaimDocumentsMutationError = ErrorType<unknown>
    export type AddClaimDocumentsMutationVariables = {claimId: string;data: BodyType<AddClaimDocumentsRequest>}

    /**
 * @summary Add documents to a claim
 */
export const useAddClaimDocuments = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addClaimDocuments>>, TError,AddClaimDocumentsMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addClaimDocuments>>,
        TError,
        AddClaimDocumentsMutationVariables,
        TContext
      > => {
      return useMutation(addClaimDocumentsMutation(options), queryClient);
    }
    /**
 * Takes a claim back that is not decided, with all its lines (D-241). Its lines then have the status WITHDRAWN, and the date of the withdrawal as statusUpdate. A claim that was withdrawn before answers the same. 404 means that there is no such claim, 409 that it is decided; nothing was changed then, and the text says why. Offered where canWithdraw of the claim is true.
 * @summary Withdraw a claim
 */
export const withdrawClaim = (
    claimId: string,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ClaimWithdrawal>(
      {url: `/~/claims/${encodeURIComponent(String(claimId))}/withdrawal`, method: 'POST', ...(signal ? { signal }: {})
    },
      { operationId: 'withdrawClaim', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getWithdrawClaimMutationKey = () => ['withdrawClaim'] as const;

export const withdrawClaimMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawClaim>>, TError,WithdrawClaimMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawClaim>>, TError,WithdrawClaimMutationVariables, TContext> => {

const mutationKey = getWithdrawClaimMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawClaim>>, WithdrawClaimMutationVariables> = (props) => {
          const {claimId} = props ?? {};

          return  withdrawClaim(claimId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type WithdrawClaimMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawClaim>>>

    export type WithdrawClaimMutationError = ErrorType<unknown>
    export type WithdrawClaimMutationVariables = {claimId: string}

    /**
 * @summary Withdraw a claim
 */
export const useWithdrawClaim = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawClaim>>, TError,WithdrawClaimMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawClaim>>,
        TError,
        WithdrawClaimMutationVariables,
        TContext
      > => {
      return useMutation(withdrawClaimMutation(options), queryClient);
    }
    /**
 * Asks the insurer to look at a declined line again (D-242), in one multipart request. Form field appealDetails is JSON as text, without a file name; documents follow as parts named files. An appeal must never be recorded twice - the same Idempotency-Key gives the same answer and no second appeal, for at least a day. 404 means that there is no such line, 409 that it is not declined, was appealed before, or the time for it is over, 413 that documents are too large, 422 that a document is refused; nothing was recorded then, and the text says why. After 500, 503 or a lost connection nobody knows; the portal repeats the same key when the member tries again. Offered where appealUntil of getClaimPaymentDetails is not over.
 * @summary Appeal a declined claim line
 */
export const appealClaimLine = (
    claimId: string,
    line: number,
    appealClaimLineRequest: BodyType<AppealClaimLineRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      const formData = toFormData(appealClaimLineRequest)
      return memberCall<LineAppeal>(
      {url: `/~/claims/${encodeURIComponent(String(claimId))}/lines/${encodeURIComponent(String(line))}/appeal`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, ...(signal ? { signal }: {})
    },
      { operationId: 'appealClaimLine', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getAppealClaimLineMutationKey = () => ['appealClaimLine'] as const;

export const appealClaimLineMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appealClaimLine>>, TError,AppealClaimLineMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof appealClaimLine>>, TError,AppealClaimLineMutationVariables, TContext> => {

const mutationKey = getAppealClaimLineMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof appealClaimLine>>, AppealClaimLineMutationVariables> = (props) => {
          const {claimId,line,data} = props ?? {};

          return  appealClaimLine(claimId,line,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AppealClaimLineMutationResult = NonNullable<Awaited<ReturnType<typeof appealClaimLine>>>
    export type AppealClaimLineMutationBody = BodyType<AppealClaimLineRequest>
    export type AppealClaimLineMutationError = ErrorType<unknown>
    export type AppealClaimLineMutationVariables = {claimId: string;line: number;data: BodyType<AppealClaimLineRequest>}

    /**
 * @summary Appeal a declined claim line
 */
export const useAppealClaimLine = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appealClaimLine>>, TError,AppealClaimLineMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof appealClaimLine>>,
        TError,
        AppealClaimLineMutationVariables,
        TContext
      > => {
      return useMutation(appealClaimLineMutation(options), queryClient);
    }
