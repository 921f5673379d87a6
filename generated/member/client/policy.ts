/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  SecurityPolicy
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Flags that open areas of the portal, the brand and the standing of the member. Guards, menus and the submission of claims depend on it, so it is asked at sign-in and again right before a claim is sent (CLAIM-78). On failure the portal uses the copy of the session, else opens nothing (D-16).
 * @summary Read what the member may use
 */
export const getSecurityPolicy = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<SecurityPolicy>(
      {url: `/${encodeURIComponent(String(id))}/security-policy`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getSecurityPolicy', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }
