/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  CreatePredeterminationRequest,
  Predetermination,
  PredeterminationId
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Every predetermination of the people on the plan whose information the member may see (D-280), the newest first, those that are over too. 204 means that there is none yet. Asked only where the configuration says that the service has them (offersPredeterminations); 404 means that it has none after all, and the page says so.
 * @summary List what the member has asked before treatments
 */
export const listPredeterminations = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Predetermination[] | null>(
      {url: `/${encodeURIComponent(String(id))}/predeterminations`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listPredeterminations', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Asks before the treatment begins (D-280); nothing is claimed or paid by it. It must never be recorded twice - the same Idempotency-Key gives the same answer and records nothing, for at least a day. 404 means that the service has no predeterminations after all, 409 that the same treatment of the same person waits for its decision already, 422 that a code, a price or the person is refused; nothing was recorded then, and the text says why. After 500, 503 or a lost connection nobody knows; the portal repeats the same key when the member tries again.
 * @summary Ask what the plan pays for a treatment
 */
export const createPredetermination = (
    id: string,
    createPredeterminationRequest: BodyType<CreatePredeterminationRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Predetermination>(
      {url: `/${encodeURIComponent(String(id))}/predeterminations`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createPredeterminationRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'createPredetermination', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * One predetermination (D-280), with what was decided. 404 means that there is none of this id for this member, or that the service has none at all; the page says so and leads to the others. After validUntil the portal says that it is over and offers to ask again.
 * @summary Read what the plan pays for a treatment
 */
export const getPredetermination = (
    id: string,
    predeterminationId: PredeterminationId,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Predetermination>(
      {url: `/${encodeURIComponent(String(id))}/predeterminations/${encodeURIComponent(String(predeterminationId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getPredetermination', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }
