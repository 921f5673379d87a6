/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  ContactUsRequest,
  FormLink,
  GetFormParams,
  GetPublicResourceUrlsParams,
  PublicResourceUrls,
  ResourceUrls
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';

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

/**
 * Hands a message to the customer service and sends the member an acknowledgement by e-mail (API-033, D-72). 200 is the only success; the page then clears the form. On failure the text stays where it is.
 * @summary Write to the insurer
 */
export const sendContactUsEmail = (
    id: string,
    contactUsRequest: BodyType<ContactUsRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<null>(
      {url: `/${encodeURIComponent(String(id))}/contact-us-email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contactUsRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'sendContactUsEmail', timeout: 60000, expect: [200], authorization: 'required', ignoredBodies: [200], errorName: 'sendContactUsEmail',  ...options});
    }

/**
 * The same addresses as getResourceUrls for somebody who holds an invitation or a contact link (API-034), with the brand and the language that the token stands for and where the insurer can be reached (D-74). The pages of the digital welcome and the contact page without sign-in read them. 404 means that nobody knows the token; the pages then show their own words.
 * @summary Find documents and contacts without signing in
 */
export const getPublicResourceUrls = (
    params: GetPublicResourceUrlsParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<PublicResourceUrls>(
      {url: `/resource-urls`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getPublicResourceUrls', timeout: 60000, expect: [200], authorization: 'none', errorName: 'caller',  ...options});
    }
