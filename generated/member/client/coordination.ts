/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  CobReason,
  ExternalCoverage,
  GetCobParams,
  ListCobReasonsParams,
  ListExternalCoveragesParams,
  OtherCoverage,
  OtherCoverageRequest
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Used for members without maaxClaims (D-115). Only the first entry counts (CLAIM-43). 204 means that nothing is on file. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List coverage on file with other insurers
 */
export const listExternalCoverages = (
    id: string,
    params: ListExternalCoveragesParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ExternalCoverage[] | null>(
      {url: `/${encodeURIComponent(String(id))}/external-coverages`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listExternalCoverages', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Used for members with maaxClaims (D-115). Mind the date, it has dashes here and nowhere else (CLAIM-42). 204 means that nothing is on file. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read coverage on file of one person
 */
export const getCob = (
    id: string,
    participantId: string,
    params: GetCobParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<ExternalCoverage | null>(
      {url: `/${encodeURIComponent(String(id))}/${encodeURIComponent(String(participantId))}/cob`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'getCob', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * Six reasons in the language of the call. 4 and 5 end the claim with their message, 6 needs a note (CLAIM-55 to CLAIM-57).
 * @summary List why the other insurer did not pay everything
 */
export const listCobReasons = (
    id: string,
    params: ListCobReasonsParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<CobReason[] | null>(
      {url: `/${encodeURIComponent(String(id))}/cob-reasons`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'listCobReasons', timeout: 60000, expect: [200, 204], authorization: 'required',  ...options});
    }

/**
 * One entry for each person on the plan whose information the member may see (D-310), also for those of whom nothing is known yet; coverage that has ended stays with its last day. 204 means the same as an entry without isCovered for each. Asked only where the configuration says that the service has it (keepsOtherCoverage); 404 means that it has none after all, and the portal asks in each claim as before.
 * @summary Read what is on file about everyone's coverage with another insurer
 */
export const getOtherCoverage = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<OtherCoverage[] | null>(
      {url: `/${encodeURIComponent(String(id))}/other-coverage`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getOtherCoverage', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * Stores the whole of it in the place of what was on file, and answers it with its new version and today as the day on which it was said. basedOn is the version that the member saw. 409 means that another one is on file meanwhile, from another tab, device or claim, and nothing was changed (D-311); the portal then reads again and shows it. 422 means that the dates or the details are refused, with words that say which. On any failure nothing changes. From then on listExternalCoverages and getCob say the same.
 * @summary Say what coverage one person has with another insurer
 */
export const updateOtherCoverage = (
    id: string,
    participantId: string,
    otherCoverageRequest: BodyType<OtherCoverageRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<OtherCoverage>(
      {url: `/${encodeURIComponent(String(id))}/other-coverage/${encodeURIComponent(String(participantId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: otherCoverageRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'updateOtherCoverage', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }
