/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ClaimType,
  Labels,
  PendingClaimService,
  Problem,
  RecentClaimService,
  ServiceType,
  SubmitMultiClaimsRequest,
  SubmitMultiClaimsResult,
  VisionSubcategory
} from './memberService.schemas.zod.ts';

/**
 * Name of each line of business code, for summaries and history (CLAIM-88). A code without a name is shown as it is.
 * @summary Name the lines of business
 */
export const GetLabels200Response = Labels

export const GetLabels401Response = Problem

export const GetLabels403Response = Problem

export const GetLabels429Response = Problem

export const GetLabels500Response = Problem

export const GetLabels503Response = Problem

/**
 * Kinds of claims of this member, in the order to show them. 204 means that nothing can be claimed online, the page says so (CLAIM-02).
 * @summary List what can be claimed
 */
export const ListClaimTypes200ResponseItem = ClaimType
export const ListClaimTypes200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListClaimTypes200ResponseItem).check(/*#__PURE__*/ zod.maxLength(20)))

export const ListClaimTypes204Response = /*#__PURE__*/ zod.void()

export const ListClaimTypes401Response = Problem

export const ListClaimTypes403Response = Problem

export const ListClaimTypes429Response = Problem

export const ListClaimTypes500Response = Problem

export const ListClaimTypes503Response = Problem

/**
 * Services that can be claimed on a date for one or more specialties, in the language of the call (CLAIM-29). The list always ends with the other entry. An empty list means that the plan knows none. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List the services of a specialty
 */
export const ListServiceTypes200ResponseItem = ServiceType
export const ListServiceTypes200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListServiceTypes200ResponseItem).check(/*#__PURE__*/ zod.maxLength(200)))

export const ListServiceTypes204Response = /*#__PURE__*/ zod.void()

export const ListServiceTypes400Response = Problem

export const ListServiceTypes401Response = Problem

export const ListServiceTypes403Response = Problem

export const ListServiceTypes404Response = Problem

export const ListServiceTypes429Response = Problem

export const ListServiceTypes500Response = Problem

export const ListServiceTypes503Response = Problem

/**
 * What a vision claim can be for, in the language of the call (API-089). The number chosen is sent to listServiceTypes as subcategory; an entry with isServiceTypeOther leads to a page where the member describes the service (CLAIM-28). 204 means that the person has no vision coverage. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List kinds of vision services
 */
export const ListSubcategories200ResponseItem = VisionSubcategory
export const ListSubcategories200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListSubcategories200ResponseItem).check(/*#__PURE__*/ zod.maxLength(50)))

export const ListSubcategories204Response = /*#__PURE__*/ zod.void()

export const ListSubcategories400Response = Problem

export const ListSubcategories401Response = Problem

export const ListSubcategories403Response = Problem

export const ListSubcategories404Response = Problem

export const ListSubcategories429Response = Problem

export const ListSubcategories500Response = Problem

export const ListSubcategories503Response = Problem

/**
 * One claim with all its lines, people and documents (API-093). Form field claimExtraInfo is JSON as text, without a file name; documents follow as parts named files. A claim must never be recorded twice - the same Idempotency-Key gives the same answer and no second claim, for at least a day. 200 is the receipt. 400 and 422 mean that nothing was recorded, the text says why; 413 that documents are too large. After 500, 503 or a lost connection nobody knows; when the member tries again, in whatever tab or on whatever device, the portal repeats the same key. The draft with that key (saveClaimDraft) ends with the claim.
 * @summary Submit a claim
 */
export const SubmitMultiClaimsBody = SubmitMultiClaimsRequest

export const SubmitMultiClaims200Response = SubmitMultiClaimsResult

export const SubmitMultiClaims400Response = Problem

export const SubmitMultiClaims401Response = Problem

export const SubmitMultiClaims403Response = Problem

export const SubmitMultiClaims413Response = Problem

export const SubmitMultiClaims422Response = Problem

export const SubmitMultiClaims429Response = Problem

export const SubmitMultiClaims500Response = Problem

export const SubmitMultiClaims503Response = Problem

/**
 * Lines that are received and not yet decided, for the notice on the dashboard and on claim type (D-97). 204 means none.
 * @summary List claim lines in progress
 */
export const ListPendingClaimServices200ResponseItem = PendingClaimService
export const ListPendingClaimServices200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListPendingClaimServices200ResponseItem).check(/*#__PURE__*/ zod.maxLength(200)))

export const ListPendingClaimServices204Response = /*#__PURE__*/ zod.void()

export const ListPendingClaimServices401Response = Problem

export const ListPendingClaimServices403Response = Problem

export const ListPendingClaimServices429Response = Problem

export const ListPendingClaimServices500Response = Problem

export const ListPendingClaimServices503Response = Problem

/**
 * The services the member claims most recently, newest first, to claim again (CLAIM-33). 204 means none.
 * @summary List services claimed lately
 */
export const ListRecentClaimServices200ResponseItem = RecentClaimService
export const ListRecentClaimServices200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListRecentClaimServices200ResponseItem).check(/*#__PURE__*/ zod.maxLength(50)))

export const ListRecentClaimServices204Response = /*#__PURE__*/ zod.void()

export const ListRecentClaimServices400Response = Problem

export const ListRecentClaimServices401Response = Problem

export const ListRecentClaimServices403Response = Problem

export const ListRecentClaimServices429Response = Problem

export const ListRecentClaimServices500Response = Problem

export const ListRecentClaimServices503Response = Problem
