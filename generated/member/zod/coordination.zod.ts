/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CobReason,
  ExternalCoverage,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * Used for members without maaxClaims (D-115). Only the first entry counts (CLAIM-43). 204 means that nothing is on file. A person who is not on the plan answers 404, one who does not share information 403 (D-158).
 * @summary List coverage on file with other insurers
 */
export const ListExternalCoverages200ResponseItem = ExternalCoverage
export const ListExternalCoverages200Response = /*#__PURE__*/ zod.array(ListExternalCoverages200ResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

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
export const ListCobReasons200Response = /*#__PURE__*/ zod.array(ListCobReasons200ResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

export const ListCobReasons204Response = /*#__PURE__*/ zod.void()

export const ListCobReasons400Response = Problem

export const ListCobReasons401Response = Problem

export const ListCobReasons403Response = Problem

export const ListCobReasons429Response = Problem

export const ListCobReasons500Response = Problem

export const ListCobReasons503Response = Problem
