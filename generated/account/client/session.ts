/**
 * Generated from the contract "Account service". Do not edit.
 */
import type {
  JwtResult,
  LoginRequest
} from '../model';

import { accountClientWithHeaders } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';
import { accountClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Checks an identity and its password. 200 is the only success; the session token is the x-auth header, without a Bearer prefix (API-011, SESSION-46). An unknown identity and a wrong password give the same 401 in the same time. After repeated failures the identity answers 423 for a while, even to the right password and whether or not there is such an account; the service owns that rule (D-48). An account that may not sign in for another reason says so to the right password only. The portal shows each failure on the page (D-49).
 * @summary Sign in
 */
export const login = (
    loginRequest: BodyType<LoginRequest>,
 options?: SecondParameter<typeof accountClientWithHeaders>,signal?: AbortSignal
) => {

      return accountClientWithHeaders<null>(
      {url: `/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'login', timeout: 120000, expect: [200], authorization: 'none', ignoredBodies: [200], errorName: 'caller',  ...options});
    }

/**
 * Exchanges the token held for a fresh one, every ten minutes on signed-in pages (CONST-04), and tells whether the session is still known when a token has expired (D-28). The token is read from x-auth first, else from data.token (API-012). 401 means the session is over.
 * @summary Get a fresh token for a known session
 */
export const getJwt = (
    email: string,
 options?: SecondParameter<typeof accountClientWithHeaders>,signal?: AbortSignal
) => {

      return accountClientWithHeaders<JwtResult | null>(
      {url: `/${encodeURIComponent(String(email))}/jwt`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getJwt', timeout: 120000, expect: [200], authorization: 'required', optionalBodies: [200], errorName: 'caller',  ...options});
    }

/**
 * The token in Authorization is good for nothing from now on, wherever it may be kept. Sent when a session ends in the portal, whatever ended it, without waiting for the answer: 204 is the only one, also for a token that has expired or that nobody knows. Other sessions of the member go on.
 * @summary End the session of a token
 */
export const revokeToken = (
    email: string,
 options?: SecondParameter<typeof accountClient>,signal?: AbortSignal
) => {

      return accountClient<null>(
      {url: `/${encodeURIComponent(String(email))}/jwt`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      { operationId: 'revokeToken', timeout: 120000, expect: [204], authorization: 'none', errorName: 'caller',  ...options});
    }
