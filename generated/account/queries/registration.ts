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
  ConfirmRegistrationParams,
  DigitalRegistrationRequest,
  RegistrationRequest,
  TokenRequest
} from '../model';

import { accountCall } from '../../../src/platform/query/member-call.ts';
import type { ErrorType , BodyType } from '../../../src/platform/query/member-call.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Opens an account for a person on a plan (API-015). Certificate number, policy number and date of birth must be those of one person; when they are not, 422 says so without telling which of them is wrong. 200 and 201 mean the same - the account waits for its owner and a registration e-mail is on its way, in the preferred language, whose link is a CONFIRMATION (see validateToken). Registering again before that replaces the address and the password. An address that another account has gives the same answer: nothing is opened, and its owner gets an e-mail that says so, because only the owner may learn that there is an account. 409 means that this person has an active account already; the portal then shows the page with the link to sign in (D-43). The form of registration asks to accept the terms and conditions: the service records that they were accepted with it, and nobody is asked twice.
 * @summary Register with the numbers of the member card
 */
export const registerAccount = (
    registrationRequest: BodyType<RegistrationRequest>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registrationRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'registerAccount', timeout: 120000, expect: [200, 201], authorization: 'none', ignoredBodies: [200, 201], errorName: 'caller',  ...options});
    }

const getRegisterAccountMutationKey = () => ['registerAccount'] as const;

export const registerAccountMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerAccount>>, TError,RegisterAccountMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof registerAccount>>, TError,RegisterAccountMutationVariables, TContext> => {

const mutationKey = getRegisterAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerAccount>>, RegisterAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerAccount(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RegisterAccountMutationResult = NonNullable<Awaited<ReturnType<typeof registerAccount>>>
    export type RegisterAccountMutationBody = BodyType<RegistrationRequest>
    export type RegisterAccountMutationError = ErrorType<unknown>
    export type RegisterAccountMutationVariables = {data: BodyType<RegistrationRequest>}

    /**
 * @summary Register with the numbers of the member card
 */
export const useRegisterAccount = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerAccount>>, TError,RegisterAccountMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerAccount>>,
        TError,
        RegisterAccountMutationVariables,
        TContext
      > => {
      return useMutation(registerAccountMutation(options), queryClient);
    }
    /**
 * Opens an account for the person an invitation was sent to, with the e-mail address of the invitation as its login identity (API-016, see getDigitalTokenValues). The date of birth is checked again, as validateDigitalMember does; the account is active at once because the invitation has proved the address. 200 and 201 mean the same. 400 means that the date of birth does not match or the password breaks a rule, 404 that there is no such invitation, 409 that the person has an account, 410 that the invitation has expired, 423 that it is locked after repeated failures.
 * @summary Register with an invitation
 */
export const registerDigitalAccount = (
    digitalRegistrationRequest: BodyType<DigitalRegistrationRequest>,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/digital-register`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: digitalRegistrationRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'registerDigitalAccount', timeout: 120000, expect: [200, 201], authorization: 'none', ignoredBodies: [200, 201], errorName: 'caller',  ...options});
    }

const getRegisterDigitalAccountMutationKey = () => ['registerDigitalAccount'] as const;

export const registerDigitalAccountMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerDigitalAccount>>, TError,RegisterDigitalAccountMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof registerDigitalAccount>>, TError,RegisterDigitalAccountMutationVariables, TContext> => {

const mutationKey = getRegisterDigitalAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerDigitalAccount>>, RegisterDigitalAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerDigitalAccount(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type RegisterDigitalAccountMutationResult = NonNullable<Awaited<ReturnType<typeof registerDigitalAccount>>>
    export type RegisterDigitalAccountMutationBody = BodyType<DigitalRegistrationRequest>
    export type RegisterDigitalAccountMutationError = ErrorType<unknown>
    export type RegisterDigitalAccountMutationVariables = {data: BodyType<DigitalRegistrationRequest>}

    /**
 * @summary Register with an invitation
 */
export const useRegisterDigitalAccount = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerDigitalAccount>>, TError,RegisterDigitalAccountMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerDigitalAccount>>,
        TError,
        RegisterDigitalAccountMutationVariables,
        TContext
      > => {
      return useMutation(registerDigitalAccountMutation(options), queryClient);
    }
    /**
 * Answers the registration e-mail (API-021). confirmed true means Yes, this is my account - it is active from now on; false means This was not me - the registration is cancelled and nothing of it is kept (D-41). Either way the link is used up. 400 means that the token is not that of a registration e-mail, 410 that it has expired or was used, 409 that somebody else has taken the e-mail address in the meantime.
 * @summary Say whether a registration is mine
 */
export const confirmRegistration = (
    tokenRequest: BodyType<TokenRequest>,
    params: ConfirmRegistrationParams,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/confirmation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tokenRequest,
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'confirmRegistration', timeout: 120000, expect: [200], authorization: 'none', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

const getConfirmRegistrationMutationKey = () => ['confirmRegistration'] as const;

export const confirmRegistrationMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmRegistration>>, TError,ConfirmRegistrationMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmRegistration>>, TError,ConfirmRegistrationMutationVariables, TContext> => {

const mutationKey = getConfirmRegistrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmRegistration>>, ConfirmRegistrationMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  confirmRegistration(data,params,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ConfirmRegistrationMutationResult = NonNullable<Awaited<ReturnType<typeof confirmRegistration>>>
    export type ConfirmRegistrationMutationBody = BodyType<TokenRequest>
    export type ConfirmRegistrationMutationError = ErrorType<unknown>
    export type ConfirmRegistrationMutationVariables = {data: BodyType<TokenRequest>;params: ConfirmRegistrationParams}

    /**
 * @summary Say whether a registration is mine
 */
export const useConfirmRegistration = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmRegistration>>, TError,ConfirmRegistrationMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmRegistration>>,
        TError,
        ConfirmRegistrationMutationVariables,
        TContext
      > => {
      return useMutation(confirmRegistrationMutation(options), queryClient);
    }
    /**
 * Sends once more what is waiting for this address (API-022) - the registration e-mail of an account that is not confirmed yet, or the invitation to activate an account. Earlier links stop working. 200 and 204 mean that the request was taken; they are also the answer when nothing is waiting, so that nobody learns who has an account.
 * @summary Send the registration e-mail again
 */
export const resendActivation = (
    email: string,
 options?: SecondParameter<typeof accountCall>,signal?: AbortSignal
) => {

      return accountCall<null>(
      {url: `/${encodeURIComponent(String(email))}/activation`, method: 'POST', ...(signal ? { signal }: {})
    },
      { operationId: 'resendActivation', timeout: 120000, expect: [200, 204], authorization: 'none', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

const getResendActivationMutationKey = () => ['resendActivation'] as const;

export const resendActivationMutation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendActivation>>, TError,ResendActivationMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
): UseMutationOptions<Awaited<ReturnType<typeof resendActivation>>, TError,ResendActivationMutationVariables, TContext> => {

const mutationKey = getResendActivationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendActivation>>, ResendActivationMutationVariables> = (props) => {
          const {email} = props ?? {};

          return  resendActivation(email,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ResendActivationMutationResult = NonNullable<Awaited<ReturnType<typeof resendActivation>>>

    export type ResendActivationMutationError = ErrorType<unknown>
    export type ResendActivationMutationVariables = {email: string}

    /**
 * @summary Send the registration e-mail again
 */
export const useResendActivation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendActivation>>, TError,ResendActivationMutationVariables, TContext>, request?: SecondParameter<typeof accountCall>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendActivation>>,
        TError,
        ResendActivationMutationVariables,
        TContext
      > => {
      return useMutation(resendActivationMutation(options), queryClient);
    }
