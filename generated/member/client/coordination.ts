/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  CobReason,
  ExternalCoverage,
  GetCobParams,
  ListCobReasonsParams,
  ListExternalCoveragesParams
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';

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
