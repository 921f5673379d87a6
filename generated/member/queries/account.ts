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
  BankingDetails,
  CardholderDetails,
  ContactInfoDetails,
  ContactInfoRequest,
  EmailRequest,
  ListParticipantsParams,
  Participant,
  PreferredLanguageChoice,
  PreferredLanguageRequest,
  TermsAcceptance,
  TermsAcceptanceRequest
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
 * Asked right after sign-in. False sends the member to the acceptance page before anything else; a failure does not hold anybody back (D-46). The older path /{id}/terms is the same thing and is not used (D-68).
 * @summary Read whether the terms are accepted
 */
export const getTermsAndConditions = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<TermsAcceptance>(
      {url: `/~/terms-and-conditions`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getTermsAndConditions', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetTermsAndConditionsQueryKey = () => {
    return [
    "getTermsAndConditions"
    ] as const;
    }

export const getTermsAndConditionsQuery = <TData = Awaited<ReturnType<typeof getTermsAndConditions>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTermsAndConditions>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTermsAndConditionsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTermsAndConditions>>> = ({ signal }) => getTermsAndConditions(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetTermsAndConditionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTermsAndConditions>>>
export type GetTermsAndConditionsSuspenseQueryError = ErrorType<unknown>

export function useGetTermsAndConditions<TData = Awaited<ReturnType<typeof getTermsAndConditions>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTermsAndConditions>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTermsAndConditions<TData = Awaited<ReturnType<typeof getTermsAndConditions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTermsAndConditions>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTermsAndConditions<TData = Awaited<ReturnType<typeof getTermsAndConditions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTermsAndConditions>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read whether the terms are accepted
 */

export function useGetTermsAndConditions<TData = Awaited<ReturnType<typeof getTermsAndConditions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTermsAndConditions>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTermsAndConditionsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Records the acceptance with the date of today and answers the new state (API-026). Repeating it changes nothing. The portal then reads the terms again.
 * @summary Accept the terms
 */
export const acceptTermsAndConditions = (
    termsAcceptanceRequest: BodyType<TermsAcceptanceRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<TermsAcceptance | null>(
      {url: `/~/terms-and-conditions`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: termsAcceptanceRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'acceptTermsAndConditions', timeout: 60000, expect: [200], authorization: 'required', optionalBodies: [200],  ...options});
    }

const getAcceptTermsAndConditionsMutationKey = () => ['acceptTermsAndConditions'] as const;

export const acceptTermsAndConditionsMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTermsAndConditions>>, TError,AcceptTermsAndConditionsMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptTermsAndConditions>>, TError,AcceptTermsAndConditionsMutationVariables, TContext> => {

const mutationKey = getAcceptTermsAndConditionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptTermsAndConditions>>, AcceptTermsAndConditionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  acceptTermsAndConditions(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type AcceptTermsAndConditionsMutationResult = NonNullable<Awaited<ReturnType<typeof acceptTermsAndConditions>>>
    export type AcceptTermsAndConditionsMutationBody = BodyType<TermsAcceptanceRequest>
    export type AcceptTermsAndConditionsMutationError = ErrorType<unknown>
    export type AcceptTermsAndConditionsMutationVariables = {data: BodyType<TermsAcceptanceRequest>}

    /**
 * @summary Accept the terms
 */
export const useAcceptTermsAndConditions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTermsAndConditions>>, TError,AcceptTermsAndConditionsMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptTermsAndConditions>>,
        TError,
        AcceptTermsAndConditionsMutationVariables,
        TContext
      > => {
      return useMutation(acceptTermsAndConditionsMutation(options), queryClient);
    }
    /**
 * Names and numbers of the member card (API-028). 200 is the only success (D-141). provinceOfAdjudication decides drug and dental questions; bookOfBusiness chooses the form for changing people on the plan.
 * @summary Read who is signed in
 */
export const getCardholderDetails = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<CardholderDetails>(
      {url: `/~/cardholder-details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getCardholderDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetCardholderDetailsQueryKey = () => {
    return [
    "getCardholderDetails"
    ] as const;
    }

export const getCardholderDetailsQuery = <TData = Awaited<ReturnType<typeof getCardholderDetails>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCardholderDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCardholderDetailsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCardholderDetails>>> = ({ signal }) => getCardholderDetails(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetCardholderDetailsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCardholderDetails>>>
export type GetCardholderDetailsSuspenseQueryError = ErrorType<unknown>

export function useGetCardholderDetails<TData = Awaited<ReturnType<typeof getCardholderDetails>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCardholderDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCardholderDetails<TData = Awaited<ReturnType<typeof getCardholderDetails>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCardholderDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCardholderDetails<TData = Awaited<ReturnType<typeof getCardholderDetails>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCardholderDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read who is signed in
 */

export function useGetCardholderDetails<TData = Awaited<ReturnType<typeof getCardholderDetails>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCardholderDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCardholderDetailsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Mailing address and telephone number on file (API-030).
 * @summary Read address and telephone
 */
export const getContactInfoDetails = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ContactInfoDetails>(
      {url: `/~/contact-info-details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getContactInfoDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getGetContactInfoDetailsQueryKey = () => {
    return [
    "getContactInfoDetails"
    ] as const;
    }

export const getContactInfoDetailsQuery = <TData = Awaited<ReturnType<typeof getContactInfoDetails>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContactInfoDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContactInfoDetailsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContactInfoDetails>>> = ({ signal }) => getContactInfoDetails(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetContactInfoDetailsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContactInfoDetails>>>
export type GetContactInfoDetailsSuspenseQueryError = ErrorType<unknown>

export function useGetContactInfoDetails<TData = Awaited<ReturnType<typeof getContactInfoDetails>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContactInfoDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContactInfoDetails<TData = Awaited<ReturnType<typeof getContactInfoDetails>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContactInfoDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContactInfoDetails<TData = Awaited<ReturnType<typeof getContactInfoDetails>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContactInfoDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read address and telephone
 */

export function useGetContactInfoDetails<TData = Awaited<ReturnType<typeof getContactInfoDetails>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContactInfoDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getContactInfoDetailsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces both and answers what is stored, with the postal code in capitals and one space (API-031, D-63). Canada needs province and postalCode, the United States state and zipCode, never both; addresses elsewhere cannot be changed online. Without an addressType it is the MAILING address. 400 and 422 mean that nothing was changed, the text says why. Only for members whose policy has updateMemberProfile, others get 403 (D-65). The portal then reads the contact information again.
 * @summary Change address and telephone
 */
export const updateContactInfoDetails = (
    contactInfoRequest: BodyType<ContactInfoRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<ContactInfoDetails | null>(
      {url: `/~/contact-info-details`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: contactInfoRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'updateContactInfoDetails', timeout: 60000, expect: [200], authorization: 'required', optionalBodies: [200], errorName: 'updateUserInfo',  ...options});
    }

const getUpdateContactInfoDetailsMutationKey = () => ['updateContactInfoDetails'] as const;

export const updateContactInfoDetailsMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContactInfoDetails>>, TError,UpdateContactInfoDetailsMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof updateContactInfoDetails>>, TError,UpdateContactInfoDetailsMutationVariables, TContext> => {

const mutationKey = getUpdateContactInfoDetailsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateContactInfoDetails>>, UpdateContactInfoDetailsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateContactInfoDetails(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateContactInfoDetailsMutationResult = NonNullable<Awaited<ReturnType<typeof updateContactInfoDetails>>>
    export type UpdateContactInfoDetailsMutationBody = BodyType<ContactInfoRequest>
    export type UpdateContactInfoDetailsMutationError = ErrorType<unknown>
    export type UpdateContactInfoDetailsMutationVariables = {data: BodyType<ContactInfoRequest>}

    /**
 * @summary Change address and telephone
 */
export const useUpdateContactInfoDetails = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContactInfoDetails>>, TError,UpdateContactInfoDetailsMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateContactInfoDetails>>,
        TError,
        UpdateContactInfoDetailsMutationVariables,
        TContext
      > => {
      return useMutation(updateContactInfoDetailsMutation(options), queryClient);
    }
    /**
 * Everybody covered now or before; with filter=active only those covered today, which is what pickers use (D-70). The order does not matter, the portal sorts by number with the cardholder first (D-71). 204 means nobody.
 * @summary List the people on the plan
 */
export const listParticipants = (
    params?: ListParticipantsParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<Participant[] | null>(
      {url: `/~/participants`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listParticipants', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListParticipantsQueryKey = (params?: ListParticipantsParams,) => {
    return [
    "listParticipants", ...(params ? [params] : [])
    ] as const;
    }

export const listParticipantsQuery = <TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<unknown>>(params?: ListParticipantsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListParticipantsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listParticipants>>> = ({ signal }) => listParticipants(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListParticipantsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listParticipants>>>
export type ListParticipantsSuspenseQueryError = ErrorType<unknown>

export function useListParticipants<TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<unknown>>(
 params: undefined |  ListParticipantsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListParticipants<TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<unknown>>(
 params?: ListParticipantsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListParticipants<TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<unknown>>(
 params?: ListParticipantsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the people on the plan
 */

export function useListParticipants<TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<unknown>>(
 params?: ListParticipantsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listParticipantsQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Account into which claims are paid. 204 means none on file, which is not an error - before a claim the portal then offers to set it up (API-040, D-58). Asked again on every click on Submit claim.
 * @summary Read the direct deposit account
 */
export const getBankingDetails = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<BankingDetails | null>(
      {url: `/~/banking-details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getBankingDetails', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'getDirectDeposit',  ...options});
    }

const getGetBankingDetailsQueryKey = () => {
    return [
    "getBankingDetails"
    ] as const;
    }

export const getBankingDetailsQuery = <TData = Awaited<ReturnType<typeof getBankingDetails>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBankingDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBankingDetailsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBankingDetails>>> = ({ signal }) => getBankingDetails(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetBankingDetailsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBankingDetails>>>
export type GetBankingDetailsSuspenseQueryError = ErrorType<unknown>

export function useGetBankingDetails<TData = Awaited<ReturnType<typeof getBankingDetails>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBankingDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBankingDetails<TData = Awaited<ReturnType<typeof getBankingDetails>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBankingDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBankingDetails<TData = Awaited<ReturnType<typeof getBankingDetails>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBankingDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the direct deposit account
 */

export function useGetBankingDetails<TData = Awaited<ReturnType<typeof getBankingDetails>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBankingDetails>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankingDetailsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Stores the account into which claims are paid from now on (API-041), the first time or in place of the one on file. Answers what is stored. 400 and 422 mean that nothing was changed, the text says why. Only for members whose policy has updateBanking, others get 403 (D-65).
 * @summary Set up or change direct deposit
 */
export const updateBankingDetails = (
    bankingDetails: BodyType<BankingDetails>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<BankingDetails | null>(
      {url: `/~/banking-details`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: bankingDetails, ...(signal ? { signal }: {})
    },
      { operationId: 'updateBankingDetails', timeout: 60000, expect: [200], authorization: 'required', optionalBodies: [200], errorName: 'changeDirectDeposit',  ...options});
    }

const getUpdateBankingDetailsMutationKey = () => ['updateBankingDetails'] as const;

export const updateBankingDetailsMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBankingDetails>>, TError,UpdateBankingDetailsMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBankingDetails>>, TError,UpdateBankingDetailsMutationVariables, TContext> => {

const mutationKey = getUpdateBankingDetailsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBankingDetails>>, UpdateBankingDetailsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateBankingDetails(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateBankingDetailsMutationResult = NonNullable<Awaited<ReturnType<typeof updateBankingDetails>>>
    export type UpdateBankingDetailsMutationBody = BodyType<BankingDetails>
    export type UpdateBankingDetailsMutationError = ErrorType<unknown>
    export type UpdateBankingDetailsMutationVariables = {data: BodyType<BankingDetails>}

    /**
 * @summary Set up or change direct deposit
 */
export const useUpdateBankingDetails = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBankingDetails>>, TError,UpdateBankingDetailsMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBankingDetails>>,
        TError,
        UpdateBankingDetailsMutationVariables,
        TContext
      > => {
      return useMutation(updateBankingDetailsMutation(options), queryClient);
    }
    /**
 * Forgets the account into which claims are paid (API-042). 200 and 204 mean that none is on file from now on, also when there was none before. Only for members whose policy has updateBanking, others get 403 (D-65). The portal then reads the banking details again, and finds 204.
 * @summary Remove direct deposit
 */
export const deleteBankingDetails = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<null>(
      {url: `/~/banking-details`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      { operationId: 'deleteBankingDetails', timeout: 60000, expect: [200, 204], authorization: 'required', ignoredBodies: [200], errorName: 'deleteDirectDeposit',  ...options});
    }

const getDeleteBankingDetailsMutationKey = () => ['deleteBankingDetails'] as const;

export const deleteBankingDetailsMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBankingDetails>>, TError,void, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBankingDetails>>, TError,void, TContext> => {

const mutationKey = getDeleteBankingDetailsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBankingDetails>>, void> = () => {

          return  deleteBankingDetails(requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeleteBankingDetailsMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBankingDetails>>>

    export type DeleteBankingDetailsMutationError = ErrorType<unknown>

    /**
 * @summary Remove direct deposit
 */
export const useDeleteBankingDetails = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBankingDetails>>, TError,void, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBankingDetails>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(deleteBankingDetailsMutation(options), queryClient);
    }
    /**
 * Stores the language in which the insurer writes to this member, in capitals (API-029, D-44), and answers it. 200 is the only success; the portal then reads the cardholder details again and shows its pages in that language (D-66). On failure nothing changes.
 * @summary Choose the language of letters and e-mails
 */
export const updatePreferredLanguage = (
    preferredLanguageRequest: BodyType<PreferredLanguageRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<PreferredLanguageChoice | null>(
      {url: `/~/preferred-language`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: preferredLanguageRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'updatePreferredLanguage', timeout: 60000, expect: [200], authorization: 'required', optionalBodies: [200], errorName: 'updateUserInfo',  ...options});
    }

const getUpdatePreferredLanguageMutationKey = () => ['updatePreferredLanguage'] as const;

export const updatePreferredLanguageMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePreferredLanguage>>, TError,UpdatePreferredLanguageMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePreferredLanguage>>, TError,UpdatePreferredLanguageMutationVariables, TContext> => {

const mutationKey = getUpdatePreferredLanguageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePreferredLanguage>>, UpdatePreferredLanguageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePreferredLanguage(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdatePreferredLanguageMutationResult = NonNullable<Awaited<ReturnType<typeof updatePreferredLanguage>>>
    export type UpdatePreferredLanguageMutationBody = BodyType<PreferredLanguageRequest>
    export type UpdatePreferredLanguageMutationError = ErrorType<unknown>
    export type UpdatePreferredLanguageMutationVariables = {data: BodyType<PreferredLanguageRequest>}

    /**
 * @summary Choose the language of letters and e-mails
 */
export const useUpdatePreferredLanguage = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePreferredLanguage>>, TError,UpdatePreferredLanguageMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePreferredLanguage>>,
        TError,
        UpdatePreferredLanguageMutationVariables,
        TContext
      > => {
      return useMutation(updatePreferredLanguageMutation(options), queryClient);
    }
    /**
 * Sends an e-mail to the new address; its link, an UPDATE_EMAIL (see validateToken of the account service), carries the change out (API-032, D-40). Until then nothing changes, and the member signs in as before. Asking again sends a new link and ends the earlier one. 200 is the only success; it is also the answer when another account has the address, so that nobody learns who has one - confirmEmailChange then refuses with 409. 422 means that the address is the one on file. Only for members whose policy has updateMemberProfile, others get 403 (D-65).
 * @summary Ask for a change of e-mail address
 */
export const updateEmail = (
    emailRequest: BodyType<EmailRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<null>(
      {url: `/~/email`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: emailRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'updateEmail', timeout: 60000, expect: [200], authorization: 'required', ignoredBodies: [200], errorName: 'updateEmail',  ...options});
    }

const getUpdateEmailMutationKey = () => ['updateEmail'] as const;

export const updateEmailMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEmail>>, TError,UpdateEmailMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof updateEmail>>, TError,UpdateEmailMutationVariables, TContext> => {

const mutationKey = getUpdateEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateEmail>>, UpdateEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateEmail(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdateEmailMutationResult = NonNullable<Awaited<ReturnType<typeof updateEmail>>>
    export type UpdateEmailMutationBody = BodyType<EmailRequest>
    export type UpdateEmailMutationError = ErrorType<unknown>
    export type UpdateEmailMutationVariables = {data: BodyType<EmailRequest>}

    /**
 * @summary Ask for a change of e-mail address
 */
export const useUpdateEmail = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEmail>>, TError,UpdateEmailMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateEmail>>,
        TError,
        UpdateEmailMutationVariables,
        TContext
      > => {
      return useMutation(updateEmailMutation(options), queryClient);
    }
