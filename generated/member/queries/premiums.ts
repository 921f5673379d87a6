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
  CardPaymentSession,
  CardPaymentSessionRequest,
  CreditCard,
  GetPremiumsParams,
  PremiumPayment,
  PremiumPaymentMethod,
  PremiumPaymentMethodRequest,
  PremiumPaymentRequest,
  PremiumStatement,
  Premiums,
  Problem,
  StatementId
} from '../model';

import { memberCall } from '../../../src/platform/query/member-call.ts';
import type { ErrorType , BodyType } from '../../../src/platform/query/member-call.ts';
import { memberDownload } from '../../../src/platform/query/member-call.ts';

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
 * What is owed today, and the transactions of a period, newest first (PAY-01, D-142). 204 means that this member pays no premiums to the insurer; the page then says so. Premiums without a transaction in the period are 200 with an empty list. A period that ends before it begins is 422. For members whose policy has premiums, statements or premiumPayment (D-143), others get 403. The total is the amount that a one-time payment proposes (D-145).
 * @summary Read premiums and what is owed
 */
export const getPremiums = (
    params?: GetPremiumsParams,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<Premiums | null>(
      {url: `/~/premiums`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getPremiums', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getGetPremiumsQueryKey = (params?: GetPremiumsParams,) => {
    return [
    "getPremiums", ...(params ? [params] : [])
    ] as const;
    }

export const getPremiumsQuery = <TData = Awaited<ReturnType<typeof getPremiums>>, TError = ErrorType<unknown>>(params?: GetPremiumsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPremiums>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPremiumsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPremiums>>> = ({ signal }) => getPremiums(params, requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetPremiumsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPremiums>>>
export type GetPremiumsSuspenseQueryError = ErrorType<unknown>

export function useGetPremiums<TData = Awaited<ReturnType<typeof getPremiums>>, TError = ErrorType<unknown>>(
 params: undefined |  GetPremiumsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPremiums>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPremiums<TData = Awaited<ReturnType<typeof getPremiums>>, TError = ErrorType<unknown>>(
 params?: GetPremiumsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPremiums>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPremiums<TData = Awaited<ReturnType<typeof getPremiums>>, TError = ErrorType<unknown>>(
 params?: GetPremiumsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPremiums>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read premiums and what is owed
 */

export function useGetPremiums<TData = Awaited<ReturnType<typeof getPremiums>>, TError = ErrorType<unknown>>(
 params?: GetPremiumsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPremiums>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPremiumsQuery(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A statement for each month that is over, newest first, of the last twelve months at least (PAY-03, D-142). 204 means that there is none. For members whose policy has premiums, statements or premiumPayment (D-143), others get 403.
 * @summary List premium statements
 */
export const listPremiumStatements = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<PremiumStatement[] | null>(
      {url: `/~/premiums/statements`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listPremiumStatements', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListPremiumStatementsQueryKey = () => {
    return [
    "listPremiumStatements"
    ] as const;
    }

export const listPremiumStatementsQuery = <TData = Awaited<ReturnType<typeof listPremiumStatements>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPremiumStatements>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPremiumStatementsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPremiumStatements>>> = ({ signal }) => listPremiumStatements(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListPremiumStatementsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPremiumStatements>>>
export type ListPremiumStatementsSuspenseQueryError = ErrorType<unknown>

export function useListPremiumStatements<TData = Awaited<ReturnType<typeof listPremiumStatements>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPremiumStatements>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPremiumStatements<TData = Awaited<ReturnType<typeof listPremiumStatements>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPremiumStatements>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPremiumStatements<TData = Awaited<ReturnType<typeof listPremiumStatements>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPremiumStatements>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List premium statements
 */

export function useListPremiumStatements<TData = Awaited<ReturnType<typeof listPremiumStatements>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPremiumStatements>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listPremiumStatementsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The statement as a PDF in the language of the call (D-142), under the name of D-90. An empty file or a 204 counts as a failure (D-89). 404 when this member has no such statement.
 * @summary Print a premium statement
 */
export const downloadPremiumStatementPdf = (
    statementId: StatementId,
 options?: SecondParameter<typeof memberDownload>,signal?: AbortSignal
) => {

      return memberDownload<Blob>(
      {url: `/~/premiums/statements/${encodeURIComponent(String(statementId))}/pdf`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getPremiumStatementPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Pre-authorized debit or card (PAY-06, D-142). 204 means that none is on file; the page then offers to set one up. For members whose policy has premiumPayment, others get 403 (GUARD-15).
 * @summary Read how premiums are paid
 */
export const getPremiumPaymentMethod = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<PremiumPaymentMethod | null>(
      {url: `/~/premium-payment-method`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getPremiumPaymentMethod', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getGetPremiumPaymentMethodQueryKey = () => {
    return [
    "getPremiumPaymentMethod"
    ] as const;
    }

export const getPremiumPaymentMethodQuery = <TData = Awaited<ReturnType<typeof getPremiumPaymentMethod>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPremiumPaymentMethod>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPremiumPaymentMethodQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPremiumPaymentMethod>>> = ({ signal }) => getPremiumPaymentMethod(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type GetPremiumPaymentMethodSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPremiumPaymentMethod>>>
export type GetPremiumPaymentMethodSuspenseQueryError = ErrorType<unknown>

export function useGetPremiumPaymentMethod<TData = Awaited<ReturnType<typeof getPremiumPaymentMethod>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPremiumPaymentMethod>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPremiumPaymentMethod<TData = Awaited<ReturnType<typeof getPremiumPaymentMethod>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPremiumPaymentMethod>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPremiumPaymentMethod<TData = Awaited<ReturnType<typeof getPremiumPaymentMethod>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPremiumPaymentMethod>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how premiums are paid
 */

export function useGetPremiumPaymentMethod<TData = Awaited<ReturnType<typeof getPremiumPaymentMethod>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPremiumPaymentMethod>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPremiumPaymentMethodQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Stores how premiums are paid from now on, the first time or in place of what is on file, and answers what is stored (PAY-06, D-142). 400 and 422 mean that nothing was changed, the text says why - fields that do not belong to the type, or a card that is not on file or has expired. For members whose policy has premiumPayment, others get 403. The portal then reads the payment method again.
 * @summary Set up or change how premiums are paid
 */
export const updatePremiumPaymentMethod = (
    premiumPaymentMethodRequest: BodyType<PremiumPaymentMethodRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<PremiumPaymentMethod>(
      {url: `/~/premium-payment-method`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: premiumPaymentMethodRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'updatePremiumPaymentMethod', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getUpdatePremiumPaymentMethodMutationKey = () => ['updatePremiumPaymentMethod'] as const;

export const updatePremiumPaymentMethodMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePremiumPaymentMethod>>, TError,UpdatePremiumPaymentMethodMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePremiumPaymentMethod>>, TError,UpdatePremiumPaymentMethodMutationVariables, TContext> => {

const mutationKey = getUpdatePremiumPaymentMethodMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePremiumPaymentMethod>>, UpdatePremiumPaymentMethodMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePremiumPaymentMethod(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type UpdatePremiumPaymentMethodMutationResult = NonNullable<Awaited<ReturnType<typeof updatePremiumPaymentMethod>>>
    export type UpdatePremiumPaymentMethodMutationBody = BodyType<PremiumPaymentMethodRequest>
    export type UpdatePremiumPaymentMethodMutationError = ErrorType<unknown>
    export type UpdatePremiumPaymentMethodMutationVariables = {data: BodyType<PremiumPaymentMethodRequest>}

    /**
 * @summary Set up or change how premiums are paid
 */
export const useUpdatePremiumPaymentMethod = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePremiumPaymentMethod>>, TError,UpdatePremiumPaymentMethodMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePremiumPaymentMethod>>,
        TError,
        UpdatePremiumPaymentMethodMutationVariables,
        TContext
      > => {
      return useMutation(updatePremiumPaymentMethodMutation(options), queryClient);
    }
    /**
 * Charges a card on file (cardId), or records what was paid on the provider's page (sessionId), and lowers what is owed (PAY-07, D-142). 201 means paid, and the portal opens the page that confirms it. 402 means that nothing was charged, because the card was declined or the member left the provider's page without paying; it opens the error page of the payment with the text (PAY-08). A payment must never be made twice - the same Idempotency-Key gives the same answer and no second payment, for at least a day; for a session the sessionId is the key to use. 409 means that the session was not brought to an end, was used for a payment before, or that the key came with another payment; 410 that the session has expired; 422 that the amount is not that of the session, the card is not on file or has expired, or not exactly one of cardId and sessionId was sent. After 500, 503 or a lost connection nobody knows; when the member tries again the portal repeats the same key. For members whose policy has premiumPayment, others get 403. The portal then reads the premiums again.
 * @summary Pay premiums once
 */
export const createPremiumPayment = (
    premiumPaymentRequest: BodyType<PremiumPaymentRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<PremiumPayment | Problem>(
      {url: `/~/premium-payments`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: premiumPaymentRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'createPremiumPayment', timeout: 60000, expect: [201, 402], authorization: 'required',  ...options});
    }

const getCreatePremiumPaymentMutationKey = () => ['createPremiumPayment'] as const;

export const createPremiumPaymentMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPremiumPayment>>, TError,CreatePremiumPaymentMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof createPremiumPayment>>, TError,CreatePremiumPaymentMutationVariables, TContext> => {

const mutationKey = getCreatePremiumPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPremiumPayment>>, CreatePremiumPaymentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPremiumPayment(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreatePremiumPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof createPremiumPayment>>>
    export type CreatePremiumPaymentMutationBody = BodyType<PremiumPaymentRequest>
    export type CreatePremiumPaymentMutationError = ErrorType<unknown>
    export type CreatePremiumPaymentMutationVariables = {data: BodyType<PremiumPaymentRequest>}

    /**
 * @summary Pay premiums once
 */
export const useCreatePremiumPayment = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPremiumPayment>>, TError,CreatePremiumPaymentMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPremiumPayment>>,
        TError,
        CreatePremiumPaymentMutationVariables,
        TContext
      > => {
      return useMutation(createPremiumPaymentMutation(options), queryClient);
    }
    /**
 * Cards of the member that the card payment provider keeps, those that have expired included (PAY-11). An empty list means none. For members whose policy has premiumPayment, others get 403.
 * @summary List the cards on file
 */
export const listCreditCards = (

 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<CreditCard[] | null>(
      {url: `/~/credit-cards`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listCreditCards', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

const getListCreditCardsQueryKey = () => {
    return [
    "listCreditCards"
    ] as const;
    }

export const listCreditCardsQuery = <TData = Awaited<ReturnType<typeof listCreditCards>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCreditCards>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCreditCardsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCreditCards>>> = ({ signal }) => listCreditCards(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListCreditCardsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCreditCards>>>
export type ListCreditCardsSuspenseQueryError = ErrorType<unknown>

export function useListCreditCards<TData = Awaited<ReturnType<typeof listCreditCards>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCreditCards>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCreditCards<TData = Awaited<ReturnType<typeof listCreditCards>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCreditCards>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCreditCards<TData = Awaited<ReturnType<typeof listCreditCards>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCreditCards>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the cards on file
 */

export function useListCreditCards<TData = Awaited<ReturnType<typeof listCreditCards>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCreditCards>>, TError, TData>>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listCreditCardsQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Prepares one visit to the page of the card payment provider (PAY-10, D-144) and answers where it is. The card is entered there; its number never passes through the portal or this service. When the member pays, is declined or cancels, the provider returns to returnUrl with sessionId added to its query, and the portal calls createPremiumPayment with it to learn the outcome; what else the query says is not believed. A session belongs to one member, is good for 30 minutes and for one payment. 422 means that returnUrl is not a page of the portal. The portal opens no redirectUrl that is not https, but for the machine of a developer. For members whose policy has premiumPayment, others get 403.
 * @summary Open the provider's page to enter a card
 */
export const createCardPaymentSession = (
    cardPaymentSessionRequest: BodyType<CardPaymentSessionRequest>,
 options?: SecondParameter<typeof memberCall>,signal?: AbortSignal
) => {

      return memberCall<CardPaymentSession>(
      {url: `/~/card-payment-sessions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cardPaymentSessionRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'createCardPaymentSession', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

const getCreateCardPaymentSessionMutationKey = () => ['createCardPaymentSession'] as const;

export const createCardPaymentSessionMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCardPaymentSession>>, TError,CreateCardPaymentSessionMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
): UseMutationOptions<Awaited<ReturnType<typeof createCardPaymentSession>>, TError,CreateCardPaymentSessionMutationVariables, TContext> => {

const mutationKey = getCreateCardPaymentSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCardPaymentSession>>, CreateCardPaymentSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCardPaymentSession(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreateCardPaymentSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createCardPaymentSession>>>
    export type CreateCardPaymentSessionMutationBody = BodyType<CardPaymentSessionRequest>
    export type CreateCardPaymentSessionMutationError = ErrorType<unknown>
    export type CreateCardPaymentSessionMutationVariables = {data: BodyType<CardPaymentSessionRequest>}

    /**
 * @summary Open the provider's page to enter a card
 */
export const useCreateCardPaymentSession = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCardPaymentSession>>, TError,CreateCardPaymentSessionMutationVariables, TContext>, request?: SecondParameter<typeof memberCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCardPaymentSession>>,
        TError,
        CreateCardPaymentSessionMutationVariables,
        TContext
      > => {
      return useMutation(createCardPaymentSessionMutation(options), queryClient);
    }
