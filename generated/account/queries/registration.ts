/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useMutation } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { confirmRegistration, registerAccount, registerDigitalAccount, resendActivation } from '../client/registration.ts'
import type { ConfirmRegistrationParams, DigitalRegistrationRequest, RegistrationRequest, TokenRequest } from '../model/index.ts'

/** Register with the numbers of the member card */
export const registerAccountMutation = (options?: OperationOptions) => ({ mutationFn: (body: RegistrationRequest) => registerAccount(body, options) })
/** Register with the numbers of the member card */
export const useRegisterAccount = () => useMutation(registerAccountMutation())

/** Register with an invitation */
export const registerDigitalAccountMutation = (options?: OperationOptions) => ({ mutationFn: (body: DigitalRegistrationRequest) => registerDigitalAccount(body, options) })
/** Register with an invitation */
export const useRegisterDigitalAccount = () => useMutation(registerDigitalAccountMutation())

/** Say whether a registration is mine */
export const confirmRegistrationMutation = (options?: OperationOptions) => ({ mutationFn: ({ body, params }: { body: TokenRequest; params: ConfirmRegistrationParams }) => confirmRegistration(body, params, options) })
/** Say whether a registration is mine */
export const useConfirmRegistration = () => useMutation(confirmRegistrationMutation())

/** Send the registration e-mail again */
export const resendActivationMutation = (email: string, options?: OperationOptions) => ({ mutationFn: () => resendActivation(email, options) })
/** Send the registration e-mail again */
export const useResendActivation = (email: string) => useMutation(resendActivationMutation(email))
