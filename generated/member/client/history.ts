/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type {
  ClaimPaymentDetails,
  ClaimSearchResult,
  GetClaimsPdfParams,
  RecentClaim,
  SearchClaimsParams
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Claim lines of a range of dates, newest first, at most maxLimit (API-099). Without dates, the last twelve months of service. 204 means none.
 * @summary Search claims
 */
export const searchClaims = (
    id: string,
    params?: SearchClaimsParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ClaimSearchResult | null>(
      {url: `/${encodeURIComponent(String(id))}/claims`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'searchClaims', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * The same search as a PDF in the language of the call (API-100). An empty file or a 204 counts as a failure (D-89).
 * @summary Print claims
 */
export const getClaimsPdf = (
    id: string,
    params?: GetClaimsPdfParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Blob>(
      {url: `/${encodeURIComponent(String(id))}/claims/pdf`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getClaimsPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * How the amount of a line was worked out and paid (API-101). Lines whose hasPaymentDetails is false answer 404.
 * @summary Explain one claim line
 */
export const getClaimPaymentDetails = (
    id: string,
    claimId: string,
    line: number,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ClaimPaymentDetails>(
      {url: `/${encodeURIComponent(String(id))}/claims/${encodeURIComponent(String(claimId))}/payment-details/${encodeURIComponent(String(line))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getClaimPaymentDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * The same explanation as a PDF in the language of the call (API-102). An empty file or a 204 counts as a failure (D-89).
 * @summary Print one claim line
 */
export const getClaimPaymentDetailsPdf = (
    id: string,
    claimId: string,
    line: number,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Blob>(
      {url: `/${encodeURIComponent(String(id))}/claims/${encodeURIComponent(String(claimId))}/payment-details/${encodeURIComponent(String(line))}/pdf`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getClaimPaymentDetailsPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * The newest claim lines for the dashboard, newest first (API-103). Answers within 60 seconds (CONST-08). An empty list means none. A failure is shown in place, the dashboard stays usable.
 * @summary List claims of late
 */
export const listRecentClaims = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<RecentClaim[]>(
      {url: `/${encodeURIComponent(String(id))}/recent-claims`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listRecentClaims', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

export const getSearchClaimsQueryKey = (id: string, params?: SearchClaimsParams) => ['searchClaims', id, ...(params ? [params] : [])] as const

export const getGetClaimsPdfQueryKey = (id: string, params?: GetClaimsPdfParams) => ['getClaimsPdf', id, ...(params ? [params] : [])] as const

export const getGetClaimPaymentDetailsQueryKey = (id: string, claimId: string, line: number) => ['getClaimPaymentDetails', id, claimId, line] as const

export const getGetClaimPaymentDetailsPdfQueryKey = (id: string, claimId: string, line: number) => ['getClaimPaymentDetailsPdf', id, claimId, line] as const

export const getListRecentClaimsQueryKey = (id: string) => ['listRecentClaims', id] as const
