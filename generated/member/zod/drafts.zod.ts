/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ClaimDraft,
  ClaimDraftRequest,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * The one claim that this member has begun and not sent, without its files. 204 means that there is none, or that it has expired. Asked only where the configuration says that the service keeps claims (keepsClaimDrafts); the portal offers to go on with it, or to delete it, and says nothing where it cannot be read.
 * @summary Read the claim that was begun
 */
export const GetClaimDraft200Response = ClaimDraft

export const GetClaimDraft204Response = /*#__PURE__*/ zod.void()

export const GetClaimDraft401Response = Problem

export const GetClaimDraft403Response = Problem

export const GetClaimDraft429Response = Problem

export const GetClaimDraft500Response = Problem

export const GetClaimDraft503Response = Problem

/**
 * Keeps the answers of a claim after a step, in the place of those before, for 30 days from then. basedOn is the version that the member went on from, and is missing for a claim that is new. 409 means that another version is kept, or another claim - from another tab or device - and nothing was changed; the portal says so and asks which one to keep. No failure holds the member up. The service deletes the claim when it expires, and in the moment in which it records a claim sent under submissionKey. sentOn is the day of a try whose fate the portal does not know yet.
 * @summary Keep a claim that was begun
 */
export const SaveClaimDraftBody = ClaimDraftRequest

export const SaveClaimDraft200Response = ClaimDraft

export const SaveClaimDraft400Response = Problem

export const SaveClaimDraft401Response = Problem

export const SaveClaimDraft403Response = Problem

export const SaveClaimDraft409Response = Problem

export const SaveClaimDraft429Response = Problem

export const SaveClaimDraft500Response = Problem

export const SaveClaimDraft503Response = Problem

/**
 * Deletes the claim in the version that is named, when it was sent or the member gave it up. 200 and 204 mean that it is gone, also where there was none; a claim kept since in another version stays, and the answer is the same. A failure is told to nobody, because the claim expires by itself.
 * @summary Forget a claim that was begun
 */
export const DeleteClaimDraft200Response = /*#__PURE__*/ zod.unknown()

export const DeleteClaimDraft204Response = /*#__PURE__*/ zod.void()

export const DeleteClaimDraft400Response = Problem

export const DeleteClaimDraft401Response = Problem

export const DeleteClaimDraft403Response = Problem

export const DeleteClaimDraft429Response = Problem

export const DeleteClaimDraft500Response = Problem

export const DeleteClaimDraft503Response = Problem
