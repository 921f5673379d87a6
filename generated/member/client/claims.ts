/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  ClaimType,
  Labels,
  ListRecentClaimServicesParams,
  ListServiceTypesParams,
  ListSubcategoriesParams,
  PendingClaimService,
  RecentClaimService,
  ServiceType,
  SubmitMultiClaimsRequest,
  SubmitMultiClaimsResult,
  VisionSubcategory
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';
import { toFormData } from '../../../src/platform/http/form-data.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Name of each line of business code, for summaries and history (CLAIM-88). A code without a name is shown as it is.
 * @summary Name the lines of business
 */
export const getLabels = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Labels>(
      {url: `/${encodeURIComponent(String(id))}/labels`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getLabels', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Kinds of claims of this member, in the order to show them. 204 means that nothing can be claimed online, the page says so (CLAIM-02).
 * @summary List what can be claimed
 */
export const listClaimTypes = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ClaimType[] | null>(
      {url: `/${encodeURIComponent(String(id))}/claim-types`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listClaimTypes', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Services that can be claimed on a date for one or more specialties, in the language of the call (CLAIM-29). The list always ends with the other entry. An empty list means that the plan knows none. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List the services of a specialty
 */
export const listServiceTypes = (
    id: string,
    params: ListServiceTypesParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ServiceType[] | null>(
      {url: `/${encodeURIComponent(String(id))}/service-types`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listServiceTypes', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * What a vision claim can be for, in the language of the call (API-089). The number chosen is sent to listServiceTypes as subcategory; an entry with isServiceTypeOther leads to a page where the member describes the service (CLAIM-28). 204 means that the person has no vision coverage. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List kinds of vision services
 */
export const listSubcategories = (
    id: string,
    params: ListSubcategoriesParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<VisionSubcategory[] | null>(
      {url: `/${encodeURIComponent(String(id))}/subcategories`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listSubcategories', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * One claim with all its lines, people and documents (API-093). Form field claimExtraInfo is JSON as text, without a file name; documents follow as parts named files. A claim must never be recorded twice - the same Idempotency-Key gives the same answer and no second claim, for at least a day. 200 is the receipt. 400 and 422 mean that nothing was recorded, the text says why; 413 that documents are too large. After 500, 503 or a lost connection nobody knows; when the member tries again, in whatever tab or on whatever device, the portal repeats the same key. The draft with that key (saveClaimDraft) ends with the claim.
 * @summary Submit a claim
 */
export const submitMultiClaims = (
    id: string,
    submitMultiClaimsRequest: BodyType<SubmitMultiClaimsRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      const formData = toFormData(submitMultiClaimsRequest)
      return memberClient<SubmitMultiClaimsResult | null>(
      {url: `/${encodeURIComponent(String(id))}/multi-claims`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, ...(signal ? { signal }: {})
    },
      { operationId: 'submitMultiClaims', timeout: 120000, expect: [200], authorization: 'required', optionalBodies: [200],  ...options});
    }

/**
 * Lines that are received and not yet decided, for the notice on the dashboard and on claim type (D-97). 204 means none.
 * @summary List claim lines in progress
 */
export const listPendingClaimServices = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<PendingClaimService[] | null>(
      {url: `/${encodeURIComponent(String(id))}/pending-claim-services`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listPendingClaimServices', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * The services the member claims most recently, newest first, to claim again (CLAIM-33). 204 means none.
 * @summary List services claimed lately
 */
export const listRecentClaimServices = (
    id: string,
    params?: ListRecentClaimServicesParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<RecentClaimService[] | null>(
      {url: `/${encodeURIComponent(String(id))}/recent-claim-services`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listRecentClaimServices', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }
