/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ClaimHistory,
  ClaimPaymentDetails,
  ClaimSearchResult,
  Problem,
  RecentClaim
} from './memberService.schemas.zod.ts';

/**
 * Decided claim lines of some people, for some kinds of claims, by date of service, newest first (API-097). One result for each person who has lines, in the order of the question. All four parameters are needed (CONST-18); all people or all kinds means the whole list, joined with commas (D-159). A practitioner claim belongs to the kind its specialty is claimed under. 204 means none. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Search claim histories
 */
export const SearchClaimHistories200ResponseItem = ClaimHistory
export const SearchClaimHistories200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(SearchClaimHistories200ResponseItem).check(/*#__PURE__*/ zod.maxLength(50)))

export const SearchClaimHistories204Response = /*#__PURE__*/ zod.void()

export const SearchClaimHistories400Response = Problem

export const SearchClaimHistories401Response = Problem

export const SearchClaimHistories403Response = Problem

export const SearchClaimHistories404Response = Problem

export const SearchClaimHistories422Response = Problem

export const SearchClaimHistories429Response = Problem

export const SearchClaimHistories500Response = Problem

export const SearchClaimHistories503Response = Problem

/**
 * The same search as a PDF in the language of the call (API-098). A search that finds nothing gives a document that says so. An empty file or a 204 counts as a failure (D-89).
 * @summary Print claim histories
 */
export const GetClaimHistoryStatementPdf200Response = /*#__PURE__*/ zod.unknown()

export const GetClaimHistoryStatementPdf400Response = Problem

export const GetClaimHistoryStatementPdf401Response = Problem

export const GetClaimHistoryStatementPdf403Response = Problem

export const GetClaimHistoryStatementPdf404Response = Problem

export const GetClaimHistoryStatementPdf422Response = Problem

export const GetClaimHistoryStatementPdf429Response = Problem

export const GetClaimHistoryStatementPdf500Response = Problem

export const GetClaimHistoryStatementPdf503Response = Problem

/**
 * Claim lines of a range of dates, newest first, at most maxLimit (API-099). Without dates, the last twelve months of service. 204 means none. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Search claims
 */
export const SearchClaims200Response = ClaimSearchResult

export const SearchClaims204Response = /*#__PURE__*/ zod.void()

export const SearchClaims400Response = Problem

export const SearchClaims401Response = Problem

export const SearchClaims403Response = Problem

export const SearchClaims404Response = Problem

export const SearchClaims422Response = Problem

export const SearchClaims429Response = Problem

export const SearchClaims500Response = Problem

export const SearchClaims503Response = Problem

/**
 * The same search as a PDF in the language of the call (API-100). An empty file or a 204 counts as a failure (D-89). A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Print claims
 */
export const GetClaimsPdf200Response = /*#__PURE__*/ zod.unknown()

export const GetClaimsPdf400Response = Problem

export const GetClaimsPdf401Response = Problem

export const GetClaimsPdf403Response = Problem

export const GetClaimsPdf404Response = Problem

export const GetClaimsPdf422Response = Problem

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
export const ListRecentClaims200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListRecentClaims200ResponseItem).check(/*#__PURE__*/ zod.maxLength(20)))

export const ListRecentClaims204Response = /*#__PURE__*/ zod.void()

export const ListRecentClaims401Response = Problem

export const ListRecentClaims403Response = Problem

export const ListRecentClaims429Response = Problem

export const ListRecentClaims500Response = Problem

export const ListRecentClaims503Response = Problem
