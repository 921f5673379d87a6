/** Generated from the contracts. Do not edit. */
import type { AnswerSchema } from './registry.ts'
import {
  LoginBody,
} from './session.zod.ts'
import {
  SignInWithPasskeyBody,
  RegisterPasskeyBody,
  RenamePasskeyBody,
} from './passkeys.zod.ts'
import {
  ResetPasswordBody,
  RequestPasswordTokenByPlanBody,
  RequestPasswordTokenBody,
  ChangePasswordBody,
} from './password.zod.ts'
import {
  RegisterAccountBody,
  RegisterDigitalAccountBody,
  ConfirmRegistrationBody,
} from './registration.zod.ts'
import {
  ValidateTokenBody,
  RenewTokenBody,
  ConfirmEmailChangeBody,
} from './links.zod.ts'

export const requests: Record<string, AnswerSchema> = {
  login: LoginBody,
  signInWithPasskey: SignInWithPasskeyBody,
  registerPasskey: RegisterPasskeyBody,
  renamePasskey: RenamePasskeyBody,
  resetPassword: ResetPasswordBody,
  requestPasswordTokenByPlan: RequestPasswordTokenByPlanBody,
  requestPasswordToken: RequestPasswordTokenBody,
  changePassword: ChangePasswordBody,
  registerAccount: RegisterAccountBody,
  registerDigitalAccount: RegisterDigitalAccountBody,
  confirmRegistration: ConfirmRegistrationBody,
  validateToken: ValidateTokenBody,
  renewToken: RenewTokenBody,
  confirmEmailChange: ConfirmEmailChangeBody,
}
