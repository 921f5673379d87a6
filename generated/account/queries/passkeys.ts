/**
 * Generated from the contract "Account service". Do not edit.
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
  Passkey,
  PasskeyId,
  PasskeyList,
  PasskeyNameRequest,
  PasskeyRegistration,
  PasskeyRegistrationOptions,
  PasskeySignInOptions,
  PasskeySignInRequest,
  PasskeySignInResult
} from '../model';

import { accountCall } from '../../../src/platform/query/member-call.ts';
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
 * A challenge that is good for one sign-in and for five minutes. It names no account and no passkey: the device finds the passkey, and nobody learns who has one. Asked only where the configuration says that the service has passkeys (offersPasskeys); 404 means that it has none after all, and the portal goes on with the password and says nothing.
 * @summary Ask for a challenge to sign in with a passkey
 */
export const createPasskeySignInOptions = (

 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<PasskeySignInOptions>(
      {url: `/passkey-sign-in/options`, method: 'POST', ...(signal ? { signal }: {})
    },
      { operationId: 'createPasskeySignInOptions', timeout: 120000, expect: [200], authorization: 'none', errorName: 'caller',  ...options});
    }

const getCreatePasskeySignInOptionsMutationKey = () => ['createPasskeySignInOptions'] as const;

export const createPasskeySignInOptionsMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPasskeySignInOptions>>, TError,void, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof createPasskeySignInOptions>>, TError,void, TContext> => {

const mutationKey = getCreatePasskeySignInOptionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPasskeySignInOptions>>, void> = () => {

          return  createPasskeySignInOptions(requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreatePasskeySignInOptionsMutationResult = NonNullable<Awaited<ReturnType<typeof createPasskeySignInOptions>>>

    export type CreatePasskeySignInOptionsMutationError = ErrorType<unknown>

    /**
 * @summary Ask for a challenge to sign in with a passkey
 */
export const useCreatePasskeySignInOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPasskeySignInOptions>>, TError,void, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPasskeySignInOptions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(createPasskeySignInOptionsMutation(options), queryClient);
    }
    /**
 * Checks what a passkey signed: a challenge of this service that is unused and not too old, the origin of the portal, its domain, the owner checked by the device, the signature, and a counter that has grown. 200 is a sign-in as with a password: the session token is the x-auth header, without a Bearer prefix, for the same sessions with the same length. The body says whose. 400 means that the challenge is used or too old, 401 that there is no such passkey any more, that its account is gone, or that origin or signature are not right: the same answer for each, which tells nothing about accounts. 403 and 423 mean what they mean for login, to a valid passkey only. 409 means a counter that went back: the passkey may be copied, nobody is signed in, it is refused from then on, and the text names it. 422 means that the device did not check its owner. The portal shows each on the page; the form for the password stays.
 * @summary Sign in with a passkey
 */
export const signInWithPasskey = (
    passkeySignInRequest: BodyType<PasskeySignInRequest>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<PasskeySignInResult>(
      {url: `/passkey-sign-in`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passkeySignInRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'signInWithPasskey', timeout: 120000, expect: [200], authorization: 'none', errorName: 'caller',  ...options});
    }

const getSignInWithPasskeyMutationKey = () => ['signInWithPasskey'] as const;

export const signInWithPasskeyMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInWithPasskey>>, TError,SignInWithPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof signInWithPasskey>>, TError,SignInWithPasskeyMutationVariables, TContext> => {

const mutationKey = getSignInWithPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signInWithPasskey>>, SignInWithPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signInWithPasskey(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type SignInWithPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof signInWithPasskey>>>
    export type SignInWithPasskeyMutationBody = BodyType<PasskeySignInRequest>
    export type SignInWithPasskeyMutationError = ErrorType<unknown>
    export type SignInWithPasskeyMutationVariables = {data: BodyType<PasskeySignInRequest>}

    /**
 * @summary Sign in with a passkey
 */
export const useSignInWithPasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInWithPasskey>>, TError,SignInWithPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signInWithPasskey>>,
        TError,
        SignInWithPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(signInWithPasskeyMutation(options), queryClient);
    }
    /**
 * The passkeys with their names, when each was made and last used. Asked only where the configuration says that the service has passkeys; 404 means that it has none after all, and the portal shows nothing about them. isOffered is read after signing in with a password, on a device that can make a passkey.
 * @summary List the passkeys of a member
 */
export const listPasskeys = (

 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<PasskeyList>(
      {url: `/~/passkeys`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listPasskeys', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getListPasskeysQueryKey = () => {
    return [
    "listPasskeys"
    ] as const;
    }

export const listPasskeysQuery = <TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof accountCall>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPasskeysQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPasskeys>>> = ({ signal }) => listPasskeys(requestOptions, signal);

   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as { readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }
}

export type ListPasskeysSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPasskeys>>>
export type ListPasskeysSuspenseQueryError = ErrorType<unknown>

export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the passkeys of a member
 */

export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = listPasskeysQuery(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Checks what the device says as for a sign-in, and keeps the public key. Its name is the browser and system of the call, in the language of the page. 400 means that the challenge is used, too old or was made for somebody else, 409 that this passkey is known, 422 that origin or owner are not right, or that the member has 20 passkeys; the text says which. Nothing is kept then, and the portal shows the text.
 * @summary Keep a passkey that a device has made
 */
export const registerPasskey = (
    passkeyRegistration: BodyType<PasskeyRegistration>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<Passkey>(
      {url: `/~/passkeys`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passkeyRegistration, ...(signal ? { signal }: {})
    },
      { operationId: 'registerPasskey', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getRegisterPasskeyMutationKey = () => ['registerPasskey'] as const;

export const registerPasskeyMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPasskey>>, TError,RegisterPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof registerPasskey>>, TError,RegisterPasskeyMutationVariables, TContext> => {

const mutationKey = getRegisterPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerPasskey>>, RegisterPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerPasskey(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RegisterPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof registerPasskey>>>
    export type RegisterPasskeyMutationBody = BodyType<PasskeyRegistration>
    export type RegisterPasskeyMutationError = ErrorType<unknown>
    export type RegisterPasskeyMutationVariables = {data: BodyType<PasskeyRegistration>}

    /**
 * @summary Keep a passkey that a device has made
 */
export const useRegisterPasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPasskey>>, TError,RegisterPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerPasskey>>,
        TError,
        RegisterPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(registerPasskeyMutation(options), queryClient);
    }
    /**
 * A challenge for this member, good for one passkey and for five minutes, and what the device should make: a passkey that is found without a name, with a check of its owner, none where the device has one already. user.id is random and the same for all passkeys of the account.
 * @summary Ask for a challenge to make a passkey
 */
export const createPasskeyRegistrationOptions = (

 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<PasskeyRegistrationOptions>(
      {url: `/~/passkeys/options`, method: 'POST', ...(signal ? { signal }: {})
    },
      { operationId: 'createPasskeyRegistrationOptions', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

const getCreatePasskeyRegistrationOptionsMutationKey = () => ['createPasskeyRegistrationOptions'] as const;

export const createPasskeyRegistrationOptionsMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPasskeyRegistrationOptions>>, TError,void, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof createPasskeyRegistrationOptions>>, TError,void, TContext> => {

const mutationKey = getCreatePasskeyRegistrationOptionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPasskeyRegistrationOptions>>, void> = () => {

          return  createPasskeyRegistrationOptions(requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type CreatePasskeyRegistrationOptionsMutationResult = NonNullable<Awaited<ReturnType<typeof createPasskeyRegistrationOptions>>>

    export type CreatePasskeyRegistrationOptionsMutationError = ErrorType<unknown>

    /**
 * @summary Ask for a challenge to make a passkey
 */
export const useCreatePasskeyRegistrationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPasskeyRegistrationOptions>>, TError,void, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPasskeyRegistrationOptions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(createPasskeyRegistrationOptionsMutation(options), queryClient);
    }
    /**
 * Replaces the name. 404 means that the passkey was removed in the meantime; the page says so and keeps what was typed.
 * @summary Name a passkey
 */
export const renamePasskey = (
    passkeyId: PasskeyId,
    passkeyNameRequest: BodyType<PasskeyNameRequest>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/~/passkeys/${encodeURIComponent(String(passkeyId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: passkeyNameRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'renamePasskey', timeout: 120000, expect: [200, 204], authorization: 'required', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

const getRenamePasskeyMutationKey = () => ['renamePasskey'] as const;

export const renamePasskeyMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext> => {

const mutationKey = getRenamePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renamePasskey>>, RenamePasskeyMutationVariables> = (props) => {
          const {passkeyId,data} = props ?? {};

          return  renamePasskey(passkeyId,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RenamePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof renamePasskey>>>
    export type RenamePasskeyMutationBody = BodyType<PasskeyNameRequest>
    export type RenamePasskeyMutationError = ErrorType<unknown>
    export type RenamePasskeyMutationVariables = {passkeyId: PasskeyId;data: BodyType<PasskeyNameRequest>}

    /**
 * @summary Name a passkey
 */
export const useRenamePasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renamePasskey>>,
        TError,
        RenamePasskeyMutationVariables,
        TContext
      > => {
      return useMutation(renamePasskeyMutation(options), queryClient);
    }
    /**
 * From now on nobody signs in with it. 200 and 204 mean that it is gone, also where there was none. Sessions go on, those that it started too.
 * @summary Remove a passkey
 */
export const deletePasskey = (
    passkeyId: PasskeyId,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/~/passkeys/${encodeURIComponent(String(passkeyId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      { operationId: 'deletePasskey', timeout: 120000, expect: [200, 204], authorization: 'required', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

const getDeletePasskeyMutationKey = () => ['deletePasskey'] as const;

export const deletePasskeyMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePasskey>>, TError,DeletePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePasskey>>, TError,DeletePasskeyMutationVariables, TContext> => {

const mutationKey = getDeletePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePasskey>>, DeletePasskeyMutationVariables> = (props) => {
          const {passkeyId} = props ?? {};

          return  deletePasskey(passkeyId,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeletePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof deletePasskey>>>

    export type DeletePasskeyMutationError = ErrorType<unknown>
    export type DeletePasskeyMutationVariables = {passkeyId: PasskeyId}

    /**
 * @summary Remove a passkey
 */
export const useDeletePasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePasskey>>, TError,DeletePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePasskey>>,
        TError,
        DeletePasskeyMutationVariables,
        TContext
      > => {
      return useMutation(deletePasskeyMutation(options), queryClient);
    }
    /**
 * From now on isOffered of listPasskeys is false for this member on devices like this one: the same browser on the same system, as the headers of the call say. The browser remembers nothing (D-19). A failure is told to nobody, the offer is then made once more.
 * @summary Say no to the offer of a passkey
 */
export const declinePasskeyOffer = (

 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/~/passkey-offer`, method: 'PUT', ...(signal ? { signal }: {})
    },
      { operationId: 'declinePasskeyOffer', timeout: 120000, expect: [200, 204], authorization: 'required', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

const getDeclinePasskeyOfferMutationKey = () => ['declinePasskeyOffer'] as const;

export const declinePasskeyOfferMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declinePasskeyOffer>>, TError,void, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof declinePasskeyOffer>>, TError,void, TContext> => {

const mutationKey = getDeclinePasskeyOfferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declinePasskeyOffer>>, void> = () => {

          return  declinePasskeyOffer(requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type DeclinePasskeyOfferMutationResult = NonNullable<Awaited<ReturnType<typeof declinePasskeyOffer>>>

    export type DeclinePasskeyOfferMutationError = ErrorType<unknown>

    /**
 * @summary Say no to the offer of a passkey
 */
export const useDeclinePasskeyOffer = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declinePasskeyOffer>>, TError,void, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declinePasskeyOffer>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(declinePasskeyOfferMutation(options), queryClient);
    }
