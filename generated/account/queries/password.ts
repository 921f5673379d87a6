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
  ChangePasswordRequest,
  PasswordTokenByPlanRequest,
  PasswordTokenRequest,
  ResetPasswordRequest
} from '../model';

import { accountCall } from '../../../src/platform/query/member-call.ts';
import type { ErrorType , BodyType } from '../../../src/platform/query/member-call.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Replaces a forgotten password (API-017). 400 means the token or the password is not valid, 410 that the link has expired or was used; the page then offers a new link. Other sessions of the account end.
 * @summary Choose a new password with a reset link
 */
export const resetPassword = (
    resetPasswordRequest: BodyType<ResetPasswordRequest>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/password`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: resetPasswordRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'resetPassword', timeout: 120000, expect: [200], authorization: 'none', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const resetPasswordMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = BodyType<ResetPasswordRequest>
    export type ResetPasswordMutationError = ErrorType<unknown>
    export type ResetPasswordMutationVariables = {data: BodyType<ResetPasswordRequest>}

    /**
 * @summary Choose a new password with a reset link
 */
export const useResetPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(resetPasswordMutation(options), queryClient);
    }
    /**
 * The same as by login identity, for members who remember only their policy and certificate numbers (API-019). 404 is shown as success.
 * @summary Send a reset e-mail for the numbers of a member card
 */
export const requestPasswordTokenByPlan = (
    passwordTokenByPlanRequest: BodyType<PasswordTokenByPlanRequest>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/password/token`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordTokenByPlanRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'requestPasswordTokenByPlan', timeout: 120000, expect: [200, 204], authorization: 'none', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

const getRequestPasswordTokenByPlanMutationKey = () => ['requestPasswordTokenByPlan'] as const;

export const requestPasswordTokenByPlanMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordTokenByPlan>>, TError,RequestPasswordTokenByPlanMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordTokenByPlan>>, TError,RequestPasswordTokenByPlanMutationVariables, TContext> => {

const mutationKey = getRequestPasswordTokenByPlanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordTokenByPlan>>, RequestPasswordTokenByPlanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordTokenByPlan(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordTokenByPlanMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordTokenByPlan>>>
    export type RequestPasswordTokenByPlanMutationBody = BodyType<PasswordTokenByPlanRequest>
    export type RequestPasswordTokenByPlanMutationError = ErrorType<unknown>
    export type RequestPasswordTokenByPlanMutationVariables = {data: BodyType<PasswordTokenByPlanRequest>}

    /**
 * @summary Send a reset e-mail for the numbers of a member card
 */
export const useRequestPasswordTokenByPlan = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordTokenByPlan>>, TError,RequestPasswordTokenByPlanMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordTokenByPlan>>,
        TError,
        RequestPasswordTokenByPlanMutationVariables,
        TContext
      > => {
      return useMutation(requestPasswordTokenByPlanMutation(options), queryClient);
    }
    /**
 * Sends an e-mail with a link that lets the member choose a new password (API-020). The portal says the same to everybody, whether the account exists or not, so 404 is shown as success. Both 200 and 204 mean that the request was taken.
 * @summary Send a reset e-mail for a login identity
 */
export const requestPasswordToken = (
    email: string,
    passwordTokenRequest: BodyType<PasswordTokenRequest>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/${encodeURIComponent(String(email))}/password-token`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordTokenRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'requestPasswordToken', timeout: 120000, expect: [200, 204], authorization: 'none', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

const getRequestPasswordTokenMutationKey = () => ['requestPasswordToken'] as const;

export const requestPasswordTokenMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordToken>>, TError,RequestPasswordTokenMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordToken>>, TError,RequestPasswordTokenMutationVariables, TContext> => {

const mutationKey = getRequestPasswordTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordToken>>, RequestPasswordTokenMutationVariables> = (props) => {
          const {email,data} = props ?? {};

          return  requestPasswordToken(email,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordTokenMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordToken>>>
    export type RequestPasswordTokenMutationBody = BodyType<PasswordTokenRequest>
    export type RequestPasswordTokenMutationError = ErrorType<unknown>
    export type RequestPasswordTokenMutationVariables = {email: string;data: BodyType<PasswordTokenRequest>}

    /**
 * @summary Send a reset e-mail for a login identity
 */
export const useRequestPasswordToken = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordToken>>, TError,RequestPasswordTokenMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordToken>>,
        TError,
        RequestPasswordTokenMutationVariables,
        TContext
      > => {
      return useMutation(requestPasswordTokenMutation(options), queryClient);
    }
    /**
 * Serves the page of signed-in members, with a token, and the public page, without one (D-38). The old password proves who is asking, so the token is optional; with a token, the identity in the path must be its own. The session goes on. A wrong old password counts as a failed attempt to sign in, and 423 ends them as it does there (see login).
 * @summary Replace a password that is known
 */
export const changePassword = (
    email: string,
    changePasswordRequest: BodyType<ChangePasswordRequest>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/${encodeURIComponent(String(email))}/password`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: changePasswordRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'changePassword', timeout: 120000, expect: [200], authorization: 'optional', ignoredBodies: [200], errorName: 'changePassword',  ...options});
    }

const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const changePasswordMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {email,data} = props ?? {};

          return  changePassword(email,data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = BodyType<ChangePasswordRequest>
    export type ChangePasswordMutationError = ErrorType<unknown>
    export type ChangePasswordMutationVariables = {email: string;data: BodyType<ChangePasswordRequest>}

    /**
 * @summary Replace a password that is known
 */
export const useChangePassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(changePasswordMutation(options), queryClient);
    }
