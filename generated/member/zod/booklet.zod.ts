/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BookletId,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * Number of the booklet that describes the plan (API-075). Null means that the plan has none. Any failure counts as null for the portal, without a dialog - the link is not shown (ERR-31, D-126).
 * @summary Find the booklet of the plan
 */
export const GetBookletId200Response = BookletId

export const GetBookletId401Response = Problem

export const GetBookletId403Response = Problem

export const GetBookletId429Response = Problem

export const GetBookletId500Response = Problem

export const GetBookletId503Response = Problem

/**
 * The booklet as a PDF in the language of the call (API-076). The id of the query is the bookletId, the id of the path is the member. Any failure is false for the portal - My coverage says that the booklet is not available right now, no dialog is shown (ERR-31, D-126). An empty file or a 204 counts as a failure (D-89).
 * @summary Download the booklet of the plan
 */
export const GetBookletPdf200Response = /*#__PURE__*/ zod.unknown()

export const GetBookletPdf400Response = Problem

export const GetBookletPdf401Response = Problem

export const GetBookletPdf403Response = Problem

export const GetBookletPdf404Response = Problem

export const GetBookletPdf429Response = Problem

export const GetBookletPdf500Response = Problem

export const GetBookletPdf503Response = Problem
