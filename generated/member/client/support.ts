/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type {
  FormLink,
  GetFormParams,
  ResourceUrls
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Address of a form to open in a new window - DD for direct deposit, DEP for people on the plan (D-60, D-76). 200 and 201 mean the same. The language is the locale of the query, not of the headers.
 * @summary Find a paper form
 */
export const getForm = (
    id: string,
    formType: string,
    params?: GetFormParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<FormLink>(
      {url: `/${encodeURIComponent(String(id))}/forms/${encodeURIComponent(String(formType))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getForm', timeout: 60000, expect: [200, 201], authorization: 'required', errorName: 'formLoading',  ...options});
    }

/**
 * Addresses of documents in the language of the call (API-035). A missing address is no failure, the portal has its own text.
 * @summary Find documents outside the service
 */
export const getResourceUrls = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ResourceUrls>(
      {url: `/${encodeURIComponent(String(id))}/resource-urls`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getResourceUrls', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

export const getGetFormQueryKey = (id: string, formType: string, params?: GetFormParams) => ['getForm', id, formType, ...(params ? [params] : [])] as const

export const getGetResourceUrlsQueryKey = (id: string) => ['getResourceUrls', id] as const
