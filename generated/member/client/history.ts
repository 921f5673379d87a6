/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  ClaimHistory,
  ClaimPaymentDetails,
  ClaimSearchResult,
  GetClaimHistoryStatementPdfParams,
  GetClaimsPdfParams,
  RecentClaim,
  SearchClaimHistoriesParams,
  SearchClaimsParams
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Decided claim lines of some people, for some kinds of claims, by date of service, newest first (API-097). One result for each person who has lines, in the order of the question. All four parameters are needed (CONST-18); all people or all kinds means the whole list, joined with commas (D-159). A practitioner claim belongs to the kind its specialty is claimed under. 204 means none. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Search claim histories
 */
export const searchClaimHistories = (
    id: string,
    params: SearchClaimHistoriesParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ClaimHistory[] | null>(
      {url: `/${encodeURIComponent(String(id))}/claim-histories`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'searchClaimHistories', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * The same search as a PDF in the language of the call (API-098). A search that finds nothing gives a document that says so. An empty file or a 204 counts as a failure (D-89).
 * @summary Print claim histories
 */
export const getClaimHistoryStatementPdf = (
    id: string,
    params: GetClaimHistoryStatementPdfParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Blob>(
      {url: `/${encodeURIComponent(String(id))}/claim-histories/statement`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getClaimHistoryStatementPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Claim lines of a range of dates, newest first, at most maxLimit (API-099). Without dates, the last twelve months of service. 204 means none. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
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
 * The same search as a PDF in the language of the call (API-100). An empty file or a 204 counts as a failure (D-89). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
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

      return memberClient<RecentClaim[] | null>(
      {url: `/${encodeURIComponent(String(id))}/recent-claims`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listRecentClaims', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }
