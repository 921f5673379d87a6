/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  ClaimDraft,
  ClaimDraftRequest,
  DeleteClaimDraftParams
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * The one claim that this member has begun and not sent, without its files. 204 means that there is none, or that it has expired. Asked only where the configuration says that the service keeps claims (keepsClaimDrafts); the portal offers to go on with it, or to delete it, and says nothing where it cannot be read.
 * @summary Read the claim that was begun
 */
export const getClaimDraft = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ClaimDraft | null>(
      {url: `/${encodeURIComponent(String(id))}/claim-draft`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getClaimDraft', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * Keeps the answers of a claim after a step, in the place of those before, for 30 days from then. basedOn is the version that the member went on from, and is missing for a claim that is new. 409 means that another version is kept, or another claim - from another tab or device - and nothing was changed; the portal says so and asks which one to keep. No failure holds the member up. The service deletes the claim when it expires, and in the moment in which it records a claim sent under submissionKey. sentOn is the day of a try whose fate the portal does not know yet.
 * @summary Keep a claim that was begun
 */
export const saveClaimDraft = (
    id: string,
    claimDraftRequest: BodyType<ClaimDraftRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ClaimDraft>(
      {url: `/${encodeURIComponent(String(id))}/claim-draft`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: claimDraftRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'saveClaimDraft', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * Deletes the claim in the version that is named, when it was sent or the member gave it up. 200 and 204 mean that it is gone, also where there was none; a claim kept since in another version stays, and the answer is the same. A failure is told to nobody, because the claim expires by itself.
 * @summary Forget a claim that was begun
 */
export const deleteClaimDraft = (
    id: string,
    params: DeleteClaimDraftParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<null>(
      {url: `/${encodeURIComponent(String(id))}/claim-draft`, method: 'DELETE',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'deleteClaimDraft', timeout: 60000, expect: [200, 204], authorization: 'required', ignoredBodies: [200], errorName: 'caller',  ...options});
    }
