/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  AddClaimDocumentsRequest,
  AddedDocuments,
  AppealClaimLineRequest,
  ClaimDocumentRequest,
  ClaimWithdrawal,
  LineAppeal
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';
import { toFormData } from '../../../src/platform/http/form-data.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * The open requests for documents about this claim (D-240), the most urgent first. 204 means that nothing is asked for, or no longer. 404 means that there is no such claim; the portal then says that nothing can be added here. Asked only for a claim whose actionNeeded says DOCUMENTS, and on the page to which it leads.
 * @summary List the documents that a claim waits for
 */
export const listClaimDocumentRequests = (
    id: string,
    claimId: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ClaimDocumentRequest[] | null>(
      {url: `/${encodeURIComponent(String(id))}/claims/${encodeURIComponent(String(claimId))}/document-requests`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listClaimDocumentRequests', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Documents that the insurer asked for (D-240), in one multipart request. Form field documentDetails is JSON as text, without a file name; documents follow as parts named files. Documents must never be recorded twice - the same Idempotency-Key gives the same answer and adds nothing, for at least a day. 200 means that they were received and that the claim is looked at again. 404 means that there is no such claim, 409 that a request named is not open any more, 413 that documents are too large, 422 that a document is refused; nothing was recorded then, and the text says why. After 500, 503 or a lost connection nobody knows; the portal repeats the same key when the member tries again.
 * @summary Add documents to a claim
 */
export const addClaimDocuments = (
    id: string,
    claimId: string,
    addClaimDocumentsRequest: BodyType<AddClaimDocumentsRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      const formData = toFormData(addClaimDocumentsRequest)
      return memberClient<AddedDocuments>(
      {url: `/${encodeURIComponent(String(id))}/claims/${encodeURIComponent(String(claimId))}/documents`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, ...(signal ? { signal }: {})
    },
      { operationId: 'addClaimDocuments', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * Takes a claim back that is not decided, with all its lines (D-241). Its lines then have the status WITHDRAWN, and the date of the withdrawal as statusUpdate. A claim that was withdrawn before answers the same. 404 means that there is no such claim, 409 that it is decided; nothing was changed then, and the text says why. Offered where canWithdraw of the claim is true.
 * @summary Withdraw a claim
 */
export const withdrawClaim = (
    id: string,
    claimId: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ClaimWithdrawal>(
      {url: `/${encodeURIComponent(String(id))}/claims/${encodeURIComponent(String(claimId))}/withdrawal`, method: 'POST', ...(signal ? { signal }: {})
    },
      { operationId: 'withdrawClaim', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * Asks the insurer to look at a declined line again (D-242), in one multipart request. Form field appealDetails is JSON as text, without a file name; documents follow as parts named files. An appeal must never be recorded twice - the same Idempotency-Key gives the same answer and no second appeal, for at least a day. 404 means that there is no such line, 409 that it is not declined, was appealed before, or the time for it is over, 413 that documents are too large, 422 that a document is refused; nothing was recorded then, and the text says why. After 500, 503 or a lost connection nobody knows; the portal repeats the same key when the member tries again. Offered where appealUntil of getClaimPaymentDetails is not over.
 * @summary Appeal a declined claim line
 */
export const appealClaimLine = (
    id: string,
    claimId: string,
    line: number,
    appealClaimLineRequest: BodyType<AppealClaimLineRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      const formData = toFormData(appealClaimLineRequest)
      return memberClient<LineAppeal>(
      {url: `/${encodeURIComponent(String(id))}/claims/${encodeURIComponent(String(claimId))}/lines/${encodeURIComponent(String(line))}/appeal`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, ...(signal ? { signal }: {})
    },
      { operationId: 'appealClaimLine', timeout: 120000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }
