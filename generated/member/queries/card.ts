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
  MemberCardDetails,
  ShareCardRequest,
  ShareMemberCardParams
} from '../model';

import { memberDownload } from '../../../src/platform/query/member-call.ts';
import type { ErrorType , BodyType } from '../../../src/platform/query/member-call.ts';
import { memberCall } from '../../../src/platform/query/member-call.ts';

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
 * The card as a PDF in the language of the call (API-113), saved as Identification.pdf in both languages (CONST-25). An empty file or a 204 counts as a failure (D-89).
 * @summary Print the member card
 */
export const downloadMemberCardPdf = (

 options?: SecondParameter<typeof memberDownload>,signal?: AbortSignal
) => {

      return memberDownload<Blob>(
      {url: `/~/member-cards`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getMemberCardPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Sends the card by e-mail to one to five addresses, one e-mail each, in the language of the call (API-114, D-140). The addresses stand in the body, and joined by commas in the query; both must name the same, each of them once, in any order and case, else 422. 200, 201 and 204 mean that every e-mail is on its way. After any other status none was sent; the portal shows the error and counts the failure like a failed sign-in (SESSION-45, D-48), a success is not counted.
 * @summary Send the member card to somebody
 */
export const shareMemberCard = (
    shareCardRequest: BodyType<ShareCardRequest>,
    params: ShareMemberCardParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<null>(
      {url: `/~/member-cards`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: shareCardRequest,
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'shareMemberCard', timeout: 60000, expect: [200, 201, 204], authorization: 'required', ignoredBodies: [200, 201],  ...options});
    }

const getShareMemberCardMutationKey = () => ['shareMemberCard'] as const;

export const shareMemberCardMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shareMemberCard>>, TError,ShareMemberCardMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof shareMemberCard>>, TError,ShareMemberCardMutationVariables, TContext> => {

const mutationKey = getShareMemberCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof shareMemberCard>>, ShareMemberCardMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  shareMemberCard(data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ShareMemberCardMutationResult = NonNullable<Awaited<ReturnType<typeof shareMemberCard>>>
    export type ShareMemberCardMutationBody = BodyType<ShareCardRequest>
    export type ShareMemberCardMutationError = ErrorType<unknown>
    export type ShareMemberCardMutationVariables = {data: BodyType<ShareCardRequest>;params: ShareMemberCardParams}

    /**
 * @summary Send the member card to somebody
 */
export const useShareMemberCard = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shareMemberCard>>, TError,ShareMemberCardMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof shareMemberCard>>,
        TError,
        ShareMemberCardMutationVariables,
        TContext
      > => {
      return useMutation(shareMemberCardMutation(options), queryClient);
    }
    /**
 * Name of the cardholder, telephone number of the customer service, and the other people on the plan (API-112, CARD-03). Policy and certificate number come from getCardholderDetails (CARD-02). 200 is the only success (D-141). The card is the same for everybody on the plan, so that a dependant sees it too.
 * @summary Read what the member card says
 */
export const getMemberCardDetails = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<MemberCardDetails>(
      {url: `/~/member-cards/details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getMemberCardDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetMemberCardDetailsQueryKey = () => {
    return [
    "getMemberCardDetails"
    ] as const;
    }

export const getMemberCardDetailsQuery = <TData = Awaited<ReturnType<typeof getMemberCardDetails>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMemberCardDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberCardDetailsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberCardDetails>>> = ({ signal }) => getMemberCardDetails(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetMemberCardDetailsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberCardDetails>>>
export type GetMemberCardDetailsSuspenseQueryError = ErrorType<unknown>

export function useGetMemberCardDetails<TData = Awaited<ReturnType<typeof getMemberCardDetails>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMemberCardDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberCardDetails<TData = Awaited<ReturnType<typeof getMemberCardDetails>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMemberCardDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberCardDetails<TData = Awaited<ReturnType<typeof getMemberCardDetails>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMemberCardDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what the member card says
 */

export function useGetMemberCardDetails<TData = Awaited<ReturnType<typeof getMemberCardDetails>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMemberCardDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMemberCardDetailsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The card as a pass in the language of the call, with what getMemberCardDetails and getCardholderDetails say (D-331). A pass is a ZIP archive of pass.json, icon.png, manifest.json with the SHA-1 of each file, and signature, which the insurer makes with its certificate for passes; a phone refuses a pass without it. Asked only where the configuration says that the service has it (offersWalletPasses); 404 means that it has none after all, and the portal says so beside the button. An empty file or a 204 counts as a failure (D-89). The same pass may be asked for again.
 * @summary Get the member card for the wallet of a phone
 */
export const downloadMemberCardPass = (

 options?: SecondParameter<typeof memberDownload>,signal?: AbortSignal
) => {

      return memberDownload<Blob>(
      {url: `/~/member-cards/pass`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getMemberCardPass', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }
