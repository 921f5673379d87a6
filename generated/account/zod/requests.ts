/** Generated from the contracts. Do not edit. */
import {
  LoginBody,
} from './session.zod.ts'
import {
  ResetPasswordBody,
  RequestPasswordTokenByPlanBody,
  RequestPasswordTokenBody,
  ChangePasswordBody,
} from './password.zod.ts'

export const requests = {
  login: LoginBody,
  resetPassword: ResetPasswordBody,
  requestPasswordTokenByPlan: RequestPasswordTokenByPlanBody,
  requestPasswordToken: RequestPasswordTokenBody,
  changePassword: ChangePasswordBody,
} as const
