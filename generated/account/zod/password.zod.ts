/**
 * Generated from the contract "Account service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ChangePasswordRequest,
  PasswordTokenByPlanRequest,
  PasswordTokenRequest,
  Problem,
  ResetPasswordRequest
} from './accountService.schemas.zod.ts';

/**
 * Replaces a forgotten password (API-017). 400 means the token or the password is not valid, 410 that the link has expired or was used; the page then offers a new link. Other sessions of the account end.
 * @summary Choose a new password with a reset link
 */
export const ResetPasswordBody = ResetPasswordRequest

export const ResetPassword200Response = /*#__PURE__*/ zod.unknown()

export const ResetPassword400Response = Problem

export const ResetPassword410Response = Problem

export const ResetPassword429Response = Problem

export const ResetPassword500Response = Problem

export const ResetPassword503Response = Problem

/**
 * The same as by login identity, for members who remember only their policy and certificate numbers (API-019). 404 is shown as success.
 * @summary Send a reset e-mail for the numbers of a member card
 */
export const RequestPasswordTokenByPlanBody = PasswordTokenByPlanRequest

export const RequestPasswordTokenByPlan200Response = /*#__PURE__*/ zod.unknown()

export const RequestPasswordTokenByPlan204Response = /*#__PURE__*/ zod.void()

export const RequestPasswordTokenByPlan400Response = Problem

export const RequestPasswordTokenByPlan404Response = Problem

export const RequestPasswordTokenByPlan429Response = Problem

export const RequestPasswordTokenByPlan500Response = Problem

export const RequestPasswordTokenByPlan503Response = Problem

/**
 * Sends an e-mail with a link that lets the member choose a new password (API-020). The portal says the same to everybody, whether the account exists or not, so 404 is shown as success. Both 200 and 204 mean that the request was taken.
 * @summary Send a reset e-mail for a login identity
 */
export const RequestPasswordTokenBody = PasswordTokenRequest

export const RequestPasswordToken200Response = /*#__PURE__*/ zod.unknown()

export const RequestPasswordToken204Response = /*#__PURE__*/ zod.void()

export const RequestPasswordToken400Response = Problem

export const RequestPasswordToken404Response = Problem

export const RequestPasswordToken429Response = Problem

export const RequestPasswordToken500Response = Problem

export const RequestPasswordToken503Response = Problem

/**
 * Serves the page of signed-in members, with a token, and the public page, without one (D-38). The old password proves who is asking, so the token is optional; with a token, the identity in the path must be its own. The session goes on. A wrong old password counts as a failed attempt to sign in, and 423 ends them as it does there (see login).
 * @summary Replace a password that is known
 */
export const ChangePasswordBody = ChangePasswordRequest

export const ChangePassword200Response = /*#__PURE__*/ zod.unknown()

export const ChangePassword400Response = Problem

export const ChangePassword401Response = Problem

export const ChangePassword403Response = Problem

export const ChangePassword423Response = Problem

export const ChangePassword429Response = Problem

export const ChangePassword500Response = Problem

export const ChangePassword503Response = Problem
