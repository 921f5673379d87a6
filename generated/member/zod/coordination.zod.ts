/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CobReason,
  ExternalCoverage,
  OtherCoverage,
  OtherCoverageRequest,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * Used for members without maaxClaims (D-115). Only the first entry counts (CLAIM-43). 204 means that nothing is on file. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List coverage on file with other insurers
 */
export const ListExternalCoverages200ResponseItem = ExternalCoverage
export const ListExternalCoverages200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListExternalCoverages200ResponseItem).check(/*#__PURE__*/ zod.maxLength(20)))

export const ListExternalCoverages204Response = /*#__PURE__*/ zod.void()

export const ListExternalCoverages400Response = Problem

export const ListExternalCoverages401Response = Problem

export const ListExternalCoverages403Response = Problem

export const ListExternalCoverages404Response = Problem

export const ListExternalCoverages429Response = Problem

export const ListExternalCoverages500Response = Problem

export const ListExternalCoverages503Response = Problem

/**
 * Used for members with maaxClaims (D-115). Mind the date, it has dashes here and nowhere else (CLAIM-42). 204 means that nothing is on file. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary Read coverage on file of one person
 */
export const GetCob200Response = ExternalCoverage

export const GetCob204Response = /*#__PURE__*/ zod.void()

export const GetCob400Response = Problem

export const GetCob401Response = Problem

export const GetCob403Response = Problem

export const GetCob404Response = Problem

export const GetCob429Response = Problem

export const GetCob500Response = Problem

export const GetCob503Response = Problem

/**
 * Six reasons in the language of the call. 4 and 5 end the claim with their message, 6 needs a note (CLAIM-55 to CLAIM-57).
 * @summary List why the other insurer did not pay everything
 */
export const ListCobReasons200ResponseItem = CobReason
export const ListCobReasons200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListCobReasons200ResponseItem).check(/*#__PURE__*/ zod.maxLength(20)))

export const ListCobReasons204Response = /*#__PURE__*/ zod.void()

export const ListCobReasons400Response = Problem

export const ListCobReasons401Response = Problem

export const ListCobReasons403Response = Problem

export const ListCobReasons429Response = Problem

export const ListCobReasons500Response = Problem

export const ListCobReasons503Response = Problem

/**
 * One entry for each person on the plan whose information the member may see (D-310), also for those of whom nothing is known yet; coverage that has ended stays with its last day. 204 means the same as an entry without isCovered for each. Asked only where the configuration says that the service has it (keepsOtherCoverage); 404 means that it has none after all, and the portal asks in each claim as before.
 * @summary Read what is on file about everyone's coverage with another insurer
 */
export const GetOtherCoverage200ResponseItem = OtherCoverage
export const GetOtherCoverage200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(GetOtherCoverage200ResponseItem).check(/*#__PURE__*/ zod.maxLength(50)))

export const GetOtherCoverage204Response = /*#__PURE__*/ zod.void()

export const GetOtherCoverage401Response = Problem

export const GetOtherCoverage403Response = Problem

export const GetOtherCoverage404Response = Problem

export const GetOtherCoverage429Response = Problem

export const GetOtherCoverage500Response = Problem

export const GetOtherCoverage503Response = Problem

/**
 * Stores the whole of it in the place of what was on file, and answers it with its new version and today as the day on which it was said. basedOn is the version that the member saw. 409 means that another one is on file meanwhile, from another tab, device or claim, and nothing was changed (D-311); the portal then reads again and shows it. 422 means that the dates or the details are refused, with words that say which. On any failure nothing changes. From then on listExternalCoverages and getCob say the same.
 * @summary Say what coverage one person has with another insurer
 */
export const UpdateOtherCoverageBody = OtherCoverageRequest

export const UpdateOtherCoverage200Response = OtherCoverage

export const UpdateOtherCoverage400Response = Problem

export const UpdateOtherCoverage401Response = Problem

export const UpdateOtherCoverage403Response = Problem

export const UpdateOtherCoverage404Response = Problem

export const UpdateOtherCoverage409Response = Problem

export const UpdateOtherCoverage422Response = Problem

export const UpdateOtherCoverage429Response = Problem

export const UpdateOtherCoverage500Response = Problem

export const UpdateOtherCoverage503Response = Problem
