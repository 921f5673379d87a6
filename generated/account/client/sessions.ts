/**
 * Generated from the contract "Account service". Do not edit.
 */
import type {
  SessionId,
  SessionList
} from '../model';

import { accountClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * The sessions that go on, and the last sign-ins, refused ones too. The place is the country at most. Asked only where the configuration says that the service has it (listsSessions); 404 and 204 mean that it has nothing to say after all, and the portal shows nothing about it.
 * @summary List where a member is signed in
 */
export const listSessions = (
    email: string,
 options?: SecondParameter<typeof accountClient>,signal?: AbortSignal
) => {

      return accountClient<SessionList | null>(
      {url: `/${encodeURIComponent(String(email))}/sessions`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listSessions', timeout: 120000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * The tokens of that session are good for nothing from now on. 200 and 204 mean that it is over, also where it was before. The session of this call is ended by revokeToken instead, and the portal never names it here.
 * @summary End a session of the member
 */
export const endSession = (
    email: string,
    sessionId: SessionId,
 options?: SecondParameter<typeof accountClient>,signal?: AbortSignal
) => {

      return accountClient<null>(
      {url: `/${encodeURIComponent(String(email))}/sessions/${encodeURIComponent(String(sessionId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      { operationId: 'endSession', timeout: 120000, expect: [200, 204], authorization: 'required', ignoredBodies: [200], errorName: 'caller',  ...options});
    }
