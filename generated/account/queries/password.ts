/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useMutation } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { changePassword, requestPasswordToken, requestPasswordTokenByPlan, resetPassword } from '../client/password.ts'
import type { ChangePasswordRequest, PasswordTokenByPlanRequest, PasswordTokenRequest, ResetPasswordRequest } from '../model/index.ts'

/** Choose a new password with a reset link */
export const resetPasswordMutation = (options?: OperationOptions) => ({ mutationFn: (body: ResetPasswordRequest) => resetPassword(body, options) })
/** Choose a new password with a reset link */
export const useResetPassword = () => useMutation(resetPasswordMutation())

/** Send a reset e-mail for the numbers of a member card */
export const requestPasswordTokenByPlanMutation = (options?: OperationOptions) => ({ mutationFn: (body: PasswordTokenByPlanRequest) => requestPasswordTokenByPlan(body, options) })
/** Send a reset e-mail for the numbers of a member card */
export const useRequestPasswordTokenByPlan = () => useMutation(requestPasswordTokenByPlanMutation())

/** Send a reset e-mail for a login identity */
export const requestPasswordTokenMutation = (email: string, options?: OperationOptions) => ({ mutationFn: (body: PasswordTokenRequest) => requestPasswordToken(email, body, options) })
/** Send a reset e-mail for a login identity */
export const useRequestPasswordToken = (email: string) => useMutation(requestPasswordTokenMutation(email))

/** Replace a password that is known */
export const changePasswordMutation = (email: string, options?: OperationOptions) => ({ mutationFn: (body: ChangePasswordRequest) => changePassword(email, body, options) })
/** Replace a password that is known */
export const useChangePassword = (email: string) => useMutation(changePasswordMutation(email))
