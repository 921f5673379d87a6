/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  ConnectedCareContent,
  ConnectedCareToken
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Categories and services of connected care, in the language of the call, with everything that their three pages show (API-115, CARE-01). A category names its services by number. An empty catalogue is 200 with two empty lists. Members of the brand SBC and those whose policy lacks storeFront have no connected care and get 403; the portal does not offer it to them (CARE-17).
 * @summary Read the connected care catalogue
 */
export const getConnectedCareContent = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ConnectedCareContent | null>(
      {url: `/${encodeURIComponent(String(id))}/connected-care-content`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getConnectedCareContent', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * A short-lived signed token that tells a partner who comes from the portal, and in which language (API-116). The portal asks when a service is first opened, keeps one token for each language for the rest of the session, and hands it on in addresses that ask for it (D-135). It opens nothing at the services of the portal, and says no more of the member than the partner needs. 403 as in getConnectedCareContent.
 * @summary Get a token for partners
 */
export const getConnectedCareToken = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ConnectedCareToken>(
      {url: `/${encodeURIComponent(String(id))}/connected-care-tokens`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getConnectedCareToken', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }
