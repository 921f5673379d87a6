/**
 * Generated from the contract "Account service". Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  EmailChangeRequest,
  TokenRequest,
  TokenValidation
} from '../model';

import { accountCall } from '../../../src/platform/query/member-call.ts';
import type { ErrorType , BodyType } from '../../../src/platform/query/member-call.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Takes the token of a link and sends the same e-mail again, to the address the first one went to, with a new link (API-013, D-29). The old link stops working. 200 and 204 mean that the e-mail is on its way. 400 means that there is no such link, or that it was used already.
 * @summary Send a new link in place of an expired one
 */
export const renewToken = (
    tokenRequest: BodyType<TokenRequest>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/token`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tokenRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'renewToken', timeout: 120000, expect: [200, 204], authorization: 'none', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

const getRenewTokenMutationKey = () => ['renewToken'] as const;

export const renewTokenMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewToken>>, TError,RenewTokenMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof renewToken>>, TError,RenewTokenMutationVariables, TContext> => {

const mutationKey = getRenewTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewToken>>, RenewTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  renewToken(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RenewTokenMutationResult = NonNullable<Awaited<ReturnType<typeof renewToken>>>
    export type RenewTokenMutationBody = BodyType<TokenRequest>
    export type RenewTokenMutationError = ErrorType<unknown>
    export type RenewTokenMutationVariables = {data: BodyType<TokenRequest>}

    /**
 * @summary Send a new link in place of an expired one
 */
export const useRenewToken = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewToken>>, TError,RenewTokenMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewToken>>,
        TError,
        RenewTokenMutationVariables,
        TContext
      > => {
      return useMutation(renewTokenMutation(options), queryClient);
    }
    /**
 * Asked once when a link of an e-mail is opened (API-014, D-28); nothing is used up by it. The action decides the page (D-30) - ACTIVATION, ACTIVATION_USED and CONFIRMATION_USED open the page on which the way of activating is chosen; CONFIRMATION the page that asks whether the registration is one's own; PASSWORD_RESET the page for a new password, PASSWORD_RESET_USED the page for used links; UPDATE_EMAIL the page that confirms a new e-mail address; ACTIVATION_EXPIRED, PASSWORD_RESET_EXPIRED and UPDATE_EMAIL_EXPIRED the page that offers a new link; INVALID the page for invalid links. An expired registration e-mail answers ACTIVATION_EXPIRED, a used change of e-mail INVALID. A token nobody knows is INVALID too, with 200. Any other action, and any failure, opens the page for links that cannot be checked (D-31).
 * @summary Find out what a link is for
 */
export const validateToken = (
    tokenRequest: BodyType<TokenRequest>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<TokenValidation>(
      {url: `/token`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: tokenRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'validateToken', timeout: 120000, expect: [200], authorization: 'none', errorName: 'caller',  ...options});
    }

const getValidateTokenMutationKey = () => ['validateToken'] as const;

export const validateTokenMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof validateToken>>, TError,ValidateTokenMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof validateToken>>, TError,ValidateTokenMutationVariables, TContext> => {

const mutationKey = getValidateTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof validateToken>>, ValidateTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  validateToken(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ValidateTokenMutationResult = NonNullable<Awaited<ReturnType<typeof validateToken>>>
    export type ValidateTokenMutationBody = BodyType<TokenRequest>
    export type ValidateTokenMutationError = ErrorType<unknown>
    export type ValidateTokenMutationVariables = {data: BodyType<TokenRequest>}

    /**
 * @summary Find out what a link is for
 */
export const useValidateToken = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof validateToken>>, TError,ValidateTokenMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof validateToken>>,
        TError,
        ValidateTokenMutationVariables,
        TContext
      > => {
      return useMutation(validateTokenMutation(options), queryClient);
    }
    /**
 * Carries out what updateEmail of the member service asked for, with the token of the e-mail to the new address (API-023, D-39). From then on the new address is the login identity; everything of the member goes with it, and every session of the account ends, so a signed-in portal goes back to the sign-in page (D-40). 400 means that token and identities do not belong together, 409 that another account has the new address, 410 that the link has expired or was used. Nothing is changed then.
 * @summary Confirm a new e-mail address
 */
export const confirmEmailChange = (
    emailChangeRequest: BodyType<EmailChangeRequest>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/email`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: emailChangeRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'confirmEmailChange', timeout: 120000, expect: [200], authorization: 'none', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

const getConfirmEmailChangeMutationKey = () => ['confirmEmailChange'] as const;

export const confirmEmailChangeMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext> => {

const mutationKey = getConfirmEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmailChange>>, ConfirmEmailChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmEmailChange(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ConfirmEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmailChange>>>
    export type ConfirmEmailChangeMutationBody = BodyType<EmailChangeRequest>
    export type ConfirmEmailChangeMutationError = ErrorType<unknown>
    export type ConfirmEmailChangeMutationVariables = {data: BodyType<EmailChangeRequest>}

    /**
 * @summary Confirm a new e-mail address
 */
export const useConfirmEmailChange = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmailChange>>,
        TError,
        ConfirmEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(confirmEmailChangeMutation(options), queryClient);
    }
