/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  MemberDocument,
  Problem,
  TravelLetterRequest
} from './memberService.schemas.zod.ts';

/**
 * Statements, tax receipts, booklets and letters that getDocumentPdf has, newest first (D-260). 204, as an empty list, means that there is none yet, and the portal says so. Asked only where the configuration says that the service has it (listsDocuments); 404 means that it keeps no documents after all, and the portal says where else documents are.
 * @summary List the documents kept for the member
 */
export const ListDocuments200ResponseItem = MemberDocument
export const ListDocuments200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListDocuments200ResponseItem).check(/*#__PURE__*/ zod.maxLength(500)))

export const ListDocuments204Response = /*#__PURE__*/ zod.void()

export const ListDocuments401Response = Problem

export const ListDocuments403Response = Problem

export const ListDocuments404Response = Problem

export const ListDocuments429Response = Problem

export const ListDocuments500Response = Problem

export const ListDocuments503Response = Problem

/**
 * One document of listDocuments as a PDF in the language of the call (D-260), under the name of D-90. An empty file or a 204 counts as a failure (D-89). 404 when this member has no such document.
 * @summary Download a document
 */
export const GetDocumentPdf200Response = /*#__PURE__*/ zod.unknown()

export const GetDocumentPdf400Response = Problem

export const GetDocumentPdf401Response = Problem

export const GetDocumentPdf403Response = Problem

export const GetDocumentPdf404Response = Problem

export const GetDocumentPdf429Response = Problem

export const GetDocumentPdf500Response = Problem

export const GetDocumentPdf503Response = Problem

/**
 * A letter for an embassy or a border that says who is covered in which country from which day to which, as a PDF (D-330). It is in the language of the call, or in another one where the body says so. A POST, because addresses hold neither people nor trips; nothing is claimed, booked or changed by it, and the portal may ask again. Asked only where the configuration says that the service has it (offersTravelLetters); 404 means that it has none after all, and the portal says where to ask. 422 means that the plan does not cover this trip, with words in both languages that say why; the portal shows them at the form. An empty file or a 204 counts as a failure (D-89).
 * @summary Get a letter that proves emergency travel coverage
 */
export const GetTravelLetterPdfBody = TravelLetterRequest

export const GetTravelLetterPdf200Response = /*#__PURE__*/ zod.unknown()

export const GetTravelLetterPdf400Response = Problem

export const GetTravelLetterPdf401Response = Problem

export const GetTravelLetterPdf403Response = Problem

export const GetTravelLetterPdf404Response = Problem

export const GetTravelLetterPdf422Response = Problem

export const GetTravelLetterPdf429Response = Problem

export const GetTravelLetterPdf500Response = Problem

export const GetTravelLetterPdf503Response = Problem
