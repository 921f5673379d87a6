/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  HealthProfessional,
  ProviderType,
  SearchHealthProfessionalsParams
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Providers of one type in a city and province, optionally by name or telephone. Capitals and accents do not matter. The portal sends city and province in lower case and the telephone as digits, only when given (CLAIM-19 to CLAIM-21). Nothing found is an empty list.
 * @summary Search the directory of providers
 */
export const searchHealthProfessionals = (
    id: string,
    params: SearchHealthProfessionalsParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<HealthProfessional[] | null>(
      {url: `/${encodeURIComponent(String(id))}/health-professionals`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'searchHealthProfessionals', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Kinds of providers to choose from, in the language of the call (CLAIM-14).
 * @summary List kinds of providers
 */
export const listProviderTypes = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ProviderType[] | null>(
      {url: `/${encodeURIComponent(String(id))}/provider-types`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listProviderTypes', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Providers of recent claims, newest first, each once. Their types are the recent provider types (DATA-25). 204 means none.
 * @summary List providers seen lately
 */
export const listRecentProviders = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<HealthProfessional[] | null>(
      {url: `/${encodeURIComponent(String(id))}/recent-providers`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listRecentProviders', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }
