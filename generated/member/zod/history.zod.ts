/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AddClaimDocumentsRequest,
  AddedDocuments,
  AppealClaimLineRequest,
  ClaimDocumentRequest,
  ClaimHistory,
  ClaimPaymentDetails,
  ClaimSearchResult,
  ClaimWithdrawal,
  LineAppeal,
  Problem,
  RecentClaim
} from './memberService.schemas.zod.ts';

/**
 * Decided claim lines of some people, for some kinds of claims, by date of service, newest first (API-097). One result for each person who has lines, in the order of the question. All four parameters are needed (CONST-18); all people or all kinds means the whole list, joined with commas (D-159). A practitioner claim belongs to the kind its specialty is claimed under. 204 means none. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Search claim histories
 */
export const SearchClaimHistories200ResponseItem = ClaimHistory
export const SearchClaimHistories200Response = /*#__PURE__*/ zod.array(SearchClaimHistories200ResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

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
 * The open requests for documents about this claim (D-240), the most urgent first. 204 means that nothing is asked for, or no longer. 404 means that there is no such claim; the portal then says that nothing can be added here. Asked only for a claim whose actionNeeded says DOCUMENTS, and on the page to which it leads.
 * @summary List the documents that a claim waits for
 */
export const ListClaimDocumentRequests200ResponseItem = ClaimDocumentRequest
export const ListClaimDocumentRequests200Response = /*#__PURE__*/ zod.array(ListClaimDocumentRequests200ResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

export const ListClaimDocumentRequests204Response = /*#__PURE__*/ zod.void()

export const ListClaimDocumentRequests400Response = Problem

export const ListClaimDocumentRequests401Response = Problem

export const ListClaimDocumentRequests403Response = Problem

export const ListClaimDocumentRequests404Response = Problem

export const ListClaimDocumentRequests429Response = Problem

export const ListClaimDocumentRequests500Response = Problem

export const ListClaimDocumentRequests503Response = Problem

/**
 * Documents that the insurer asked for (D-240), in one multipart request. Form field documentDetails is JSON as text, without a file name; documents follow as parts named files. Documents must never be recorded twice - the same Idempotency-Key gives the same answer and adds nothing, for at least a day. 200 means that they were received and that the claim is looked at again. 404 means that there is no such claim, 409 that a request named is not open any more, 413 that documents are too large, 422 that a document is refused; nothing was recorded then, and the text says why. After 500, 503 or a lost connection nobody knows; the portal repeats the same key when the member tries again.
 * @summary Add documents to a claim
 */
export const AddClaimDocumentsBody = AddClaimDocumentsRequest

export const AddClaimDocuments200Response = AddedDocuments

export const AddClaimDocuments400Response = Problem

export const AddClaimDocuments401Response = Problem

export const AddClaimDocuments403Response = Problem

export const AddClaimDocuments404Response = Problem

export const AddClaimDocuments409Response = Problem

export const AddClaimDocuments413Response = Problem

export const AddClaimDocuments422Response = Problem

export const AddClaimDocuments429Response = Problem

export const AddClaimDocuments500Response = Problem

export const AddClaimDocuments503Response = Problem

/**
 * Takes a claim back that is not decided, with all its lines (D-241). Its lines then have the status WITHDRAWN, and the date of the withdrawal as statusUpdate. A claim that was withdrawn before answers the same. 404 means that there is no such claim, 409 that it is decided; nothing was changed then, and the text says why. Offered where canWithdraw of the claim is true.
 * @summary Withdraw a claim
 */
export const WithdrawClaim200Response = ClaimWithdrawal

export const WithdrawClaim400Response = Problem

export const WithdrawClaim401Response = Problem

export const WithdrawClaim403Response = Problem

export const WithdrawClaim404Response = Problem

export const WithdrawClaim409Response = Problem

export const WithdrawClaim429Response = Problem

export const WithdrawClaim500Response = Problem

export const WithdrawClaim503Response = Problem

/**
 * Asks the insurer to look at a declined line again (D-242), in one multipart request. Form field appealDetails is JSON as text, without a file name; documents follow as parts named files. An appeal must never be recorded twice - the same Idempotency-Key gives the same answer and no second appeal, for at least a day. 404 means that there is no such line, 409 that it is not declined, was appealed before, or the time for it is over, 413 that documents are too large, 422 that a document is refused; nothing was recorded then, and the text says why. After 500, 503 or a lost connection nobody knows; the portal repeats the same key when the member tries again. Offered where appealUntil of getClaimPaymentDetails is not over.
 * @summary Appeal a declined claim line
 */
export const AppealClaimLineBody = AppealClaimLineRequest

export const AppealClaimLine200Response = LineAppeal

export const AppealClaimLine400Response = Problem

export const AppealClaimLine401Response = Problem

export const AppealClaimLine403Response = Problem

export const AppealClaimLine404Response = Problem

export const AppealClaimLine409Response = Problem

export const AppealClaimLine413Response = Problem

export const AppealClaimLine422Response = Problem

export const AppealClaimLine429Response = Problem

export const AppealClaimLine500Response = Problem

export const AppealClaimLine503Response = Problem

/**
 * The newest claim lines for the dashboard, newest first (API-103). Answers within 60 seconds (CONST-08). An empty list means none. A failure is shown in place, the dashboard stays usable.
 * @summary List claims of late
 */
export const ListRecentClaims200ResponseItem = RecentClaim
export const ListRecentClaims200Response = /*#__PURE__*/ zod.array(ListRecentClaims200ResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

export const ListRecentClaims204Response = /*#__PURE__*/ zod.void()

export const ListRecentClaims401Response = Problem

export const ListRecentClaims403Response = Problem

export const ListRecentClaims429Response = Problem

export const ListRecentClaims500Response = Problem

export const ListRecentClaims503Response = Problem
