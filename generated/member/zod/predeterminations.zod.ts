/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CreatePredeterminationRequest,
  Predetermination,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * Every predetermination of the people on the plan whose information the member may see (D-280), the newest first, those that are over too. 204 means that there is none yet. Asked only where the configuration says that the service has them (offersPredeterminations); 404 means that it has none after all, and the page says so.
 * @summary List what the member has asked before treatments
 */
export const ListPredeterminations200ResponseItem = Predetermination
export const ListPredeterminations200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListPredeterminations200ResponseItem).check(/*#__PURE__*/ zod.maxLength(200)))

export const ListPredeterminations204Response = /*#__PURE__*/ zod.void()

export const ListPredeterminations401Response = Problem

export const ListPredeterminations403Response = Problem

export const ListPredeterminations404Response = Problem

export const ListPredeterminations429Response = Problem

export const ListPredeterminations500Response = Problem

export const ListPredeterminations503Response = Problem

/**
 * Asks before the treatment begins (D-280); nothing is claimed or paid by it. It must never be recorded twice - the same Idempotency-Key gives the same answer and records nothing, for at least a day. 404 means that the service has no predeterminations after all, 409 that the same treatment of the same person waits for its decision already, 422 that a code, a price or the person is refused; nothing was recorded then, and the text says why. After 500, 503 or a lost connection nobody knows; the portal repeats the same key when the member tries again.
 * @summary Ask what the plan pays for a treatment
 */
export const CreatePredeterminationBody = CreatePredeterminationRequest

export const CreatePredetermination200Response = Predetermination

export const CreatePredetermination400Response = Problem

export const CreatePredetermination401Response = Problem

export const CreatePredetermination403Response = Problem

export const CreatePredetermination404Response = Problem

export const CreatePredetermination409Response = Problem

export const CreatePredetermination422Response = Problem

export const CreatePredetermination429Response = Problem

export const CreatePredetermination500Response = Problem

export const CreatePredetermination503Response = Problem

/**
 * One predetermination (D-280), with what was decided. 404 means that there is none of this id for this member, or that the service has none at all; the page says so and leads to the others. After validUntil the portal says that it is over and offers to ask again.
 * @summary Read what the plan pays for a treatment
 */
export const GetPredetermination200Response = Predetermination

export const GetPredetermination400Response = Problem

export const GetPredetermination401Response = Problem

export const GetPredetermination403Response = Problem

export const GetPredetermination404Response = Problem

export const GetPredetermination429Response = Problem

export const GetPredetermination500Response = Problem

export const GetPredetermination503Response = Problem
