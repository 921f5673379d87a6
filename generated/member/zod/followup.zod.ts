/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AddClaimDocumentsRequest,
  AddedDocuments,
  AppealClaimLineRequest,
  ClaimDocumentRequest,
  ClaimWithdrawal,
  LineAppeal,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * The open requests for documents about this claim (D-240), the most urgent first. 204 means that nothing is asked for, or no longer. 404 means that there is no such claim; the portal then says that nothing can be added here. Asked only for a claim whose actionNeeded says DOCUMENTS, and on the page to which it leads.
 * @summary List the documents that a claim waits for
 */
export const ListClaimDocumentRequests200ResponseItem = ClaimDocumentRequest
export const ListClaimDocumentRequests200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListClaimDocumentRequests200ResponseItem).check(/*#__PURE__*/ zod.maxLength(20)))

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
