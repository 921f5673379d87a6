/**
 * Generated from the contract "Account service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  JwtResult,
  LoginRequest,
  Problem
} from './accountService.schemas.zod.ts';

/**
 * Checks an identity and its password. 200 is the only success; the session token is the x-auth header, without a Bearer prefix (API-011, SESSION-46). An unknown identity and a wrong password give the same 401 in the same time. After repeated failures the identity answers 423 for a while, even to the right password and whether or not there is such an account; the service owns that rule (D-48). An account that may not sign in for another reason says so to the right password only. The portal shows each failure on the page (D-49).
 * @summary Sign in
 */
export const LoginBody = LoginRequest

export const Login200Response = /*#__PURE__*/ zod.unknown()

export const Login400Response = Problem

export const Login401Response = Problem

export const Login403Response = Problem

export const Login423Response = Problem

export const Login429Response = Problem

export const Login500Response = Problem

export const Login503Response = Problem

/**
 * Exchanges the token held for a fresh one, every ten minutes on signed-in pages (CONST-04), and tells whether the session is still known when a token has expired (D-28). The token is read from x-auth first, else from data.token (API-012). 401 means the session is over.
 * @summary Get a fresh token for a known session
 */
export const GetJwt200Response = JwtResult

export const GetJwt401Response = Problem

export const GetJwt403Response = Problem

export const GetJwt429Response = Problem

export const GetJwt500Response = Problem

export const GetJwt503Response = Problem

/**
 * The token in Authorization is good for nothing from now on, wherever it may be kept. Sent when a session ends in the portal, whatever ended it, without waiting for the answer: 204 is the only one, also for a token that has expired or that nobody knows. Other sessions of the member go on.
 * @summary End the session of a token
 */
export const RevokeToken204Response = /*#__PURE__*/ zod.void()

export const RevokeToken429Response = Problem

export const RevokeToken500Response = Problem

export const RevokeToken503Response = Problem
