/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CardRecipient,
  MemberCardDetails,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * The card as a PDF in the language of the call (API-113), saved as Identification.pdf in both languages (CONST-25). An empty file or a 204 counts as a failure (D-89).
 * @summary Print the member card
 */
export const GetMemberCardPdf200Response = /*#__PURE__*/ zod.unknown()

export const GetMemberCardPdf401Response = Problem

export const GetMemberCardPdf403Response = Problem

export const GetMemberCardPdf429Response = Problem

export const GetMemberCardPdf500Response = Problem

export const GetMemberCardPdf503Response = Problem

/**
 * Sends the card by e-mail to one to five addresses, one e-mail each, in the language of the call (API-114, D-140). The addresses stand in the body, and joined by commas in the query; both must name the same, each of them once, in any order and case, else 422. 200, 201 and 204 mean that every e-mail is on its way. After any other status none was sent; the portal shows the error and counts the failure like a failed sign-in (SESSION-45, D-48), a success is not counted.
 * @summary Send the member card to somebody
 */
export const ShareMemberCardBodyItem = CardRecipient
export const ShareMemberCardBody = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ShareMemberCardBodyItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(5)))

export const ShareMemberCard200Response = /*#__PURE__*/ zod.unknown()

export const ShareMemberCard201Response = /*#__PURE__*/ zod.unknown()

export const ShareMemberCard204Response = /*#__PURE__*/ zod.void()

export const ShareMemberCard400Response = Problem

export const ShareMemberCard401Response = Problem

export const ShareMemberCard403Response = Problem

export const ShareMemberCard422Response = Problem

export const ShareMemberCard429Response = Problem

export const ShareMemberCard500Response = Problem

export const ShareMemberCard503Response = Problem

/**
 * Name of the cardholder, telephone number of the customer service, and the other people on the plan (API-112, CARD-03). Policy and certificate number come from getCardholderDetails (CARD-02). 200 is the only success (D-141). The card is the same for everybody on the plan, so that a dependant sees it too.
 * @summary Read what the member card says
 */
export const GetMemberCardDetails200Response = MemberCardDetails

export const GetMemberCardDetails401Response = Problem

export const GetMemberCardDetails403Response = Problem

export const GetMemberCardDetails429Response = Problem

export const GetMemberCardDetails500Response = Problem

export const GetMemberCardDetails503Response = Problem

/**
 * The card as a pass in the language of the call, with what getMemberCardDetails and getCardholderDetails say (D-331). A pass is a ZIP archive of pass.json, icon.png, manifest.json with the SHA-1 of each file, and signature, which the insurer makes with its certificate for passes; a phone refuses a pass without it. Asked only where the configuration says that the service has it (offersWalletPasses); 404 means that it has none after all, and the portal says so beside the button. An empty file or a 204 counts as a failure (D-89). The same pass may be asked for again.
 * @summary Get the member card for the wallet of a phone
 */
export const GetMemberCardPass200Response = /*#__PURE__*/ zod.unknown()

export const GetMemberCardPass401Response = Problem

export const GetMemberCardPass403Response = Problem

export const GetMemberCardPass404Response = Problem

export const GetMemberCardPass429Response = Problem

export const GetMemberCardPass500Response = Problem

export const GetMemberCardPass503Response = Problem
