/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ClaimPaymentDetails,
  ClaimSearchResult,
  Problem,
  RecentClaim
} from './memberService.schemas.zod.ts';

/**
 * Claim lines of a range of dates, newest first, at most maxLimit (API-099). Without dates, the last twelve months of service. 204 means none.
 * @summary Search claims
 */
export const SearchClaims200Response = ClaimSearchResult

export const SearchClaims204Response = /*#__PURE__*/ zod.void()

export const SearchClaims400Response = Problem

export const SearchClaims401Response = Problem

export const SearchClaims403Response = Problem

export const SearchClaims429Response = Problem

export const SearchClaims500Response = Problem

export const SearchClaims503Response = Problem

/**
 * The same search as a PDF in the language of the call (API-100). An empty file or a 204 counts as a failure (D-89).
 * @summary Print claims
 */
export const GetClaimsPdf200Response = /*#__PURE__*/ zod.unknown()

export const GetClaimsPdf400Response = Problem

export const GetClaimsPdf401Response = Problem

export const GetClaimsPdf403Response = Problem

export const GetClaimsPdf429Response = Problem

export const GetClaimsPdf500Response = Problem

export const GetClaimsPdf503Response = Problem

/**
 * How the amount of a line was worked out and paid (API-101). Lines whose hasPaymentDetails is false answer 404.
 * @summary Explain one claim line
 */
export const GetClaimPaymentDetails200Response = ClaimPaymentDetails

export const GetClaimPaymentDetails400Response = Problem

export const GetClaimPaymentDetails401Response = Problem

export const GetClaimPaymentDetails403Response = Problem

export const GetClaimPaymentDetails404Response = Problem

export const GetClaimPaymentDetails429Response = Problem

export const GetClaimPaymentDetails500Response = Problem

export const GetClaimPaymentDetails503Response = Problem

/**
 * The same explanation as a PDF in the language of the call (API-102). An empty file or a 204 counts as a failure (D-89).
 * @summary Print one claim line
 */
export const GetClaimPaymentDetailsPdf200Response = /*#__PURE__*/ zod.unknown()

export const GetClaimPaymentDetailsPdf400Response = Problem

export const GetClaimPaymentDetailsPdf401Response = Problem

export const GetClaimPaymentDetailsPdf403Response = Problem

export const GetClaimPaymentDetailsPdf404Response = Problem

export const GetClaimPaymentDetailsPdf429Response = Problem

export const GetClaimPaymentDetailsPdf500Response = Problem

export const GetClaimPaymentDetailsPdf503Response = Problem

/**
 * The newest claim lines for the dashboard, newest first (API-103). Answers within 60 seconds (CONST-08). An empty list means none. A failure is shown in place, the dashboard stays usable.
 * @summary List claims of late
 */
export const ListRecentClaims200ResponseItem = RecentClaim
export const ListRecentClaims200Response = /*#__PURE__*/ zod.array(ListRecentClaims200ResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

export const ListRecentClaims401Response = Problem

export const ListRecentClaims403Response = Problem

export const ListRecentClaims429Response = Problem

export const ListRecentClaims500Response = Problem

export const ListRecentClaims503Response = Problem
