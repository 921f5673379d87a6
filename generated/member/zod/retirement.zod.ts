/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Problem,
  RhipAmount
} from './memberService.schemas.zod.ts';

/**
 * What the retirement health insurance programme (RHIP) still pays this year (API-073). Null means that the member is not enrolled - the portal hides the card of My coverage, and the page says so (D-125). Any status but 200 raises rhip-amount (ERR-12).
 * @summary Read the amount of the retirement programme
 */
export const GetRhipAmount200Response = RhipAmount

export const GetRhipAmount401Response = Problem

export const GetRhipAmount403Response = Problem

export const GetRhipAmount429Response = Problem

export const GetRhipAmount500Response = Problem

export const GetRhipAmount503Response = Problem

/**
 * The last complete year of the programme as a PDF in the language of the call, one to three pages (API-074, D-124). The address is the literal one of the specification, benefits stands in it twice. Any status but 200 raises rhip-report (ERR-13). An empty file or a 204 counts as a failure (D-89).
 * @summary Print the annual report of the retirement programme
 */
export const GetRhipReportPdf200Response = /*#__PURE__*/ zod.unknown()

export const GetRhipReportPdf401Response = Problem

export const GetRhipReportPdf403Response = Problem

export const GetRhipReportPdf404Response = Problem

export const GetRhipReportPdf429Response = Problem

export const GetRhipReportPdf500Response = Problem

export const GetRhipReportPdf503Response = Problem
